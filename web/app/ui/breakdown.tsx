import { texts } from '@busbar/contract'
import type { FormEvent, ReactNode } from 'react'
import styles from './breakdown.module.css'

/** A page for when nothing else can be shown. It may stand alone, so it brings its own styles. */
export function Breakdown({ title, reason, children }: Given) {
  return (
    <main className={styles.page}>
      <svg className={styles.symbol} viewBox="0 -20 320 40" width="320" height="40" aria-hidden="true">
        {/* A breaker that has tripped: live on one side, dead on the other. */}
        <path className={styles.live} d="M0 0H120" />
        <path d="M120 0L168-19M180 0H320" />
        <circle className={styles.live} cx={120} r={4} />
        <circle cx={180} r={4} />
      </svg>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.reason} data-reason="">
        {reason}
      </p>
      <div className={styles.advice}>{children}</div>
      {/* A form, so that the button works where the scripts are what went wrong. */}
      <form onSubmit={reload}>
        <button className={styles.button} type="submit">
          {texts.site.refreshPage}
        </button>
      </form>
    </main>
  )
}

type Given = { title: string; reason?: string | null; children: ReactNode }

function reload(event: FormEvent) {
  event.preventDefault()
  window.location.reload()
}
