import { limits } from '@busbar/contract'

/** A number that is counted so far and no further. */
export function cappedCount(count: number, max: number = limits.messages.countMax) {
  return count >= max ? `${max}+` : String(count)
}
