import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

test('a record has thirty days in the trash, and none on its last', () => {
  const deletedAt = '2031-03-01T12:00:00.000Z'
  const left = (now: string) => daysLeft(deletedAt, new Date(now))
  expect(left('2031-03-01T12:00:00Z')).toBe(30)
  expect(left('2031-03-01T13:00:00Z')).toBe(29)
  expect(left('2031-03-30T13:00:00Z')).toBe(0)
  // The nightly cleaning may be late.
  expect(left('2031-04-02T00:00:00Z')).toBe(0)
})
