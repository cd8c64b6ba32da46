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
) {
  const base = draft.clashes.flatMap(({ field, base }) => (field === null ? [] : [[field, base] as const]))
  if (base.length === 0) return []
  const mine = valuesOf({ ...live, ...draft.values })
  const theirs = valuesOf(live)
  return mergeValues(valuesOf({ ...live, ...Object.fromEntries(base) }), mine, theirs).clashes.map(
    (field) => ({
      field: String(field),
      mine: mine[field],
      theirs: theirs[field],
    }),
  )
}
