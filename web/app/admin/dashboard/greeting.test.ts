import { expect, test } from 'vitest'
import { partOfDay } from './greeting.ts'

test.each([
  ['00:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
])('greets at %s with good %s @spec-56 @spec-236', (time, expected) => {
  expect(partOfDay(new Date(`2026-03-01T${time}:00`))).toBe(expected)
})
