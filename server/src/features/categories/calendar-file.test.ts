import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  _id: '0198a5a0-0000-7000-8000-000000000001',
  title: 'Relay day',
  description: 'Bring a laptop',
  location: null,
  organizer: null,
  registrationUrl: null,
  date: '2026-05-04T12:30:00.000Z',
  updatedAt: '2026-04-01T08:00:00.000Z',
  revision: 3,
}

/** As a calendar reads it: folded lines are whole again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('is an event in UTC, with every line ended by CR LF', () => {
  const file = calendarFile(event)
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Busbar//Website//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:0198a5a0-0000-7000-8000-000000000001',
      'SEQUENCE:3',
      'DTSTAMP:20260401T080000Z',
      'DTSTART:20260504T123000Z',
      'DTEND:20260504T143000Z',
      'SUMMARY:Relay day',
      'DESCRIPTION:Bring a laptop',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('escapes what has a meaning, so that no text can add a line of its own', () => {
  const lines = linesOf(
    calendarFile({
      ...event,
      title: 'Relays; breakers, C:\\fuses',
      description: 'One\r\nATTENDEE:mailto:x@y.example\nthree\u0007',
      location: 'Hall 3, Lyon\rBEGIN:VALARM',
      organizer: 'Ada; Volt',
    }),
  )
  expect(lines).toContain('SUMMARY:Relays\\; breakers\\, C:\\\\fuses')
  expect(lines).toContain('DESCRIPTION:One\\nATTENDEE:mailto:x@y.example\\nthree')
  expect(lines).toContain('LOCATION:Hall 3\\, Lyon\\nBEGIN:VALARM')
  expect(lines).toContain('CONTACT:Ada\\; Volt')
  expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM)/.test(line))).toEqual([])
})

test('folds after 75 bytes and cuts no letter in half', () => {
  const title = 'Hochspannungs-Prüffeld 語 '.repeat(12).trim()
  const file = calendarFile({ ...event, title })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(linesOf(file)).toContain(`SUMMARY:${title}`)
})

test('gives the registration as an address', () => {
  const lines = linesOf(calendarFile({ ...event, registrationUrl: 'wattwerk.example/täg?a=1,2' }))
  expect(lines).toContain('URL:https://wattwerk.example/t%C3%A4g?a=1,2')
})

test('a calendar program reads it: one event with a name of its own, a beginning and an end', () => {
  const calendar = new ICAL.Component(
    ICAL.parse(calendarFile({ ...event, location: 'Hall 3; left, then right' })),
  )
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  const [read, ...others] = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
  expect(others).toEqual([])
  expect(read?.uid).toBe(event._id)
  expect(read?.startDate.toJSDate().toISOString()).toBe(event.date)
  expect(read?.endDate.toJSDate().toISOString()).toBe('2026-05-04T14:30:00.000Z')
  expect(read?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-04-01T08:00:00Z')
  expect([read?.summary, read?.location]).toEqual(['Relay day', 'Hall 3; left, then right'])
})
