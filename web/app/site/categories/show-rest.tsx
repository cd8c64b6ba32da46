import type { ReactNode } from 'react'
import styles from './show-rest.module.css'

/** The rest of a list behind a button that works without scripts; a search within the page finds what is in it. */
export function ShowRest({ more, less, children }: { more: string; less: string; children: ReactNode }) {
  return (
    <details className={styles.rest}>
      <summary className={styles.button}>
        <span className={styles.more}>{more}</span>
        <span className={styles.less}>{less}</span>
        <svg className={styles.arrow} viewBox="0 0 14 8" width="14" height="8" aria-hidden="true">
          <path d="M1 1l6 6 6-6" />
        </svg>
      </summary>
      {children}
    </details>
  )
}
