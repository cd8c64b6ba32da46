import { useTimeZone } from '../../api/company.ts'
import { relativeTime } from './relative-time.ts'

/** A point in time: how long ago it was, with the date at hand, or the date itself. */
export function DateTime({ at, isRelative = false }: { at: string; isRelative?: boolean }) {
  const timeZone = useTimeZone()
  const moment = new Date(at)
  const date = moment.toLocaleString('en-US', { ...parts, timeZone })
  return (
    <time dateTime={at} title={isRelative ? date : undefined}>
      {isRelative ? relativeTime(moment, new Date()) : date}
    </time>
  )
}

const parts = {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const
