import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './screen-head.module.css'

/** A screen's name, what it is for where that needs saying, and its actions at the top right, the primary one last. */
export function ScreenHead({ title, subtitle, children }: ScreenHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <Title>{title}</Title>
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

type ScreenHeadProps = { title: string; subtitle?: string; children?: ReactNode }
