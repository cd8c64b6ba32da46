import { isEqual } from './is-equal.ts'

type Values = Record<string, unknown>

/**
 * Brings two people's changes of one record together. What only one of them changed is taken from them; a field that
 * both changed, and differently, is a clash that somebody has to decide. `mine` stands in it until then.
 */
export function mergeValues<V extends Values>(
  base: V,
  mine: V,
  theirs: V,
): { merged: V; clashes: (keyof V)[] } {
  const merged = { ...mine }
  const clashes: (keyof V)[] = []
  for (const field of Object.keys(mine) as (keyof V)[]) {
    const isMineChanged = !isEqual(base[field], mine[field])
    const isTheirsChanged = !isEqual(base[field], theirs[field])
    if (isTheirsChanged && !isMineChanged) merged[field] = theirs[field]
    else if (isTheirsChanged && !isEqual(mine[field], theirs[field])) clashes.push(field)
  }
  return { merged, clashes }
}
