import { randomUUIDv7 } from 'node:crypto'
import type { Collection } from '@busbar/contract'

/**
 * The ids of so many records that are about to be made, known before any is, because records name each other both ways.
 * Lists are in the order of ids, and those of one millisecond are in none.
 */
export function newIds(count: number): string[] {
  return Array.from({ length: count }, () => randomUUIDv7()).toSorted()
}

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
      const isPlain = (Array.isArray(given) ? given : [given]).every((one) => typeof one !== 'object')
      if (!isPlain) return [field, withIdsWithin(given, ids)]
      return [field, Array.isArray(given) ? given.map((one) => ids.get(one)) : ids.get(given)]
    })
  return { ...withChosenIds(record, ids), ...Object.fromEntries(named) }
}

/** The same where a field has more than ids: entries by the id of a record, or parts that name one. */
function withIdsWithin(value: unknown, ids: Map<unknown, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => withIdsWithin(one, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [ids.get(key) ?? key, withIdsWithin(part, ids)]),
  )
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
