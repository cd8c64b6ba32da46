import { texts } from '@busbar/contract'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../platform/db.ts'
import type { JobHandler, JobKind } from '../../platform/jobs.ts'
import { queueNames } from '../../platform/locks.ts'
import type { SendMail } from '../../platform/mail.ts'
import { type Letterhead, layOut } from '../../platform/mail-layout.ts'
import { createToken, hashOfToken } from '../../platform/tokens.ts'
import { invitations, passwordResets, users } from './table.ts'

const payload = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reset'), userId: z.uuid() }),
  z.object({ kind: z.literal('password-changed'), userId: z.uuid() }),
  z.object({ kind: z.literal('invitation'), invitationId: z.uuid() }),
])
type Payload = z.infer<typeof payload>

export const accountMail: JobKind<Payload> = { queue: queueNames.accountMail, payload }

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
    const letter =
      job.kind === 'invitation' ? await invitation(job.invitationId) : await toUser(job.userId, job.kind)
    // Whoever it was for is gone meanwhile.
    if (!letter) return
    const body = layOut(letter, await letterhead())
    await sendMail({ id, to: letter.to, subject: letter.title, ...body })
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

  async function toUser(userId: string, kind: 'reset' | 'password-changed') {
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users._id, userId), isNull(users.disabledAt)))
    if (!user) return null
    if (kind === 'password-changed') return { to: user.email, ...texts.mails.passwordChanged(user.name) }
    const token = createToken()
    const expiresAt = sql<string>`now() + interval '1 hour'`
    await db.insert(passwordResets).values({ tokenHash: hashOfToken(token), userId, expiresAt })
    const url = `${publicUrl}/reset-password?token=${token}`
    return {
      to: user.email,
      ...texts.mails.reset(user.name),
      action: { label: texts.mails.choosePassword, url },
    }
  }
}
