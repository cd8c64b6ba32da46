import { expect, test } from 'vitest'
import { events } from './events.ts'

test('V9: whenever it is loaded, families come on a Saturday and all else is on a working day', () => {
  for (let day = 0; day < 366; day++) {
    const today = new Date(Date.UTC(2026, 0, 1 + day, 12))
    for (const { title, date } of events(() => '', today)) {
      const moment = new Date(date ?? '')
      const days = /Open day/.test(title) ? [6] : [1, 2, 3, 4, 5]
      expect(days, `${title} on ${date}`).toContain(moment.getUTCDay())
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
