type Dated = { date: string | null }

/**
 * The events that are still to come and those that are past, each with the newest first. One without a date counts
 * as past and comes last.
 */
export function splitEvents<Event extends Dated>(events: Event[], now: Date) {
  const newestFirst = events.toSorted((one, other) => timeOf(other) - timeOf(one))
  const isUpcoming = (event: Event) => timeOf(event) > now.getTime()
  return {
    upcoming: newestFirst.filter(isUpcoming),
    past: newestFirst.filter((event) => !isUpcoming(event)),
  }
}

function timeOf({ date }: Dated) {
  return date === null ? Number.NEGATIVE_INFINITY : Date.parse(date)
}
