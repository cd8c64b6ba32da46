/** Whether two values of a form or record say the same, in whatever order their keys stand. A file is only itself. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) || Array.isArray(other)) return areEqualLists(one, other)
  if (!isPlain(one) || !isPlain(other)) return false
  // As in JSON, what is undefined is not there.
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isEqual(one[key], other[key]))
}

function areEqualLists(one: unknown, other: unknown) {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  return one.every((value, index) => isEqual(value, other[index]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
