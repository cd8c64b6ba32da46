import { limits, type PublicEvent, webAddress } from '@busbar/contract'

type CalendarEvent = Pick<
  PublicEvent,
  '_id' | 'title' | 'description' | 'location' | 'organizer' | 'registrationUrl' | 'updatedAt' | 'revision'
> & { date: string }

/** An event as a calendar reads it (iCalendar, RFC 5545). It lasts as long as most do: nobody has said when it ends. */
export function calendarFile(event: CalendarEvent) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Busbar//Website//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event._id}`,
    // A calendar that has the event already takes the newer one.
    `SEQUENCE:${event.revision}`,
    `DTSTAMP:${utc(event.updatedAt)}`,
    `DTSTART:${utc(event.date)}`,
    `DTEND:${utc(Date.parse(event.date) + limits.events.lasts)}`,
    `SUMMARY:${text(event.title)}`,
    `DESCRIPTION:${text(event.description)}`,
    ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
    ...(event.organizer ? [`CONTACT:${text(event.organizer)}`] : []),
    ...(event.registrationUrl ? [`URL:${new URL(webAddress(event.registrationUrl)).href}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20260504T120000Z`. */
function utc(moment: string | number) {
  return new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function text(value: string) {
  return value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A line has 75 bytes at most; longer ones continue after a space. No character is split. */
function folded(line: string) {
  let folded = ''
  let bytes = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += size
  }
  return folded
}
