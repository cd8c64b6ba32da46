import type { Role } from '@busbar/contract'
import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'

const CommandPalette = lazy(() => import('./command-palette.tsx'))

/** The command palette, fetched when `Ctrl K` first asks for it. */
export function PaletteOnDemand({ role }: { role: Role }) {
  const [isWanted, setWanted] = useState(false)
  useHotkeys([['mod+K', () => setWanted(true)]])
  return (
    isWanted && (
      <Suspense>
        <CommandPalette role={role} />
      </Suspense>
    )
  )
}
