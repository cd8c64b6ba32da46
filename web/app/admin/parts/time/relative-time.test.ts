import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-03-10T12:00:00Z')

test('tells minutes under 60, then hours under 24, then days @spec-53', () => {
  const ago = (minutes: number) => relativeTime(new Date(now.getTime() - minutes * 60_000), now)
  expect([ago(59), ago(60), ago(24 * 60 - 1), ago(24 * 60)]).toEqual([
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    '1 day ago',
  ])
})

test.each([
  ['2026-03-10T12:00:30Z', 'just now'],
  ['2026-03-10T11:59:01Z', 'just now'],
  ['2026-03-10T11:59:00Z', '1 minute ago'],
  ['2026-03-10T11:00:01Z', '59 minutes ago'],
  ['2026-03-10T11:00:00Z', '1 hour ago'],
  ['2026-03-09T12:00:01Z', '23 hours ago'],
  ['2026-03-09T12:00:00Z', '1 day ago'],
  ['2026-02-08T12:00:00Z', '30 days ago'],
])('says of %s at noon: %s @spec-53', (moment, expected) => {
  expect(relativeTime(new Date(moment), now)).toBe(expected)
})
