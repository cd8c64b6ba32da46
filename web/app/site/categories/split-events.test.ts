import { expect, test } from 'vitest'
import { splitEvents } from './split-events.ts'

const now = new Date('2026-05-04T12:00:00.000Z')
const event = (title: string, date: string | null) => ({ title, date })
const titles = (events: { title: string }[]) => events.map(({ title }) => title)

test('an event is upcoming when its date is after now, else past', () => {
  const { upcoming, past } = splitEvents(
    [
      event('in a moment', '2026-05-04T12:00:00.001Z'),
      event('now', '2026-05-04T12:00:00.000Z'),
      event('just over', '2026-05-04T11:59:59.999Z'),
    ],
    now,
  )
  expect(titles(upcoming)).toEqual(['in a moment'])
  expect(titles(past)).toEqual(['now', 'just over'])
})

test('no date counts as past and sorts last; others are newest first', () => {
  const { upcoming, past } = splitEvents(
    [
      event('no date', null),
      event('old', '2020-01-01T00:00:00Z'),
      event('soon', '2026-06-01T00:00:00Z'),
      event('last year', '2025-01-01T00:00:00Z'),
      event('later', '2027-06-01T00:00:00Z'),
    ],
    now,
  )
  expect(titles(upcoming)).toEqual(['later', 'soon'])
  expect(titles(past)).toEqual(['last year', 'old', 'no date'])
})
