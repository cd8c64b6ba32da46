import { and, eq, gt, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import { change } from '../../content/change.ts'
import { anyKey, listKey, recordKey } from '../../content/read-tracking.ts'
import { changes } from '../../content/tables.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { beginOf, news } from './table.ts'

/** What was due while nothing ran is found for so long. */
const lookBackDays = 14

/**
 * Has the pages made again that show news whose day has come. A notice of a news item since its day began means that it was
 * done, by whichever copy.
 */
export function createNewsSchedule(timeZone: SQL) {
  const begin = beginOf(timeZone)
  const isNoted = sql`exists (select from ${changes} where ${changes.at} >= ${begin}
    and ${changes.keys} @> array[${recordKey('news', '')}::text || ${news._id}])`
  let doneUntil = sql`now() - make_interval(days => ${lookBackDays})`

  return async (db: Database) => {
    const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`)
    const now = sql`${rows[0]?.now}::timestamptz`
    const due = await db
      .select({ _id: news._id })
      .from(news)
      .where(
        and(
          eq(news.isActive, true),
          isNull(news.deletedAt),
          gt(begin, doneUntil),
          lte(begin, now),
          not(isNoted),
        ),
      )
    if (due.length > 0) {
      const keys = due.map(({ _id }) => recordKey('news', _id))
      await change(db, { _id: null, name: 'News', needsReview: false }, async ({ touch }) =>
        touch([listKey('news'), anyKey('news'), ...keys]),
      )
    }
    doneUntil = now
  }
}
