import { isEqual } from './is-equal.ts'

type Values = Record<string, unknown>

/**
 * Brings two people's changes of one record together. What only one of them changed is taken from them; a field that
 * both changed, and differently, is a clash that somebody has to decide. `mine` stands in it until then. The entries of
 * a keyed field are brought together one by one: only one that both changed is a clash.
 */
export function mergeValues<V extends Values>(
  base: V,
  mine: V,
  theirs: V,
  keyed: readonly string[] = [],
): { merged: V; clashes: (keyof V)[] } {
  const merged = { ...mine }
  const clashes: (keyof V)[] = []
  for (const field of Object.keys(mine) as (keyof V)[]) {
    const isMineChanged = !isEqual(base[field], mine[field])
    const isTheirsChanged = !isEqual(base[field], theirs[field])
    if (isTheirsChanged && !isMineChanged) merged[field] = theirs[field]
    else if (isTheirsChanged && !isEqual(mine[field], theirs[field])) {
      const entries = keyed.includes(String(field))
        ? mergeEntries(base[field], mine[field], theirs[field])
        : undefined
      if (entries) merged[field] = entries.merged as V[keyof V]
      if (!entries || entries.isClash) clashes.push(field)
    }
  }
  return { merged, clashes }
}

/** The same for entries by their key, which may come and go. */
function mergeEntries(...fields: [base: unknown, mine: unknown, theirs: unknown]) {
  const [base, mine, theirs] = fields.map((field) => ({ ...(field as Values | null) })) as [
    Values,
    Values,
    Values,
  ]
  const all = Object.fromEntries(Object.keys({ ...base, ...theirs }).map((key) => [key, undefined]))
  const { merged, clashes } = mergeValues<Values>(base, { ...all, ...mine }, theirs)
  const there = Object.entries(merged).filter(([, entry]) => entry !== undefined)
  return { merged: Object.fromEntries(there), isClash: clashes.length > 0 }
}
