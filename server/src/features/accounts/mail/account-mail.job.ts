import { securityMails, texts } from '@busbar/contract'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SendMail } from '../../../platform/mail/mail.ts'
import { type Letterhead, layOutMail } from '../../../platform/mail/mail-layout.ts'
import type { Database, Queryable, Transaction } from '../../../platform/postgres/db.ts'
import type { Enqueue, JobHandler, JobKind } from '../../../platform/postgres/jobs.ts'
import { queueNames } from '../../../platform/postgres/locks.ts'
import { createToken, hashOfToken } from '../../../platform/secrets/tokens.ts'
import type { Caller } from '../caller.ts'
import { invitations, passwordResets, users } from '../table.ts'

const securityMail = z.object({
  kind: z.literal('security'),
  event: z.enum(securityMails),
  userId: z.uuid(),
  /** Where it goes when not to the user's present address. */
  to: z.string().optional(),
  device: z.string(),
  address: z.string(),
  at: z.iso.datetime(),
})

const payload = z.discriminatedUnion('kind', [
  securityMail,
  z.object({ kind: z.literal('reset'), userId: z.uuid() }),
  z.object({ kind: z.literal('password-changed'), userId: z.uuid() }),
  z.object({ kind: z.literal('invitation'), invitationId: z.uuid() }),
])
type Payload = z.infer<typeof payload>
export type SecurityMail = z.infer<typeof securityMail>

export const accountMail: JobKind<Payload> = { queue: queueNames.accountMail, payload }

/** Tells a user by email what happened to their account, in the transaction of the cause. */
export async function mailSecurity(
  tx: Transaction,
  enqueue: Enqueue,
  caller: Caller,
  { event, user, to }: { event: SecurityMail['event']; user: { _id: string }; to?: string },
) {
  const at = new Date().toISOString()
  await enqueue(tx, accountMail, { kind: 'security', event, userId: user._id, to, ...caller, at })
}

type Dependencies = {
  db: Database
  sendMail: SendMail
  publicUrl: string
  letterhead: () => Promise<Letterhead>
}

/**
 * Writes to a user about their account. The link's token is made here, when the mail is sent, so that the queue
 * never holds anything that opens an account; sent twice, both links work.
 */
export function createAccountMail(options: Dependencies): JobHandler<Payload> {
  const { db, sendMail, publicUrl, letterhead } = options
  return async (job, id) => {
    const content = job.kind === 'invitation' ? await invitation(job.invitationId) : await toUser(job)
    // Its recipient has been removed meanwhile.
    if (!content) return
    const body = layOutMail(content, await letterhead())
    await sendMail({ id, to: content.to, subject: content.title, ...body })
  }

  async function invitation(invitationId: string) {
    const token = createToken()
    const [row] = await db
      .update(invitations)
      .set({ mailedTokenHash: hashOfToken(token) })
      .where(and(eq(invitations._id, invitationId), gt(invitations.expiresAt, sql`now()`)))
      .returning()
    if (!row?.email) return null
    const url = `${publicUrl}/register?invitation=${token}`
    return {
      to: row.email,
      ...texts.mails.invitation(row.invitedBy),
      action: { label: texts.mails.accept, url },
    }
  }

  async function toUser(job: Exclude<Payload, { kind: 'invitation' }>) {
    const { userId } = job
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users._id, userId), isNull(users.disabledAt)))
    if (!user) return null
    const checkAccount = {
      label: texts.mails.checkAccount,
      url: `${publicUrl}/admin/settings?tab=admin-user`,
    }
    if (job.kind === 'password-changed') {
      return { to: user.email, ...texts.mails.passwordChanged(user.name), action: checkAccount }
    }
    if (job.kind === 'security') {
      const content = texts.mails.security[job.event](user.name, placeOf(job))
      return { to: job.to ?? user.email, ...content, action: checkAccount }
    }
    const url = await createResetLink(db, publicUrl, userId)
    return {
      to: user.email,
      ...texts.mails.reset(user.name),
      action: { label: texts.mails.choosePassword, url },
    }
  }
}

/** A link with which a user chooses a new password within an hour. Only its hash is kept. */
export async function createResetLink(db: Queryable, publicUrl: string, userId: string) {
  const token = createToken()
  const expiresAt = sql<string>`now() + interval '1 hour'`
  await db.insert(passwordResets).values({ tokenHash: hashOfToken(token), userId, expiresAt })
  return `${publicUrl}/reset-password?token=${token}`
}

function placeOf({ device, address, at }: SecurityMail) {
  return `${device}, ${address}, ${at.slice(0, 16).replace('T', ' ')} UTC`
}
