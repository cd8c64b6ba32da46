import type { HistoryEntry } from '@busbar/contract'

/** The entries of one change, grouped by kind and action. */
export type TimelineChange = { number: number; at: string; by: HistoryEntry['by']; groups: HistoryEntry[][] }

/** A day in the back office's time zone, and what was saved on it. */
export type TimelineDay = { day: string; changes: TimelineChange[] }

/** Puts entries, newest first, together by change and by day. */
export function groupChanges(entries: HistoryEntry[], timeZone: string): TimelineDay[] {
  const dayOf = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
  const days: TimelineDay[] = []
  for (const entry of entries) {
    const day = dayOf.format(new Date(entry.at))
    const last = days.at(-1)?.changes.at(-1)
    if (last?.number === entry.change) addTo(last.groups, entry)
    else {
      const change = { number: entry.change, at: entry.at, by: entry.by, groups: [[entry]] }
      if (days.at(-1)?.day === day) days.at(-1)?.changes.push(change)
      else days.push({ day, changes: [change] })
    }
  }
  return days
}

function addTo(groups: HistoryEntry[][], entry: HistoryEntry) {
  const group = groups.find(
    ([first]) => first?.collection === entry.collection && first.action === entry.action,
  )
  if (group) group.push(entry)
  else groups.push([entry])
}
