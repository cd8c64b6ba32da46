/** The part of the day that a greeting names. */
export function partOfDay(now: Date) {
  const hour = now.getHours()
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
