import { news as contract } from '@busbar/contract'
import { desc, isNull, type SQL, sql } from 'drizzle-orm'
import { index, pgTable } from 'drizzle-orm/pg-core'
import { recordColumns } from '../../content/columns.ts'
import { columnsOf, searchIndex } from '../../content/field-columns.ts'
import { createStore } from '../../content/store.ts'
import { isDryRun } from '../../platform/postgres/scoped-database.ts'

export const news = pgTable(
  'news',
  {
    ...recordColumns(),
    ...columnsOf(contract.fields),
  },
  (table) => [
    index('news_date').on(desc(table.date), table._id).where(isNull(table.deletedAt)),
    searchIndex('news', table, contract.fields),
  ],
)

/**
 * News, which visitors find from its day on. Days begin by this time zone's clock; without one, as soon as they begin
 * anywhere, so that nobody waits for news of today.
 */
export const createNewsStore = (timeZone: SQL) =>
  createStore({
    name: 'news',
    table: news,
    contract,
    isPublic: {
      where: sql`${news.isActive} and (${beginOf(timeZone)} <= now() or ${isTried})`,
      test: ({ isActive, date }) => isActive && (isDryRun() || date <= latestDay()),
    },
    order: [desc(news.date)],
    slugFrom: (row) => row.title,
  })

/** When the day of a news item begins. */
export const beginOf = (timeZone: SQL) =>
  sql`(${news.date}::timestamp at time zone coalesce((${timeZone}), ${earliestZone}))`

/** Where every day begins first. */
const earliestZone = 'Pacific/Kiritimati'

/** Authors see their news in a preview, whatever its date. */
const isTried = sql`(current_setting('busbar.dry_run', true) = 'on' and ${news.updatedAt} = now()::timestamp(3) with time zone)`

/** Today in the time zone where it is latest: news that is not due yet by the firm's own clock is only checked in vain. */
const latestDay = () => new Date().toLocaleDateString('sv', { timeZone: earliestZone })
