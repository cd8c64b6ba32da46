import { expect, test } from 'vitest'
import { clockTime, momentAt, nameOfDay } from './zoned-time.ts'

test('a date is shown and read on the clocks of the zone, summer and winter', () => {
  for (const [moment, zone, clock] of [
    ['2031-05-04T08:30:00.000Z', 'Europe/Paris', '2031-05-04T10:30'],
    ['2031-01-04T08:30:00.000Z', 'Europe/Paris', '2031-01-04T09:30'],
    ['2031-05-04T20:30:00.000Z', 'Asia/Tokyo', '2031-05-05T05:30'],
    ['2031-05-04T00:10:00.000Z', 'America/New_York', '2031-05-03T20:10'],
    ['2031-05-04T12:00:00.000Z', 'Asia/Kathmandu', '2031-05-04T17:45'],
    ['2031-05-04T00:00:00.000Z', 'UTC', '2031-05-04T00:00'],
  ] as const) {
    expect(clockTime(new Date(moment), zone)).toBe(clock)
    expect(momentAt(clock, zone).toISOString()).toBe(moment)
  }
})

test('around a change of the clocks every minute that they show is read back', () => {
  // Paris: 30 March 2031, 02:00 becomes 03:00; 26 October 2031, 03:00 becomes 02:00.
  for (const start of ['2031-03-29T20:00Z', '2031-10-25T20:00Z']) {
    for (let minute = 0; minute < 12 * 60; minute += 10) {
      const clock = clockTime(new Date(Date.parse(start) + minute * 60_000), 'Europe/Paris')
      expect(clockTime(momentAt(clock, 'Europe/Paris'), 'Europe/Paris')).toBe(clock)
    }
  }
  expect(momentAt('2031-03-30T02:30', 'Europe/Paris').toISOString()).toBe('2031-03-30T01:30:00.000Z')
})

test('A13: a day reads as dates do everywhere else in the product', () => {
  expect(['2031-05-04', '2031-12-31', '2032-01-01'].map(nameOfDay)).toEqual([
    'May 4, 2031',
    'Dec 31, 2031',
    'Jan 1, 2032',
  ])
})
