const minute = 60_000
const formatter = new Intl.RelativeTimeFormat('en')

/** How long ago something was: minutes under 60, then hours under 24, then days. */
export function relativeTime(moment: Date, now: Date) {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / minute)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return formatter.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? formatter.format(-hours, 'hour') : formatter.format(-Math.floor(hours / 24), 'day')
}
