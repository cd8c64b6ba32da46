import { useSite } from '../layout/use-company.ts'
import styles from './event-date.module.css'
import { dayAndTime, sheetOf } from './event-times.ts'

/** An event's day as a sheet of a wall calendar. It says nothing that `FullDate` does not. */
export function DateSheet({ date }: { date: string }) {
  const { timeZone } = useSite()
  const { day, month } = sheetOf(date, timeZone ?? 'UTC')
  return (
    <div className={styles.sheet} aria-hidden="true">
      <span className={styles.day} {...localTime(date, timeZone)} data-part="day">
        {day}
      </span>
      <span className={styles.month} {...localTime(date, timeZone)} data-part="month">
        {month}
      </span>
    </div>
  )
}

export function FullDate({ date }: { date: string }) {
  const { timeZone } = useSite()
  return (
    <time dateTime={date} {...localTime(date, timeZone)}>
      {dayAndTime(date, timeZone ?? 'UTC')}
    </time>
  )
}

/** Without a zone of the company's the page is published in UTC, and the browser tells the visitor's own time. */
function localTime(date: string, timeZone: string | null) {
  return timeZone ? {} : { 'data-local-time': date }
}
