import { type PublicEvent, webAddress } from '@busbar/contract'
import { shownImage } from '../parts/shown-image.ts'
import { shownText } from '../parts/shown-text.ts'

export type ShownEvent = ReturnType<typeof shownEvent>

/** An event as its category's page prints it. To be called in loaders only. */
export function shownEvent(event: PublicEvent, isPast: boolean) {
  const { _id, title, description, details, date, location, organizer, registrationUrl } = event
  return {
    _id,
    title,
    description,
    details: details ? shownText(details, 4) : null,
    date,
    location,
    organizer,
    registration: registrationUrl ? webAddress(registrationUrl) : null,
    /** Nobody plans for what is over. */
    calendar: date && !isPast ? `/api/events/${_id}/calendar.ics` : null,
    image: shownImage('events', event.imageUrl, event.pictures),
  }
}
