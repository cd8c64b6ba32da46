import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './screen-head.module.css'

/** A screen's name, and its primary action at the top right. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <Title>{title}</Title>
      {children}
    </div>
  )
}
