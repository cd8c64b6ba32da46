import type { ReactNode } from 'react'
import styles from './dark-block.module.css'

/** A form within a page, on the ground that forms stand on everywhere. */
export function DarkBlock({ heading, text, children }: DarkBlockProps) {
  return (
    <section className={styles.panel} data-width="wide">
      <div className={styles.words}>
        <h2 className={styles.heading}>{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

type DarkBlockProps = { heading: string; text: string | null; children: ReactNode }
