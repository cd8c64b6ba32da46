type Day = { day: string; start: Date }

const dayInMs = 24 * 60 * 60_000

/** The last days up to today, as people in this time zone count them, and when each begins. */
export function lastDays(count: number, now: Date, timeZone: string): Day[] {
  const today = Date.parse(localTime(now, timeZone).toISOString().slice(0, 10))
  return Array.from({ length: count }, (_, index) => {
    const midnight = new Date(today - (count - 1 - index) * dayInMs)
    return { day: midnight.toISOString().slice(0, 10), start: startOf(midnight, timeZone) }
  })
}

/** When it is midnight there. The clock may be changed between here and there, so it is looked at twice. */
function startOf(midnight: Date, timeZone: string) {
  const guess = new Date(midnight.getTime() - aheadOfUtc(midnight, timeZone))
  return new Date(midnight.getTime() - aheadOfUtc(guess, timeZone))
}

function aheadOfUtc(moment: Date, timeZone: string) {
  return localTime(moment, timeZone).getTime() - Math.floor(moment.getTime() / 1000) * 1000
}

/** What the clock there shows, as if it were UTC. */
function localTime(moment: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return new Date(
    Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')),
  )
}
