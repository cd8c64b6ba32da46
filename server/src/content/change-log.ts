import { asc, gt, max, min } from 'drizzle-orm'
import type { Queryable } from '../platform/postgres/db.ts'
import { changes } from './tables.ts'

const batchSize = 1000

/** The number of the newest committed change. */
export async function latestChange(db: Queryable): Promise<number> {
  const [row] = await db.select({ number: max(changes.number) }).from(changes)
  return row?.number ?? 0
}

/** The next changes after `number`, whether more follow, and whether the log still reaches back that far. */
export async function changesAfter(db: Queryable, number: number) {
  const [oldest] = await db.select({ number: min(changes.number) }).from(changes)
  const entries = await db
    .select({ number: changes.number, keys: changes.keys })
    .from(changes)
    .where(gt(changes.number, number))
    .orderBy(asc(changes.number))
    .limit(batchSize)
  const isComplete = !oldest?.number || oldest.number <= number + 1
  return { entries, hasMore: entries.length === batchSize, isComplete }
}
