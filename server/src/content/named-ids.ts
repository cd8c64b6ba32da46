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
  const written = Object.entries(record)
    .filter(([field, value]) => !(field in names) && Array.isArray(value))
    .map(([field, list]) => [field, (list as unknown[]).map((one) => withChosenIds(one, ids))])
  return { ...record, ...Object.fromEntries([...written, ...named]) }
}

/** A block names records in `chosen`; those that are not here yet keep what they are called. */
function withChosenIds(block: unknown, ids: Map<unknown, string>) {
  const { type, chosen } = Object(block) as { type?: unknown; chosen?: unknown }
  if (typeof type !== 'string' || !Array.isArray(chosen)) return block
  return { ...Object(block), chosen: chosen.map((one) => ids.get(one) ?? one) }
}
