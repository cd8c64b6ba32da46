import type { SectionTone } from '@busbar/contract'
import type { ReactNode } from 'react'
import { bindUnits } from '../../../ui/text/bind-units.ts'
import styles from './section.module.css'
import type { SectionHead } from './section-heads.ts'

/**
 * A section of the landing page, on paper or (`dark`) on ink. The feeder that runs down the page passes the section's
 * symbol and goes over into a busbar, from which the content hangs. The current arrives when the heading is first
 * seen. On a page of its own its title is the page's (`level` 1).
 */
export function Section({ head, level = 2, symbol, children }: SectionProps) {
  const { id, title, introduction, tone } = head
  const Title = `h${level}` as const
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-tone={tone}
      data-painted-late=""
    >
      <span className={styles.feeder} />
      <div className={styles.heading} data-first-seen="">
        <svg className={styles.symbol} viewBox="-17 -26 34 52" width="34" height="52" aria-hidden="true">
          {symbol}
        </svg>
        <Title className={styles.title} id={`${id}-title`}>
          {title}
        </Title>
        {introduction && <p className={styles.introduction}>{bindUnits(introduction)}</p>}
      </div>
      <div className={styles.busbar} />
      {children}
    </section>
  )
}

/** What stands between sections, on the same ground. */
export function SectionGround({ tone, children }: { tone: SectionTone; children: ReactNode }) {
  return (
    <div className={styles.section} data-tone={tone} data-painted-late="">
      <span className={styles.feeder} />
      {children}
    </div>
  )
}

type SectionProps = {
  head: SectionHead
  level?: 1 | 2
  symbol: ReactNode
  children: ReactNode
}
