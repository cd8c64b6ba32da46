import { limits, texts } from '@busbar/contract'
import { EventCard } from './event-card.tsx'
import styles from './events.module.css'
import { ShowRest } from './show-rest.tsx'
import type { ShownEvent } from './shown-event.ts'

const eventsTexts = texts.events

/** What is still to come in the field, and what has been. */
export function Events({ upcoming, past }: { upcoming: ShownEvent[]; past: ShownEvent[] }) {
  return (
    <div className={styles.events}>
      <section aria-labelledby="upcoming-events">
        <h2 className={styles.heading} id="upcoming-events">
          {eventsTexts.upcoming}
        </h2>
        {upcoming.length > 0 ? (
          <EventList events={upcoming} more={eventsTexts.showAllUpcoming(upcoming.length)} />
        ) : (
          <p className={styles.none}>{eventsTexts.noUpcoming}</p>
        )}
      </section>
      {past.length > 0 && (
        <section aria-labelledby="past-events">
          <h2 className={styles.heading} id="past-events">
            {eventsTexts.past}
          </h2>
          <EventList events={past} more={eventsTexts.showAllPast(past.length)} isPast />
        </section>
      )}
    </div>
  )
}

function EventList({
  events,
  more,
  isPast = false,
}: {
  events: ShownEvent[]
  more: string
  isPast?: boolean
}) {
  const first = events.slice(0, limits.events.shownFirst)
  const rest = events.slice(limits.events.shownFirst)
  const list = (some: ShownEvent[]) => (
    <ul className={styles.list}>
      {some.map((event) => (
        <EventCard key={event._id} event={event} isPast={isPast} />
      ))}
    </ul>
  )
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <ShowRest more={more} less={eventsTexts.showFewer}>
          {list(rest)}
        </ShowRest>
      )}
    </>
  )
}
