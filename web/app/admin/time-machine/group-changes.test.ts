import type { HistoryEntry } from '@busbar/contract'
import { expect, test } from 'vitest'
import { groupChanges } from './group-changes.ts'

const by = { _id: null, name: 'Ada Volt' }

function entry(change: number, at: string, more: Partial<HistoryEntry> = {}): HistoryEntry {
  const what = { collection: 'products', recordId: `${change}`, title: 'Fuse', action: 'delete' } as const
  return { ...what, change, at, revision: 1, by, changes: [], isKept: true, ...more }
}

test('what was saved at once is one change, by kind and by what was done', () => {
  const at = '2026-03-02T10:00:00.000Z'
  const category = entry(7, at, { collection: 'categories' })
  const events = [entry(7, at, { collection: 'events' }), entry(7, at, { collection: 'events' })]
  const days = groupChanges([category, ...events, entry(6, at)], 'UTC')
  expect(days).toEqual([
    {
      day: '2026-03-02',
      changes: [
        { number: 7, at, by, groups: [[category], events] },
        { number: 6, at, by, groups: [[entry(6, at)]] },
      ],
    },
  ])
})

test('days begin at midnight in the time zone of the back office', () => {
  const entries = [entry(3, '2026-03-02T00:30:00.000Z'), entry(2, '2026-03-01T23:30:00.000Z')]
  const daysIn = (timeZone: string) => groupChanges(entries, timeZone).map(({ day }) => day)
  expect(daysIn('UTC')).toEqual(['2026-03-02', '2026-03-01'])
  expect(daysIn('Europe/Berlin')).toEqual(['2026-03-02'])
})
