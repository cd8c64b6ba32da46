import type { Role } from '@busbar/contract'
import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { useHotkeys, useOs } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import styles from './shell.module.css'
import { paletteTexts } from './texts.ts'
import { createTypedAhead } from './typed-ahead.ts'

const typedAhead = createTypedAhead()
const load = () => import('./command-palette.tsx')
const CommandPalette = lazy(() =>
  load().catch((error: unknown) => {
    typedAhead.stop()
    throw error
  }),
)

/** The way to everything, in the header: the command palette is fetched when it is first asked for. */
export function SearchEverything({ role }: { role: Role }) {
  const [isWanted, setWanted] = useState(false)
  const isMac = ['macos', 'ios'].includes(useOs())
  // The first call loads the palette, which opens itself; from then on we have to open it.
  const want = () => {
    if (!isWanted) typedAhead.start()
    setWanted(true)
  }
  const open = () => {
    if (isWanted) void load().then(({ openPalette }) => openPalette())
    else want()
  }
  useHotkeys([['mod+K', want]])
  return (
    <>
      <div data-bar-start>
        <UnstyledButton className={styles.search} onClick={open} visibleFrom="md">
          <IconSearch size={18} aria-hidden />
          <span>{paletteTexts.open}</span>
          <Kbd size="xs" aria-hidden>
            {isMac ? '⌘ K' : 'Ctrl K'}
          </Kbd>
        </UnstyledButton>
        <ActionIcon hiddenFrom="md" onClick={open} aria-label={paletteTexts.open}>
          <IconSearch size={20} />
        </ActionIcon>
      </div>
      {isWanted && (
        <Suspense>
          <CommandPalette role={role} typedAhead={typedAhead} />
        </Suspense>
      )}
    </>
  )
}
