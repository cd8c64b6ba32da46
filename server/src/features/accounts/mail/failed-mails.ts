import type { Notice } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/postgres/db.ts'
import type { Queues } from '../../../platform/postgres/jobs.ts'
import { invitations, users } from '../table.ts'
import { accountMail } from './account-mail.job.ts'

type MailNotice = Extract<Notice, { kind: 'mail' }>

/** The mails that could not be sent, newest first, and to whom they were to go. */
export async function failedMails(db: Queryable, queues: Queues): Promise<MailNotice[]> {
  const jobs = (await queues.failed(accountMail)).flatMap(({ data, ...job }) => {
    const { success, data: mail } = accountMail.payload.safeParse(data)
    // One that another version of the product made is for that version to tell of.
    if (!success) return []
    return {
      ...job,
      mail: mail.kind,
      recipient: mail.kind === 'invitation' ? mail.invitationId : mail.userId,
    }
  })
  if (jobs.length === 0) return []
  const addresses = await addressesOf(
    db,
    jobs.map(({ recipient }) => recipient),
  )
  return jobs.map(({ id, at, mail, recipient, isGivenUp }) => ({
    kind: 'mail',
    _id: id,
    at,
    mail,
    to: addresses.get(recipient) ?? null,
    isGivenUp,
  }))
}

export const retryMail = (queues: Queues, id: string) => queues.tryAgain(accountMail, id)
export const forgetMail = (queues: Queues, id: string) => queues.forget(accountMail, id)

/** The addresses of users and of open invitations, by their ids. */
async function addressesOf(db: Queryable, ids: string[]) {
  const wanted = sql`any(${sql.param(ids)}::uuid[])`
  const { rows } = await db.execute<{ id: string; email: string }>(
    sql`select ${users._id} as id, ${users.email} as email from ${users} where ${users._id} = ${wanted}
      union all select ${invitations._id}, ${invitations.email} from ${invitations}
      where ${invitations._id} = ${wanted} and ${invitations.email} is not null`,
  )
  return new Map(rows.map(({ id, email }) => [id, email]))
}
