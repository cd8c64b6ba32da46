import type { Notice } from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db.ts'
import type { Queues } from '../../platform/jobs.ts'
import { messageMail } from './message-mail.job.ts'
import { messageReplies, messages } from './table.ts'

type MailNotice = Extract<Notice, { kind: 'mail' }>

/** The mails about messages that could not be sent, newest first. A notice goes to the company itself. */
export async function failedMessageMails(db: Queryable, queues: Queues): Promise<MailNotice[]> {
  const jobs = await queues.failed(messageMail)
  const mails = jobs.map((job) => ({ job, mail: messageMail.payload.parse(job.data) }))
  const addresses = await sendersOf(
    db,
    mails.flatMap(({ mail }) => (mail.kind === 'reply' ? mail.replyId : [])),
  )
  return mails.map(({ job: { id, at, isGivenUp }, mail }) => ({
    kind: 'mail',
    _id: id,
    at,
    mail: mail.kind,
    to: mail.kind === 'reply' ? (addresses.get(mail.replyId) ?? null) : null,
    isGivenUp,
  }))
}

export const retryMessageMail = (queues: Queues, id: string) => queues.tryAgain(messageMail, id)
export const forgetMessageMail = (queues: Queues, id: string) => queues.forget(messageMail, id)

async function sendersOf(db: Queryable, replyIds: string[]) {
  if (replyIds.length === 0) return new Map<string, string>()
  const rows = await db
    .select({ _id: messageReplies._id, email: messages.email })
    .from(messageReplies)
    .innerJoin(messages, eq(messages._id, messageReplies.messageId))
    .where(sql`${messageReplies._id} = any(${sql.param(replyIds)}::uuid[])`)
  return new Map(rows.map(({ _id, email }) => [_id, email]))
}
