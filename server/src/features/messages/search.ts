import { and, desc, ilike, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/postgres/db.ts'
import { type MessageRow, newest, type Page, pageOf } from './folders.ts'
import { messages, searchText } from './table.ts'

/** How many messages a search scans before it asks the index, and before it answers with what it has found so far. */
const recentScanLimit = 500
const maxScan = 5000

/**
 * The newest messages of a folder that contain a text, in any case.
 *
 * Left to itself, the planner guesses whether to look through the folder from its newest end or to collect all
 * matches from the index and sort them; where it guesses wrong, a million messages take five seconds. So a search
 * does the one, then the other, each with a bound: a frequent word fills the page at once, a rare one is
 * looked up. What is left, a word that is frequent but only in old messages or a text too short for the index,
 * gets the matches among the next few thousand messages and a cursor to go on from.
 */
export async function search(db: Database, folder: SQL, text: string, limit: number): Promise<Page> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  if (isIndexed(text)) {
    const recent = await lookThrough(db, folder, pattern, recentScanLimit, limit)
    if (recent.length > limit) return pageOf(recent, limit)
    const found = await lookUp(db, folder, pattern, limit)
    if (found) return pageOf(found, limit)
  }
  const seen = await lookThrough(db, folder, pattern, maxScan, limit)
  if (seen.length > limit) return pageOf(seen, limit)
  const [last] = await newest(db, folder, 1, maxScan - 1)
  return { rows: seen, nextCursor: last?._id ?? null }
}

/** The index is made of groups of three letters or digits: a text without such a group finds nothing in it. */
function isIndexed(text: string) {
  return /[\p{L}\p{Nd}]{3}/u.test(text)
}

/** The matches among the newest messages of the folder, one more than a page holds. */
function lookThrough(db: Database, folder: SQL, pattern: string, depth: number, limit: number) {
  const recent = newest(db, folder, depth).as('recent')
  return db
    .select()
    .from(recent)
    .where(ilike(searchText(recent), pattern))
    .orderBy(desc(recent._id))
    .limit(limit + 1)
}

/** The same among all messages of the folder, by the index; null where too many match to sort them quickly. */
function lookUp(db: Database, folder: SQL, pattern: string, limit: number): Promise<MessageRow[] | null> {
  return db.transaction(async (tx) => {
    // Leaves the planner the search index only: of a frequent word it believes that any way finds it soon.
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    )
    const matching = tx
      .select({ _id: messages._id })
      .from(messages)
      .where(and(folder, ilike(searchText(messages), pattern)))
      .limit(maxScan + 1)
      .as('matching')
    const found = await tx
      .select({ _id: matching._id, total: sql`count(*) over ()`.mapWith(Number) })
      .from(matching)
      .orderBy(desc(matching._id))
      .limit(limit + 1)
    const [first] = found
    if (!first) return []
    if (first.total > maxScan) return null
    const ids = found.map(({ _id }) => _id)
    return tx.select().from(messages).where(inArray(messages._id, ids)).orderBy(desc(messages._id))
  })
}
