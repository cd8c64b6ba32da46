import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '../../ui/fonts.css'
import './admin.css'
import { limits } from '@busbar/contract'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../api/query-client.ts'
import { cssVariables, theme } from './theme.ts'

/** What every page behind the sign-in, and the sign-in itself, stands in. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <ModalsProvider>{children}</ModalsProvider>
        <Notifications position="top-right" autoClose={limits.toast.closeAfter} containerWidth={400} />
      </MantineProvider>
    </QueryClientProvider>
  )
}
