import { type Draft, mergeValues } from '@busbar/contract'
import type { FormValues } from './record-values.ts'

/**
 * Where a draft and the live record have diverged, by the fields of a form: one of them may cover several fields of the
 * record, or hold the same value in another form.
 */
export function clashesIn<Item extends object>(
  draft: Pick<Draft, 'values' | 'clashes'>,
  live: Item,
  valuesOf: (record: Item) => FormValues,
  keyed: readonly string[] = [],
) {
  const known = draft.clashes.flatMap(({ field, base }) => (field === null ? [] : [[field, base] as const]))
  if (known.length === 0) return []
  const base = valuesOf({ ...live, ...Object.fromEntries(known) })
  return clashingFields(base, valuesOf({ ...live, ...draft.values }), valuesOf(live), keyed)
}

/** What clashes, each with what it would be one way or the other: of entries, only those that clash are different. */
export function clashingFields(
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
  keyed: readonly string[],
) {
  const { merged, clashes } = mergeValues(base, mine, theirs, keyed)
  const instead = mergeValues(base, theirs, mine, keyed).merged
  return clashes.map((field) => ({
    field: String(field),
    mine: merged[field],
    theirs: instead[field],
  }))
}
