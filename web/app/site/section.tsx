import { type ReactNode, useRef } from 'react'
import { useFirstSeen } from '../ui/use-first-seen.ts'
import styles from './section.module.css'
import type { SectionId } from './sections.ts'

/**
 * A light section of the landing page. The feeder that runs down the page passes the section's symbol and goes
 * over into a busbar, from which the content hangs. The current arrives when the heading is first seen.
 */
export function Section({ id, symbol, title, introduction, children }: Given) {
  const heading = useRef<HTMLDivElement>(null)
  const seen = useFirstSeen(heading)
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-seen={seen}
    >
      <span className={styles.feeder} />
      <div ref={heading} className={styles.heading}>
        <svg className={styles.symbol} viewBox="-17 -26 34 52" width="34" height="52" aria-hidden="true">
          {symbol}
        </svg>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <p className={styles.introduction}>{introduction}</p>
      </div>
      <div className={styles.busbar} />
      {children}
    </section>
  )
}

type Given = { id: SectionId; symbol: ReactNode; title: string; introduction: string; children: ReactNode }
