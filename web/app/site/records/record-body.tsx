import type { ReactNode } from 'react'
import { RichText } from '../parts/rich-text.tsx'
import { Quote } from './quote.tsx'
import type { Quotable } from './quoted.ts'
import styles from './record-body.module.css'

/** The part of a record's page that is read: on paper, along the feeder, with the way to ask for it beside. */
export function RecordBody({ heading, quoted, quoteHint, children }: RecordBodyProps) {
  return (
    <div className={styles.body}>
      <section aria-labelledby="about">
        <h2 className={styles.heading} id="about">
          {heading}
        </h2>
        {children}
      </section>
      <Quote {...quoted} hint={quoteHint} />
    </div>
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

type RecordBodyProps = {
  heading: string
  /** What the visitor would ask for. */
  quoted: Quotable
  quoteHint: string
  children: ReactNode
}
