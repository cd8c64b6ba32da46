import type { Collection } from '@busbar/contract'

/** A record that names others in words of another place, with the ids that they have here. */
export function withNamedIds(
  { names = {} }: Pick<Collection, 'names'>,
  record: Record<string, unknown>,
  ids: Map<unknown, string>,
): Record<string, unknown> {
  const named = Object.keys(names)
    .filter((field) => record[field] !== undefined)
    .map((field) => {
      const given = record[field]
      return [field, Array.isArray(given) ? given.map((one) => ids.get(one)) : ids.get(given)]
    })
  return { ...withChosenIds(record, ids), ...Object.fromEntries(named) }
}

/**
 * The same for blocks, however deep: the home page has them within its parts. A block names records in `chosen`; those
 * that are not known keep what they are called.
 */
export function withChosenIds<Value>(value: Value, ids: Map<unknown, string>): Value {
  if (Array.isArray(value)) return value.map((one) => withChosenIds(one, ids)) as Value
  if (typeof value !== 'object' || value === null) return value
  const { type, chosen } = value as { type?: unknown; chosen?: unknown }
  if (typeof type === 'string' && Array.isArray(chosen))
    return { ...value, chosen: chosen.map((one) => ids.get(one) ?? one) }
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, withChosenIds(part, ids)]),
  ) as Value
}
