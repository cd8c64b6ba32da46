import { ActionIcon, Anchor, Text, Title, Tooltip } from '@mantine/core'
import { IconArrowLeft, IconHelp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { partsTexts } from '../texts.ts'
import styles from './screen-head.module.css'

/** A screen's name, what it is for where that needs saying, and its actions at the top right, the primary one last. */
export function ScreenHead({ title, subtitle, hasSmallActions, children }: ScreenHeadProps) {
  return (
    <div className={styles.head} data-small-actions={hasSmallActions || undefined}>
      <div>
        <div className={styles.title}>
          <Title>{title}</Title>
          <HelpLink />
        </div>
        {subtitle && (
          <Text c="dimmed" mt={4}>
            {subtitle}
          </Text>
        )}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

type ScreenHeadProps = {
  title: string
  subtitle?: string
  /** They stay beside the name on a phone, too. */
  hasSmallActions?: boolean
  children?: ReactNode
}

/** Above a screen that was opened from another one: the way back there. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} className={styles.back}>
      <IconArrowLeft size={16} aria-hidden />
      {children}
    </Anchor>
  )
}

const helpItself = ['help', 'documentation']

/** The way to the guides of this screen. A phone has it in its menu alone: toasts stand there. */
function HelpLink() {
  const [, , screen = ''] = useLocation().pathname.split('/')
  if (!screen || helpItself.includes(screen)) return null
  return (
    <Tooltip label={partsTexts.help}>
      <ActionIcon
        component={Link}
        to={`/admin/help?screen=${screen}`}
        visibleFrom="xs"
        size={28}
        aria-label={partsTexts.help}
      >
        <IconHelp size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  )
}
