import type { ReactNode } from 'react'
import { RichText } from '../parts/rich-text.tsx'
import { Quote } from './quote.tsx'
import type { Quotable } from './quoted.ts'
import styles from './record-body.module.css'

/** The parts of a record's page that are read: on paper, along the feeder, with the way to ask for it beside. */
export function RecordBody({ quoted, quoteHint, children }: RecordBodyProps) {
  return (
    <div className={styles.body}>
      <div className={styles.parts}>{children}</div>
      <Quote {...quoted} hint={quoteHint} />
    </div>
  )
}

/** More of them, with the whole width for themselves. */
export function WideBody({ children }: { children: ReactNode }) {
  return (
    <div className={styles.wide}>
      <div className={styles.parts}>{children}</div>
    </div>
  )
}

/** One of them. */
export function RecordPart({ id, heading, children }: RecordPartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** A long text in it. */
export function RecordText({ html }: { html: string }) {
  return (
    <div className={styles.text}>
      <RichText html={html} />
    </div>
  )
}

type RecordPartProps = { id: string; heading: string; children: ReactNode }
type RecordBodyProps = {
  /** What the visitor would ask for. */
  quoted: Quotable
  quoteHint: string
  children: ReactNode
}
