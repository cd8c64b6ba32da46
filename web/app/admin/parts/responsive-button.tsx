import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import styles from './responsive-button.module.css'

/** A quiet button, or a link to another tab, with its words; on a phone with its icon alone. */
export function ResponsiveButton({
  label,
  icon: ButtonIcon,
  isSmallOnTablet,
  ...act
}: ResponsiveButtonProps) {
  const look = {
    variant: 'subtle',
    color: 'gray',
    flex: 'none',
    'aria-label': label,
    'data-small-on-tablet': isSmallOnTablet || undefined,
    leftSection: <ButtonIcon size={19} stroke={1.8} aria-hidden />,
    classNames: { root: styles.button, section: styles.icon, label: styles.words },
  } as const
  return 'href' in act ? (
    <Button component="a" href={act.href} target="_blank" {...look}>
      {label}
    </Button>
  ) : (
    <Button onClick={act.onClick} {...look}>
      {label}
    </Button>
  )
}

type ResponsiveButtonProps = {
  label: string
  icon: Icon
  /** It is small where there is more room than on a phone, too. */
  isSmallOnTablet?: boolean
} & ({ href: string } | { onClick: () => void })
