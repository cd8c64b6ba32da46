import { texts } from '@busbar/contract'
import { and, asc, eq, isNull, lt, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SendMail } from '../../platform/mail/mail.ts'
import { type Letterhead, layOutMail } from '../../platform/mail/mail-layout.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { broadcastMessage } from './broadcast-message.ts'
import { messageReplies, messages } from './table.ts'

const payload = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notice'), messageId: z.uuid() }),
  z.object({ kind: z.literal('acknowledgement'), messageId: z.uuid() }),
  z.object({ kind: z.literal('reply'), replyId: z.uuid() }),
])
type Payload = z.infer<typeof payload>

export const messageMail: JobKind<Payload> = { queue: queueNames.messageMail, payload }

type Dependencies = {
  db: Database
  sendMail: SendMail
  publicUrl: string
  /** Whom an answer to a reply goes to. */
  companyEmail: () => Promise<string | null>
  /** Who is notified of a message; nobody when it is empty. */
  noticeTo: () => Promise<string>
  letterhead: () => Promise<Letterhead>
  /** Where answers come back into the conversation, if they do. */
  answersTo: (messageId: string) => Promise<string | null>
}

/**
 * Tells the company of a new message, tells the visitor that it arrived, or sends the reply to it. Sent twice after a
 * crash, it is the same mail.
 */
export function createMessageMail(options: Dependencies): JobHandler<Payload> {
  const { db, sendMail, publicUrl, companyEmail, noticeTo, letterhead, answersTo } = options
  return (job, id, isLastTry) => {
    if (job.kind === 'notice') return notice(job.messageId, id)
    return job.kind === 'reply' ? reply(job.replyId, isLastTry) : acknowledge(job.messageId, id)
  }

  async function notice(messageId: string, id: string) {
    const to = await noticeTo()
    const message = await find(messageId)
    // Erased or marked as spam meanwhile, or there is nobody to write to yet.
    if (!to || !message) return
    const content = texts.mails.newMessage(message)
    const action = { label: texts.mails.openMessage, url: `${publicUrl}/admin/messages/${messageId}` }
    const body = layOutMail({ ...content, action }, await letterhead())
    await sendMail({ id, to, replyTo: message.email, subject: content.title, ...body })
  }

  /** Nothing of what the visitor wrote is in it: else anybody could have us mail their words to anybody. */
  async function acknowledge(messageId: string, id: string) {
    const message = await find(messageId)
    if (!message) return
    const head = await letterhead()
    const content = texts.mails.acknowledgement(head.name)
    const replyTo = (await companyEmail()) ?? undefined
    await sendMail({ id, to: message.email, replyTo, subject: content.title, ...layOutMail(content, head) })
  }

  /** The message, unless it is in quarantine by now. */
  async function find(messageId: string) {
    const [message] = await db
      .select()
      .from(messages)
      .where(and(eq(messages._id, messageId), not(messages.isSpam)))
    return message
  }

  async function reply(replyId: string, isLastTry = false) {
    const [found] = await db
      .select()
      .from(messageReplies)
      .innerJoin(messages, eq(messages._id, messageReplies.messageId))
      .where(and(eq(messageReplies._id, replyId), isNull(messageReplies.sentAt)))
    if (!found) return
    const { messages: message, message_replies: row } = found
    const content = texts.mails.reply(message.subject, row.message)
    const answers = (await answersTo(message._id)) ?? undefined
    const replyTo = answers ?? (await companyEmail()) ?? undefined
    const after = await earlierReplies(message._id, replyId)
    try {
      await sendMail({
        id: replyId,
        to: message.email,
        subject: content.title,
        replyTo,
        returnTo: answers,
        after,
        ...layOutMail(content, await letterhead()),
      })
    } catch (error) {
      const failure = String((error as Error).message).slice(0, 300)
      await note(row, { failure, isGivenUp: isLastTry })
      throw error
    }
    await note(row, { sentAt: sql`now()`, failure: null, isGivenUp: false })
  }

  /** The mails of the same conversation, so that a mail program shows them as one. */
  async function earlierReplies(messageId: string, replyId: string) {
    const rows = await db
      .select({ _id: messageReplies._id, mailId: messageReplies.mailId })
      .from(messageReplies)
      .where(and(eq(messageReplies.messageId, messageId), lt(messageReplies._id, replyId)))
      .orderBy(asc(messageReplies._id))
    return rows.map(({ _id, mailId }) => mailId ?? _id)
  }

  function note(
    { _id, messageId }: typeof messageReplies.$inferSelect,
    values: Parameters<ReturnType<typeof db.update<typeof messageReplies>>['set']>[0],
  ) {
    return db.transaction(async (tx) => {
      await tx.update(messageReplies).set(values).where(eq(messageReplies._id, _id))
      await broadcastMessage(tx, messageId)
    })
  }
}
