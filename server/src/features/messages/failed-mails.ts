import type { Notice } from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Queryable } from '../../platform/postgres/db.ts'
import type { Queues } from '../../platform/postgres/jobs.ts'
import { messageMail } from './message-mail.job.ts'
import { messageReplies, messages } from './table.ts'

type MailNotice = Extract<Notice, { kind: 'mail' }>

/** The mails about messages that could not be sent, newest first. A notice goes to the company itself. */
export async function failedMessageMails(db: Queryable, queues: Queues): Promise<MailNotice[]> {
  const jobs = await queues.failed(messageMail)
  // One that another version of the product made is for that version to tell of.
  const mails = jobs.flatMap((job) => {
    const { success, data: mail } = messageMail.payload.safeParse(job.data)
    return success ? { job, mail } : []
  })
  const addresses = await sendersOf(
    db,
    mails.map(({ mail }) => subjectOf(mail)),
  )
  return mails.map(({ job: { id, at, isGivenUp }, mail }) => ({
    kind: 'mail',
    _id: id,
    at,
    mail: mail.kind,
    to: mail.kind === 'notice' ? null : (addresses.get(subjectOf(mail)) ?? null),
    isGivenUp,
  }))
}

export const retryMessageMail = (queues: Queues, id: string) => queues.tryAgain(messageMail, id)
export const forgetMessageMail = (queues: Queues, id: string) => queues.forget(messageMail, id)

type Mail = z.output<typeof messageMail.payload>

/** The reply or the message that a mail is of. */
const subjectOf = (mail: Mail) => (mail.kind === 'reply' ? mail.replyId : mail.messageId)

/** Who wrote the messages with these ids, or those that these replies answer. */
async function sendersOf(db: Queryable, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const any = sql`any(${sql.param(ids)}::uuid[])`
  const replied = db
    .select({ _id: messageReplies._id, email: messages.email })
    .from(messageReplies)
    .innerJoin(messages, eq(messages._id, messageReplies.messageId))
    .where(sql`${messageReplies._id} = ${any}`)
  const written = db
    .select({ _id: messages._id, email: messages.email })
    .from(messages)
    .where(sql`${messages._id} = ${any}`)
  return new Map((await unionAll(replied, written)).map(({ _id, email }) => [_id, email]))
}
