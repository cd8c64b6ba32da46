import { limits } from '@busbar/contract'

const day = 24 * 60 * 60_000

/** How many days a deleted record still has in the trash; 0 on its last. */
export function daysLeft(deletedAt: string, now: Date) {
  const goes = new Date(deletedAt).getTime() + limits.trash.keptForDays * day
  return Math.max(0, Math.floor((goes - now.getTime()) / day))
}
