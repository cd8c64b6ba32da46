import { type CollectionName, collections, type Fields, fieldRules } from '@busbar/contract'

export type FormValues = Record<string, unknown>

/** The initial values of an editor's fields: the record's, or empty ones. */
export function recordValues(
  name: CollectionName,
  record: object | undefined,
  leavesOut: readonly PropertyKey[],
): FormValues {
  const { input } = collections[name]
  const fields: Fields = collections[name].fields
  const known = (record ?? {}) as FormValues
  const names = Object.keys(input.shape).filter((field) => !leavesOut.includes(field))
  const initial = (field: string) => known[field] ?? fields[field]?.default ?? fieldRules(input, field).empty
  return Object.fromEntries(names.map((field) => [field, initial(field)]))
}
