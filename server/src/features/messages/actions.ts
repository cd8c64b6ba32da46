import { isDeepStrictEqual } from 'node:util'
import { type Message, texts } from '@busbar/contract'
import { and, eq, sql } from 'drizzle-orm'
import { now } from '../../content/columns.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Database, Transaction } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { broadcastMessage } from './broadcast-message.ts'
import type { MessageRow } from './folders.ts'
import { messageMail } from './message-mail.job.ts'
import { presentOne } from './read.ts'
import { messages } from './table.ts'

type Values = Partial<Pick<MessageRow, 'status' | 'isSpam' | 'spamReasons' | 'isHeld' | 'readBy'>>

/** What users can do with a message: each action changes its state. */
export const actions = {
  /** An archived message has been dealt with: opening it again changes nothing. */
  read: ({ status, readBy }, userId) =>
    status === 'archived' ? {} : { status: 'read', readBy: [...new Set([...readBy, userId])] },

  unread: ({ status, readBy }, userId) =>
    status === 'archived' ? {} : { status: 'unread', readBy: readBy.filter((id) => id !== userId) },

  archive: ({ status }) => {
    if (status === 'archived') throw conflict('already_archived', texts.rules.messages.alreadyArchived)
    return { status: 'archived' }
  },

  /** Back to what it was: read, if anybody has read it. */
  unarchive: ({ status, readBy }) =>
    status === 'archived' ? { status: readBy.length > 0 ? 'read' : 'unread' } : {},

  spam: ({ isSpam, spamReasons }) =>
    isSpam ? {} : { isSpam: true, spamReasons: [...new Set([...spamReasons, 'marked' as const])] },

  'not-spam': () => ({ isSpam: false, isHeld: false, spamReasons: [] }),
} satisfies Record<string, (message: MessageRow, userId: string) => Values>

/**
 * Does one of the actions and answers the message as it is then. What changes nothing writes nothing. The mail about a
 * message that was held back goes out once it is released.
 */
export function act(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  name: keyof typeof actions,
  id: string,
  userId: string,
): Promise<Message> {
  return db.transaction(async (tx) => {
    const before = await lock(tx, id)
    const values: Values = actions[name](before, userId)
    if (before.isHeld && values.isHeld === false)
      await enqueue(tx, messageMail, { kind: 'notice', messageId: id })
    const isSame = isDeepStrictEqual({ ...before, ...values }, before)
    return presentOne(tx, isSame ? before : await write(tx, id, values))
  })
}

/** Notes that somebody has looked through the quarantine. */
export async function noteSpamSeen(db: Database) {
  await db
    .update(messages)
    .set({ status: 'read', updatedAt: now, revision: sql`${messages.revision} + 1` })
    .where(and(sql`${messages.isSpam}`, eq(messages.status, 'unread')))
}

/** The message, locked until the transaction ends, so that two who act at once both get their way. */
export async function lock(tx: Transaction, id: string): Promise<MessageRow> {
  const [row] = await tx.select().from(messages).where(eq(messages._id, id)).for('update')
  if (!row) throw notFound('message')
  return row
}

export async function write(tx: Transaction, id: string, values: Values): Promise<MessageRow> {
  const [row] = await tx
    .update(messages)
    .set({ ...values, updatedAt: now, revision: sql`${messages.revision} + 1` })
    .where(eq(messages._id, id))
    .returning()
  await broadcastMessage(tx, id)
  return row as MessageRow
}
