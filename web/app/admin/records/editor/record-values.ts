import { type CollectionName, collections, fieldRules } from '@busbar/contract'

export type FormValues = Record<string, unknown>

/** The initial values of an editor's fields: the record's, or empty ones. */
export function recordValues(
  name: CollectionName,
  record: object | undefined,
  leavesOut: readonly PropertyKey[],
): FormValues {
  const { input } = collections[name]
  const known = { isActive: true, ...record } as FormValues
  const names = Object.keys(input.shape).filter((field) => !leavesOut.includes(field))
  return Object.fromEntries(names.map((field) => [field, known[field] ?? fieldRules(input, field).empty]))
}
