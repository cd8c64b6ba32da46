import { useSyncExternalStore } from 'react'
import { useSite } from '../layout/use-company.ts'
import styles from './event-date.module.css'

/** An event's day as a sheet of a wall calendar. It says nothing that `FullDate` does not. */
export function DateSheet({ date }: { date: string }) {
  const timeZone = useTimeZone()
  const part = (options: Intl.DateTimeFormatOptions) => format(date, { ...options, timeZone })
  return (
    <div className={styles.sheet} aria-hidden="true">
      <span className={styles.day}>{part({ day: '2-digit' })}</span>
      <span className={styles.month} suppressHydrationWarning>
        {part({ month: 'short', year: 'numeric' })}
      </span>
    </div>
  )
}

/** `Mon 4 May 2026, 14:30 UTC`. */
export function FullDate({ date }: { date: string }) {
  const timeZone = useTimeZone()
  const day = format(date, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone })
  const time = format(date, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone })
  return (
    // Two engines may shorten a month differently.
    <time dateTime={date} suppressHydrationWarning>
      {`${day}, ${time}`}
    </time>
  )
}

function format(date: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(date)).replace(',', '')
}

/** The company's zone. Without one the page is published in UTC, and the browser tells the visitor's own time. */
function useTimeZone() {
  const { timeZone } = useSite()
  return useSyncExternalStore(
    () => () => {},
    () => timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => timeZone ?? 'UTC',
  )
}
