/** The smallest id that can be made at this moment: a UUID v7 begins with 48 bits of milliseconds. */
export function firstIdOf(moment: Date) {
  const digits = moment.getTime().toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`
}

/** The same for a moment so many hours ago. */
export function firstIdSince(hours: number) {
  return firstIdOf(new Date(Date.now() - hours * 3_600_000))
}
