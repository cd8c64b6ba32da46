import { messageStatuses, quotedCollections, type SpamReason, setAsideReasons } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, now } from '../../content/columns.ts'
import { singletonColumns } from '../../content/singleton.ts'

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
    spamReasons: jsonb('spam_reasons').$type<SpamReason[]>().notNull().default([]),
    /** Quarantined on arrival, so that nobody was notified by email. */
    isHeld: boolean('is_held').notNull().default(false),
    /** Identifies its text; see `textHashOf`. */
    textHash: bytes('text_hash'),
    page: text('page'),
    aboutCollection: text('about_collection', { enum: quotedCollections }),
    aboutId: uuid('about_id'),
    /** As it was called then: the record may be gone by now. */
    aboutTitle: text('about_title'),
    /** What the form said about privacy. */
    consent: text('consent'),
    readBy: uuid('read_by').array().notNull().default([]),
    /** The sender's own key, if it sent one: the same message sent twice is kept once. */
    sendKey: uuid('send_key').unique(),
  },
  (table) => [
    // One for each folder, because over one index of all statuses the planner prefers to walk the whole inbox, which
    // is slow once the newest messages are all of another status.
    index('messages_inbox').on(table._id).where(sql`not ${table.isSpam}`),
    index('messages_open').on(table._id).where(sql`not ${table.isSpam} and ${table.status} <> 'archived'`),
    index('messages_unread').on(table._id).where(sql`not ${table.isSpam} and ${table.status} = 'unread'`),
    index('messages_read').on(table._id).where(sql`not ${table.isSpam} and ${table.status} = 'read'`),
    index('messages_archived').on(table._id).where(sql`not ${table.isSpam} and ${table.status} = 'archived'`),
    index('messages_spam').on(table._id).where(sql`${table.isSpam}`),
    index('messages_spam_unread').on(table._id).where(sql`${table.isSpam} and ${table.status} = 'unread'`),
    index('messages_text').on(table.textHash, table._id),
    index('messages_email').on(table.email),
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
    /** Users write to the visitor, and the visitor answers by mail. */
    kind: text('kind', { enum: ['staff', 'visitor'] })
      .notNull()
      .default('staff'),
    message: text('message').notNull(),
    adminId: uuid('admin_id'),
    adminName: text('admin_name'),
    /** When the mail server took it; until then it waits. */
    sentAt: instant('sent_at'),
    /** Why it was not sent at the last try, or came back. */
    failure: text('failure'),
    isGivenUp: boolean('is_given_up').notNull().default(false),
    /** The Message-ID of an answer that came by mail, which is kept once however often it comes. */
    mailId: text('mail_id').unique(),
    /** Whom it says that it is from: empty when it does not, null where that was not noted yet. */
    sender: text('sender'),
    /** How many files came with it; none of them is kept. */
    attachments: integer('attachments').notNull().default(0),
  },
  (table) => [index('message_replies_message').on(table.messageId, table._id)],
)

/** Challenges that were answered: each counts once. */
export const messageProofs = pgTable('message_proofs', {
  challenge: text('challenge').primaryKey(),
  at: instant('at').notNull().default(now),
})

/** How messages are treated: one row at most. */
export const messageSettings = pgTable('message_settings', {
  ...singletonColumns(),
  acknowledges: boolean('acknowledges').notNull().default(false),
  spamFilter: text('spam_filter', { enum: ['off', 'normal', 'strict'] })
    .notNull()
    .default('normal'),
  keepMonths: integer('keep_months').notNull().default(0),
})

/** Texts that users send again and again. */
export const savedAnswers = pgTable('saved_answers', {
  _id: uuid('_id').primaryKey(),
  createdAt: instant('created_at').notNull().default(now),
  title: text('title').notNull(),
  message: text('message').notNull(),
})

/** How far each mailbox has been read: mails up to this number were looked at, be they ours or not. */
export const readMailboxes = pgTable('read_mailboxes', {
  mailbox: text('mailbox').primaryKey(),
  /** When a server gives out other numbers than before, it begins from the first one. */
  uidValidity: text('uid_validity').notNull(),
  lastUid: bigint('last_uid', { mode: 'number' }).notNull(),
})

/** The state of reading each mailbox, for operators. */
export const mailboxHealth = pgTable('mailbox_health', {
  mailbox: text('mailbox').primaryKey(),
  /** When it was last read to its end. */
  readAt: instant('read_at'),
  failingSince: instant('failing_since'),
  failure: text('failure'),
})

/** Mails that could not be taken for a reason of their own. They are still in the mailbox. */
export const mailsSetAside = pgTable(
  'mails_set_aside',
  {
    _id: uuid('_id').primaryKey(),
    at: instant('at').notNull().default(now),
    mailbox: text('mailbox').notNull(),
    uidValidity: text('uid_validity').notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    sender: text('sender'),
    subject: text('subject'),
    reason: text('reason', { enum: setAsideReasons }).notNull(),
  },
  (table) => [unique('mails_set_aside_mail').on(table.mailbox, table.uidValidity, table.uid)],
)

/** All that a search looks into, as one text with one index. The line ends keep a match inside one field. */
export function searchText(table: Record<'name' | 'email' | 'subject' | 'message', unknown>) {
  return sql`${table.name} || e'\\n' || ${table.email} || e'\\n' || ${table.subject} || e'\\n' || ${table.message}`
}
