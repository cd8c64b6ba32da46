import { texts } from '@busbar/contract'
import type { FormEvent, ReactNode } from 'react'
import styles from './error-page.module.css'

/**
 * A page for when nothing else can be shown. It may stand alone, so it brings its own styles. Where it lies over
 * another page (`isOver`), it is a dialog to screen readers.
 */
export function ErrorPage({ title, reason, isOver = false, children }: ErrorPageProps) {
  const Frame = isOver ? 'div' : 'main'
  return (
    <Frame className={styles.page} {...(isOver ? dialog : {})}>
      <svg className={styles.symbol} viewBox="0 -20 320 40" width="320" height="40" aria-hidden="true">
        {/* A breaker that has tripped: live on one side, dead on the other. */}
        <path className={styles.live} d="M0 0H120" />
        <path d="M120 0L168-19M180 0H320" />
        <circle className={styles.live} cx={120} r={4} />
        <circle cx={180} r={4} />
      </svg>
      <h1 className={styles.title} id={isOver ? dialog['aria-labelledby'] : undefined}>
        {title}
      </h1>
      {/* The guard of the start may have written here before React came: its words stay, and are no mistake. */}
      <p className={styles.reason} data-reason="" suppressHydrationWarning>
        {reason ?? ''}
      </p>
      <div className={styles.advice}>{children}</div>
      {/* A form, so that the button works where the scripts are what went wrong. */}
      <form onSubmit={reload}>
        <button className={styles.button} type="submit">
          {texts.site.refreshPage}
        </button>
      </form>
    </Frame>
  )
}

type ErrorPageProps = { title: string; reason?: string | null; isOver?: boolean; children: ReactNode }

const dialog = { role: 'alertdialog', 'aria-modal': true, 'aria-labelledby': 'breakdown-title' }

function reload(event: FormEvent) {
  event.preventDefault()
  window.location.reload()
}
