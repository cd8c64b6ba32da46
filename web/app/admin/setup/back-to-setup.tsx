import { ActionIcon, Button } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconArrowLeft, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import styles from './back-to-setup.module.css'
import { setupTexts } from './texts.ts'
import { useSetup } from './use-setup.ts'

/** What links of the setup tell the screen that they lead to. */
export const fromSetup = { isFromSetup: true }

/** Over a screen that a step of the setup has led to, and those after it: the way back, until somebody is there. */
export function BackToSetup() {
  const { pathname, state } = useLocation()
  const [isAway, setAway] = useSessionStorage({ key: 'away-from-setup', defaultValue: false })
  const { data: setup } = useSetup(isAway)
  useEffect(() => {
    if (pathname === '/admin/setup' || pathname === '/admin') setAway(false)
    else if ((state as Partial<typeof fromSetup> | null)?.isFromSetup) setAway(true)
  }, [pathname, state, setAway])
  if (!isAway || !setup || setup.isFinished) return null
  return (
    <aside className={styles.bar} aria-label={setupTexts.heading}>
      <Button
        component={Link}
        to="/admin/setup"
        variant="default"
        size="compact-md"
        leftSection={<IconArrowLeft size={16} aria-hidden />}
      >
        {setupTexts.back}
      </Button>
      <span className={styles.about}>{setupTexts.heading}</span>
      <ActionIcon size={28} aria-label={setupTexts.hideBack} onClick={() => setAway(false)}>
        <IconX size={18} />
      </ActionIcon>
    </aside>
  )
}
