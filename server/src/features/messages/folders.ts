import type { MessageQuery } from '@busbar/contract'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/postgres/db.ts'
import { messages } from './table.ts'

export type MessageRow = typeof messages.$inferSelect
export type Page = { rows: MessageRow[]; nextCursor: string | null }

/** The messages of a folder that are older than the cursor, in the very words of the folder's index. */
export function inFolder({ status, cursor }: Pick<MessageQuery, 'status' | 'cursor'>): SQL {
  const isOlder = cursor ? lt(messages._id, cursor) : undefined
  if (status === 'spam') return and(sql`${messages.isSpam}`, isOlder) as SQL
  if (status === 'inbox')
    return and(sql`not ${messages.isSpam} and ${messages.status} <> 'archived'`, isOlder) as SQL
  return and(sql`not ${messages.isSpam}`, status ? eq(messages.status, status) : undefined, isOlder) as SQL
}

/** The newest messages of a folder, as a query to run or to look into. */
export function newest(db: Queryable, folder: SQL, limit: number, offset = 0) {
  return db.select().from(messages).where(folder).orderBy(desc(messages._id)).limit(limit).offset(offset)
}

/** A page out of rows of which one more was asked for than it holds. */
export function pageOf(rows: MessageRow[], limit: number): Page {
  const shown = rows.slice(0, limit)
  return { rows: shown, nextCursor: rows.length > limit ? (shown.at(-1)?._id ?? null) : null }
}
