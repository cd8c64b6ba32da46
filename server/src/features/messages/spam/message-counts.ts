import { and, count, eq, gt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/postgres/db.ts'
import type { MessageRow } from '../folders.ts'
import { firstIdSince } from '../ids.ts'
import { messages } from '../table.ts'

/** More than this many of anything says no more than this many. */
const enough = 500
const daysRemembered = 7

/** How many messages there were in the last hour, as far as it is worth counting. */
export async function countOverall(db: Queryable): Promise<number> {
  const recent = sql`select from ${messages} where ${messages._id} > ${firstIdSince(1)} limit ${enough}`
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int from (${recent}) as recent`)
  return rows[0]?.count ?? 0
}

/** How many other messages of the last days have the same text. A few words are the same by chance. */
export async function countRepeats(db: Queryable, { _id, textHash, message }: MessageRow): Promise<number> {
  if (!textHash || message.length < 20) return 0
  const [row] = await db
    .select({ count: count() })
    .from(messages)
    .where(
      and(
        eq(messages.textHash, textHash),
        gt(messages._id, firstIdSince(24 * daysRemembered)),
        ne(messages._id, _id),
      ),
    )
  return row?.count ?? 0
}
