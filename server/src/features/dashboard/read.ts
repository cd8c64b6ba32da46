import { type Dashboard, limits } from '@busbar/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { ContentWarning } from '../../content/content-warnings.ts'
import type { RecordTable } from '../../content/store-table.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { lastDays } from './last-days.ts'

/** Where the dashboard's figures come from, each a select that can stand in a larger one. */
export type DashboardSources = {
  unread: SQL
  messagesPerDay: (starts: Date[]) => SQL<[number, number][]>
  /** The content types that are counted. */
  counted: { name: string; table: RecordTable }[]
  warnings: ContentWarning[]
}

type Row = {
  unread: number
  perDay: [number, number][]
  totals: Dashboard['totals']
  attention: Dashboard['attention']
}

/** Everything that the dashboard shows, asked for in one statement. */
export async function readDashboard(
  db: Database,
  { unread, messagesPerDay, counted, warnings }: DashboardSources,
  { timeZone = 'UTC', isAdministrator }: { timeZone?: string; isAdministrator: boolean },
): Promise<Dashboard> {
  const days = lastDays(limits.dashboard.days, new Date(), timeZone)
  const totals = counted.flatMap(({ name, table }) => [
    sql`${name}::text`,
    sql`(select count(*) from ${table} where ${table.deletedAt} is null)`,
  ])
  const theirs = warnings.filter(({ isForAdministrators }) => isAdministrator || !isForAdministrators)
  const { rows } = await db.execute<Row>(sql`select
    (${unread})::int as "unread",
    (${messagesPerDay(days.map(({ start }) => start))}) as "perDay",
    jsonb_build_object(${sql.join(totals, sql`, `)}) as "totals",
    jsonb_build_array(${sql.join(theirs.map(selectWarning), sql`, `)}) as "attention"`)
  const row = rows[0] as Row
  const counts = new Map(row.perDay)
  return {
    unread: row.unread,
    messagesPerDay: days.map(({ day }, index) => ({ day, count: counts.get(index + 1) ?? 0 })),
    totals: row.totals,
    attention: row.attention.filter(({ count }) => count > 0),
  }
}

/** How many records a warning concerns, counted up to a limit, and the names of the first. */
function selectWarning({ kind, names }: ContentWarning) {
  const { countMax, names: shown } = limits.dashboard
  return sql`(select jsonb_build_object('kind', ${kind}::text, 'count', count(*),
      'names', coalesce(jsonb_agg(name) filter (where place <= ${shown}), '[]'))
    from (select name, row_number() over () as place from (${names} limit ${countMax}) as found) as numbered)`
}
