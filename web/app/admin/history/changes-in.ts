import { type Collection, collections, type HistoryEntry, isEqual } from '@busbar/contract'
import { fieldName } from './field-name.ts'

/** One thing that became another, under the name that people know it by. */
export type ShownChange = {
  field: string
  label: string
  /** The id of the record that an entry is about, whose name it has. */
  about?: string
  before: unknown
  after: unknown
}

/** Follows the image, and means nothing to people. */
const storedImageId = 'imagePublicId'

type Values = Record<string, unknown>

/**
 * A version's changes as people read them: of a field that has parts, such as the social media, the parts that changed;
 * of a list, the entries that went and those that came.
 */
export function changesIn(changes: HistoryEntry['changes'], of: string): ShownChange[] {
  const told = changes.filter(({ field }) => field !== storedImageId)
  return told.flatMap(({ field, before, after }) => {
    const label = fieldName(field, of)
    if (isKeyed(of, field)) return entriesOf(field, label, (before ?? {}) as Values, (after ?? {}) as Values)
    if (isParts(before) || isParts(after))
      return partsOf(isParts(before) ? before : {}, isParts(after) ? after : {})
    if (Array.isArray(before) || Array.isArray(after))
      return [{ field, label, ...moved(listOf(before), listOf(after)) }]
    return [{ field, label, before, after }]
  })
}

function isKeyed(of: string, field: string) {
  const declared: Record<string, Collection> = collections
  return declared[of]?.fields[field]?.isKeyed === true
}

/** Of entries by the id of a record, those that changed. */
function entriesOf(field: string, label: string, before: Values, after: Values): ShownChange[] {
  return Object.keys({ ...before, ...after })
    .filter((id) => !isEqual(before[id] ?? null, after[id] ?? null))
    .map((id) => ({ field, label, about: id, before: before[id] ?? null, after: after[id] ?? null }))
}

function partsOf(before: Values, after: Values): ShownChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .map((field) => ({ field, label: fieldName(field), before: before[field], after: after[field] }))
    .filter((part) => !isEqual(part.before ?? null, part.after ?? null))
}

/** Of lists with the same entries in another order, both as they are. */
function moved(before: unknown[], after: unknown[]) {
  const gone = before.filter((entry) => !after.some((other) => isEqual(entry, other)))
  const come = after.filter((entry) => !before.some((other) => isEqual(entry, other)))
  return gone.length + come.length > 0 ? { before: gone, after: come } : { before, after }
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : [])

function isParts(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
