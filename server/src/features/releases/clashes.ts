import { type DraftClash, isEqual, mergeValues } from '@busbar/contract'
import type { DraftRow, Values } from '../../content/draft-tables.ts'
import type { Live } from './draft-target.ts'

type DraftValues = Pick<DraftRow, 'kind' | 'base' | 'values' | 'baseRevision'>
type Clash = Pick<DraftClash, 'reason' | 'field' | 'base' | 'mine' | 'theirs'>

/**
 * Where a draft and the live record have diverged since it began. A field that only one of them changed is no clash:
 * a draft writes its own fields alone, and leaves theirs as they are.
 */
export function clashesOf(
  { kind, base, values, baseRevision }: DraftValues,
  live: Live | null,
  keyed: readonly string[],
): Clash[] {
  if (kind === 'new' || kind === 'reordered') return []
  if (!live || live.isInTrash) return kind === 'deleted' ? [] : [whole('gone')]
  if (kind === 'deleted') return live.revision === baseRevision ? [] : [whole('changed')]
  return fieldClashes(base, values, live.values, keyed)
}

/** The same for an order: records that came or went meanwhile are no clash, another order of the others is. */
export function orderClashes({ base, values }: Pick<DraftRow, 'base' | 'values'>, live: string[]): Clash[] {
  const [before, mine] = [orderIn(base), orderIn(values)]
  const known = new Set(live)
  const isKnown = (id: string) => known.has(id) && before.includes(id)
  const theirs = live.filter((id) => before.includes(id))
  const isTheirs = isEqual(before.filter(isKnown), theirs)
  if (isTheirs || isEqual(mine.filter(isKnown), theirs)) return []
  return [{ reason: 'changed', field: 'order', base: before, mine, theirs: live }]
}

export const orderIn = ({ order }: Values) => (order ?? []) as string[]

/** What a draft writes: of a field with entries, those that it has not changed are as others have left them. */
export function withTheirEntries(
  { base, values }: Pick<DraftRow, 'base' | 'values'>,
  live: Values,
  keyed: readonly string[],
): Values {
  const { merged } = mergeValues(base, values, live, keyed)
  const entries = keyed.filter((field) => field in values).map((field) => [field, merged[field]])
  return { ...values, ...Object.fromEntries(entries) }
}

export function fieldClashes(base: Values, mine: Values, theirs: Values, keyed: readonly string[]): Clash[] {
  const { clashes } = mergeValues(base, mine, theirs, keyed)
  return clashes.map((field) => ({
    reason: 'changed',
    field,
    base: base[field] ?? null,
    mine: mine[field] ?? null,
    theirs: theirs[field] ?? null,
  }))
}

function whole(reason: Clash['reason']): Clash {
  return { reason, field: null, base: null, mine: null, theirs: null }
}

/** A clash with the draft that it concerns, as the API shows it. */
export function presentClash(
  { _id, collection, recordId, title }: Pick<DraftRow, '_id' | 'collection' | 'recordId' | 'title'>,
  clash: Clash,
): DraftClash {
  return { draft: _id, collection, recordId, title, ...clash }
}
