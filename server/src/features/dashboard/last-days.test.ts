import { expect, test } from 'vitest'
import { lastDays } from './last-days.ts'

test('today is the day of who looks, not of the server', () => {
  const now = new Date('2026-03-01T23:30:00Z')
  expect(lastDays(2, now, 'UTC').map(({ day }) => day)).toEqual(['2026-02-28', '2026-03-01'])
  expect(lastDays(2, now, 'Europe/Paris').map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02'])
  expect(lastDays(1, now, 'Pacific/Honolulu')[0]?.start.toISOString()).toBe('2026-03-01T10:00:00.000Z')
  expect(lastDays(1, now, 'Asia/Kathmandu')[0]?.start.toISOString()).toBe('2026-03-01T18:15:00.000Z')
})

test('a day on which the clock is changed begins at midnight as well', () => {
  const starts = lastDays(3, new Date('2026-03-30T12:00:00Z'), 'Europe/Paris').map(({ start }) => start)
  expect(starts.map((start) => start.toISOString())).toEqual([
    '2026-03-27T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ])
})
