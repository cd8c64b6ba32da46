import { limits } from '@busbar/contract'

/** The part of the day that a greeting names. */
export function partOfDay(now: Date) {
  const hour = now.getHours()
  if (hour < limits.greeting.afternoonFrom) return 'morning'
  return hour < limits.greeting.eveningFrom ? 'afternoon' : 'evening'
}
