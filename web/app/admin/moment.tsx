import { relativeTime } from './relative-time.ts'

const full = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A point in time: how long ago it was, with the date at hand, or the date itself. */
export function Moment({ at, isRelative = false }: { at: string; isRelative?: boolean }) {
  const moment = new Date(at)
  const date = full.format(moment)
  return (
    <time dateTime={at} title={isRelative ? date : undefined}>
      {isRelative ? relativeTime(moment, new Date()) : date}
    </time>
  )
}
