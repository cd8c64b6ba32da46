import { createHash, randomUUIDv7 } from 'node:crypto'
import { limits } from '@busbar/contract'
import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/postgres/db.ts'
import { lock, write } from '../actions.ts'
import type { createReplyAddresses } from '../replies/reply-address.ts'
import { messageReplies, messages } from '../table.ts'
import type { Bounce, Envelope } from './incoming-mail.ts'
import type { MailReader } from './mail-reader.ts'

type Options = {
  db: Database
  addresses: ReturnType<typeof createReplyAddresses>
  reader: Pick<MailReader, 'read'>
}

const isUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Puts a mail into the conversation that it belongs to, exactly once, and says whether it did. What belongs to none,
 * what a machine wrote, and what was here before is left alone.
 */
export async function receiveMail(
  { db, addresses, reader }: Options,
  envelope: Envelope,
  readSource: () => Promise<Buffer>,
): Promise<boolean> {
  if (envelope.kind === 'automatic') return false
  const messageId =
    (await addresses.messageOf(envelope.recipients)) ?? (await messageAnswered(db, envelope.answers))
  if (!messageId) return false
  const source = await readSource()
  if (envelope.kind === 'bounce') return noteBounce(db, messageId, await reader.read('bounce', source))
  const mailId = envelope.mailId ?? `${createHash('sha256').update(source).digest('hex')}@no-id.invalid`
  const isOurOwn = (await messageAnswered(db, [mailId.split('@')[0] ?? ''])) !== null
  if (isOurOwn) return false
  const { sender } = envelope
  return keepAnswer(db, { messageId, mailId, sender, ...(await reader.read('answer', source)) })
}

/** The message that one of these mails of ours is about: the first of them that exists. */
async function messageAnswered(db: Database, ids: string[]): Promise<string | null> {
  const known = ids.filter((id) => isUuid.test(id)).slice(-limits.messages.mailsMax)
  if (known.length === 0) return null
  const [reply] = await db
    .select({ messageId: messageReplies.messageId })
    .from(messageReplies)
    .where(and(inArray(messageReplies._id, known), eq(messageReplies.kind, 'staff')))
    .limit(1)
  if (reply) return reply.messageId
  const [message] = await db
    .select({ _id: messages._id })
    .from(messages)
    .where(inArray(messages._id, known))
    .limit(1)
  return message?._id ?? null
}

type Answer = { messageId: string; mailId: string; sender: string; message: string; attachments: number }

/** The visitor's words: the message is unread again and out of the archive. */
function keepAnswer(db: Database, answer: Answer): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await isThere(tx, answer.messageId))) return false
    await lock(tx, answer.messageId)
    const theirs = and(eq(messageReplies.messageId, answer.messageId), eq(messageReplies.kind, 'visitor'))
    const [before] = await tx.select({ count: count() }).from(messageReplies).where(theirs)
    if ((before?.count ?? 0) >= limits.messages.mailsMax) return false
    const kept = await tx
      .insert(messageReplies)
      .values({ _id: randomUUIDv7(), kind: 'visitor', ...answer })
      .onConflictDoNothing({ target: messageReplies.mailId })
      .returning({ _id: messageReplies._id })
    if (kept.length > 0) await write(tx, answer.messageId, { status: 'unread', readBy: [] })
    return kept.length > 0
  })
}

/** The reply that came back is noted as failed, and the message is unread again so that somebody sees it. */
function noteBounce(db: Database, messageId: string, bounce: Bounce | null): Promise<boolean> {
  if (!bounce) return Promise.resolve(false)
  return db.transaction(async (tx) => {
    if (!(await isThere(tx, messageId))) return false
    await lock(tx, messageId)
    const [returned] = await tx
      .select()
      .from(messageReplies)
      .where(
        and(
          eq(messageReplies.messageId, messageId),
          eq(messageReplies.kind, 'staff'),
          isNotNull(messageReplies.sentAt),
        ),
      )
      // The one that the report quotes, or else the last that was sent.
      .orderBy(
        desc(sql`${messageReplies._id} = any(${sql.param(bounce.ids)}::uuid[])`),
        desc(messageReplies._id),
      )
      .limit(1)
    if (!returned || returned.failure) return false
    await tx
      .update(messageReplies)
      .set({ failure: bounce.reason || 'returned', isGivenUp: true })
      .where(eq(messageReplies._id, returned._id))
    await write(tx, messageId, { status: 'unread', readBy: [] })
    return true
  })
}

async function isThere(tx: Transaction, id: string) {
  const rows = await tx.select({ _id: messages._id }).from(messages).where(eq(messages._id, id))
  return rows.length > 0
}
