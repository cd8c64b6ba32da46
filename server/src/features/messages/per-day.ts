import { type SQL, sql } from 'drizzle-orm'
import { firstIdOf } from './ids.ts'
import { messages } from './table.ts'

/**
 * How many messages came in each of the days that begin then, as one value: pairs of a day's number from 1 and a
 * count. Ids grow with time, so the index of the inbox alone answers it.
 */
export function messagesPerDay(starts: Date[]): SQL<[number, number][]> {
  const bounds = sql`${sql.param(starts.map(firstIdOf))}::uuid[]`
  return sql`select coalesce(jsonb_agg(jsonb_build_array(day, count)), '[]') from (
    select width_bucket(${messages._id}, ${bounds}) as day, count(*) as count from ${messages}
    where not ${messages.isSpam} and ${messages._id} >= (${bounds})[1] group by day) as days`
}
