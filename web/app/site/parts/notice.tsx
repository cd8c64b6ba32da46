import styles from './notice.module.css'

/** A section that has nothing to show says so: nothing there yet, or (`isFailure`) it could not be read. */
export function Notice({ title, text, isFailure = false }: NoticeProps) {
  return (
    <div className={styles.notice} role={isFailure ? 'alert' : undefined}>
      <svg className={styles.symbol} viewBox="-2 -15 100 30" width="100" height="30" aria-hidden="true">
        {isFailure ? (
          // A feeder whose breaker has tripped.
          <path d="M0 0H37M59 0H96M37-11H59V11H37ZM42-6L54 6M54-6L42 6" />
        ) : (
          // A feeder that nobody has switched on yet.
          <>
            <path d="M0 0H30M66 0H96M30 0L58-13" />
            <circle cx={30} r={2.5} />
            <circle cx={66} r={2.5} />
          </>
        )}
      </svg>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  )
}

type NoticeProps = { title: string; text?: string; isFailure?: boolean }
