import { texts } from '@busbar/contract'
import { BackLink } from '../parts/back-link.tsx'
import styles from './failure-page.module.css'

/** A page whose record is not there, or could not be read. */
export function FailurePage({ failure, missingHint, back }: FailurePageProps) {
  return (
    <section className={styles.page}>
      <svg className={styles.symbol} viewBox="0 -24 320 48" width="320" height="48" aria-hidden="true">
        {failure.isMissing ? (
          // A feeder that leads nowhere: its switch is open.
          <>
            <path className={styles.live} d="M0 0H120" />
            <path d="M120 0L176-21M184 0H320" />
            <circle className={styles.live} cx={120} r={4} />
            <circle cx={184} r={4} />
          </>
        ) : (
          // A breaker that has tripped.
          <>
            <path className={styles.live} d="M0 0H136" />
            <path d="M168 0H320M136-16H168V16H136ZM144-8L160 8M160-8L144 8" />
          </>
        )}
      </svg>
      <div role={failure.isMissing ? undefined : 'alert'}>
        <h1 className={styles.title}>{failure.sentence}</h1>
        <p className={styles.hint}>{failure.isMissing ? missingHint : texts.site.refreshHint}</p>
      </div>
      <BackLink {...back} />
    </section>
  )
}

type FailurePageProps = {
  failure: { sentence: string; isMissing: boolean }
  missingHint: string
  back: { to: string; text: string }
}
