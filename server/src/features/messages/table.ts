import { messageStatuses } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, now } from '../../content/columns.ts'

/**
 * What visitors wrote. Ids grow with time, so they are the order of the inbox and the cursor of its pages. This is
 * personal data that must be erasable, so no copy of it goes into the revisions of content: `revision` only counts.
 */
export const messages = pgTable(
  'messages',
  {
    _id: uuid('_id').primaryKey(),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
    revision: integer('revision').notNull().default(1),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    status: text('status', { enum: messageStatuses }).notNull().default('unread'),
    /** Quarantined: kept, but out of sight until somebody looks there. */
    isSpam: boolean('is_spam').notNull().default(false),
    readBy: uuid('read_by').array().notNull().default([]),
    /** The sender's own key, if it sent one: the same message sent twice is kept once. */
    sendKey: uuid('send_key').unique(),
  },
  (table) => [
    // One for each folder, because over one index of all statuses the planner prefers to walk the whole inbox, which
    // is slow once the newest messages are all of another status.
    index('messages_inbox').on(table._id).where(sql`not ${table.isSpam}`),
    index('messages_unread').on(table._id).where(sql`not ${table.isSpam} and ${table.status} = 'unread'`),
    index('messages_read').on(table._id).where(sql`not ${table.isSpam} and ${table.status} = 'read'`),
    index('messages_archived').on(table._id).where(sql`not ${table.isSpam} and ${table.status} = 'archived'`),
    index('messages_spam').on(table._id).where(sql`${table.isSpam}`),
    index('messages_search').using('gin', sql`(${searchText(table)}) gin_trgm_ops`),
  ],
)

export const messageReplies = pgTable(
  'message_replies',
  {
    _id: uuid('_id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages._id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(now),
    message: text('message').notNull(),
    adminId: uuid('admin_id'),
    adminName: text('admin_name').notNull(),
    /** When the mail server took it; until then it waits, or it failed for this reason. */
    sentAt: instant('sent_at'),
    failure: text('failure'),
  },
  (table) => [index('message_replies_message').on(table.messageId, table._id)],
)

/** All that a search looks into, as one text with one index. The line ends keep a match inside one field. */
export function searchText(table: Record<'name' | 'email' | 'subject' | 'message', unknown>) {
  return sql`${table.name} || e'\\n' || ${table.email} || e'\\n' || ${table.subject} || e'\\n' || ${table.message}`
}
