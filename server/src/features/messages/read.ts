import { limits, type Message, type MessagePage, type MessageQuery } from '@busbar/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { notFound } from '../../platform/errors.ts'
import type { Database, Queryable } from '../../platform/postgres/db.ts'
import { inFolder, type MessageRow, newest, pageOf } from './folders.ts'
import { search } from './search.ts'
import { messageReplies, messages } from './table.ts'

const mostNoticed = 50

/** One page of a folder, newest first. No page of the site is ever made of messages, so reads are not noted. */
export async function listMessages(db: Database, query: MessageQuery): Promise<MessagePage> {
  const { limit = limits.lists.pageSize } = query
  const folder = inFolder(query)
  const { rows, nextCursor } = query.search
    ? await search(db, folder, query.search, limit)
    : pageOf(await newest(db, folder, limit + 1), limit)
  return { data: await present(db, rows), meta: { nextCursor } }
}

export async function findMessage(db: Queryable, id: string): Promise<Message> {
  const [row] = await db.select().from(messages).where(eq(messages._id, id))
  if (!row) throw notFound('message')
  return presentOne(db, row)
}

/** How many are unread, as far as it is worth counting. */
export async function countUnread(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select (${unreadCounted})::int as count`)
  return rows[0]?.count ?? 0
}

/** The same as a select that can stand in a larger one. */
export const unreadCounted = sql`select count(*) from (
  select from ${messages} where ${inFolder({ status: 'unread' })} limit ${limits.messages.countMax}) as unread`

/** The newest unread messages as notices: who wrote, and how it begins. */
export async function newestUnread(db: Queryable) {
  const rows = await newest(db, inFolder({ status: 'unread' }), mostNoticed)
  return rows.map(({ _id, createdAt, name, subject, message }) => ({
    kind: 'message' as const,
    _id,
    at: createdAt,
    name,
    subject,
    preview: message.slice(0, limits.messages.preview),
  }))
}

/** What waits in quarantine and nobody has looked at, as one notice, or none. */
export async function unseenSpam(db: Queryable) {
  const unseen = and(sql`${messages.isSpam}`, eq(messages.status, 'unread'))
  const [last] = await newest(db, unseen as SQL, 1)
  if (!last) return []
  const some = sql`select from ${messages} where ${unseen} limit ${limits.messages.countMax}`
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int from (${some}) as unseen`)
  return [{ kind: 'spam' as const, _id: last._id, at: last.createdAt, count: rows[0]?.count ?? 0 }]
}

export async function presentOne(db: Queryable, row: MessageRow): Promise<Message> {
  return (await present(db, [row]))[0] as Message
}

/** Messages as the contract shows them, with one query for the replies to all of them. */
export async function present(db: Queryable, rows: MessageRow[]): Promise<Message[]> {
  if (rows.length === 0) return []
  // One array: as a list, every id would be a parameter of its own, which takes longer to write than to answer.
  const ids = sql.param(rows.map((row) => row._id))
  const replies = await db
    .select()
    .from(messageReplies)
    .where(sql`${messageReplies.messageId} = any(${ids})`)
    .orderBy(asc(messageReplies._id))
  const repliesOf = Object.groupBy(replies, (reply) => reply.messageId)
  return rows.map((row) => ({
    ...row,
    isRead: row.status !== 'unread',
    about: aboutOf(row),
    consent: row.consent === null ? null : { text: row.consent, at: row.createdAt },
    replies: (repliesOf[row._id] ?? []).map((reply) => presentReply(reply, row.email)),
  }))
}

function presentReply(row: typeof messageReplies.$inferSelect, visitor: string): Message['replies'][number] {
  const { _id, kind, message, createdAt, attachments, sender, adminName, sentAt, failure, isGivenUp } = row
  if (kind === 'visitor') {
    const isOtherSender = sender !== null && sender !== visitor.toLowerCase()
    return { _id, kind, message, createdAt, attachments, sender, isOtherSender }
  }
  const delivery = failure ? 'failed' : sentAt ? 'sent' : 'queued'
  const willRetry = delivery === 'failed' && !isGivenUp
  return { _id, kind, message, createdAt, admin: { name: adminName ?? '' }, delivery, failure, willRetry }
}

function aboutOf({ aboutCollection, aboutId, aboutTitle }: MessageRow): Message['about'] {
  if (!aboutCollection || !aboutId || aboutTitle === null) return null
  return { collection: aboutCollection, _id: aboutId, title: aboutTitle }
}
