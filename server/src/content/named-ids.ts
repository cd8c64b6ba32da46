import type { Collection } from '@busbar/contract'

/** A record from a file, which names others by their titles or old ids, with the ids that they have here. */
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
  return { ...record, ...Object.fromEntries(named) }
}
