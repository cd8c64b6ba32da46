import { texts } from '@busbar/contract'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Enqueue } from '../../platform/jobs.ts'
import { hashOfToken } from '../../platform/tokens.ts'
import { accountMail } from './account-mail.job.ts'
import type { Caller } from './caller.ts'
import { logSecurity } from './security-log.ts'
import { passwordResets, users } from './table.ts'
import { setPassword } from './users.ts'

/** Sends a link to the user of this address, if there is one; nobody is told whether there is. */
export async function forgotPassword(db: Database, enqueue: Enqueue, email: string, caller: Caller) {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.disabledAt)))
    if (!user) return
    await enqueue(tx, accountMail, { kind: 'reset', userId: user._id })
    await logSecurity(tx, caller, { kind: 'password_reset_requested', user })
  })
}

/** Sets a new password with a link's token, which is used up, as are all others; ends every session. */
export async function resetPassword(
  db: Database,
  enqueue: Enqueue,
  input: { token: string; password: string },
  caller: Caller,
) {
  await db.transaction(async (tx) => {
    const [reset] = await tx
      .delete(passwordResets)
      .where(
        and(eq(passwordResets.tokenHash, hashOfToken(input.token)), gt(passwordResets.expiresAt, sql`now()`)),
      )
      .returning()
    if (!reset) throw new Refusal(403, 'reset_invalid', texts.auth.resetInvalid)
    const user = await setPassword(tx, reset.userId, 'password', input.password)
    await tx.delete(passwordResets).where(eq(passwordResets.userId, reset.userId))
    await enqueue(tx, accountMail, { kind: 'password-changed', userId: user._id })
    await logSecurity(tx, caller, { kind: 'password_reset', user })
  })
}
