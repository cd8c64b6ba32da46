/** Whether two values of a form say the same: texts, numbers, lists of them, or the very same file. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one instanceof File || other instanceof File) return false
  return JSON.stringify(one) === JSON.stringify(other)
}
