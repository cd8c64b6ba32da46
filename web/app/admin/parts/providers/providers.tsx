import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '../../../ui/fonts.css'
import '../admin.css'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { cssVariables, theme } from './theme.ts'
import { Toasts } from './toasts-region.tsx'

/** What every page behind the sign-in, and the sign-in itself, stands in. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <ModalsProvider>{children}</ModalsProvider>
        <Toasts />
      </MantineProvider>
    </QueryClientProvider>
  )
}
