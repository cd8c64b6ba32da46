import { expect, test } from 'vitest'
import { events } from './events.ts'

test('whenever it is loaded, nothing takes place at the weekend or between the years', () => {
  for (let day = 0; day < 366; day++) {
    const today = new Date(Date.UTC(2026, 0, 1 + day, 12))
    for (const { title, date } of events(() => '', today)) {
      const moment = new Date(date ?? '')
      expect([0, 6], `${title} on ${date}`).not.toContain(moment.getUTCDay())
      expect(date, title).not.toMatch(/-(12-2[1-9]|12-3\d|01-0[1-6])T/)
      expect(moment > today, `${title} stays ahead or behind`).toBe(isAhead.has(title))
    }
  }
})

const isAhead = new Set(
  events(() => '', new Date('2026-06-01T12:00:00Z'))
    .filter(({ date }) => date && date > '2026-06-01')
    .map(({ title }) => title),
)
