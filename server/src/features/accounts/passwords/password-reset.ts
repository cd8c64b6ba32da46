import { texts } from '@busbar/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import { Refusal } from '../../../platform/errors.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import type { Enqueue } from '../../../platform/postgres/jobs.ts'
import { hashOfToken } from '../../../platform/secrets/tokens.ts'
import { logSecurity } from '../audit/security-log.ts'
import type { Caller } from '../caller.ts'
import { accountMail } from '../mail/account-mail.job.ts'
import { requestFor } from '../mail/account-request.job.ts'
import { rememberPlace } from '../places.ts'
import { passwordResets } from '../table.ts'
import { setPassword } from '../users.ts'

/** Sends a link to the user of this address, if there is one; the caller does not learn whether there is. */
export async function forgotPassword(db: Database, enqueue: Enqueue, email: string, caller: Caller) {
  await db.transaction((tx) => requestFor(tx, enqueue, caller, { about: 'forgotten_password', email }))
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
    // The owner of the mailbox may sign in from here, however many wrong passwords others try meanwhile.
    await rememberPlace(tx, user._id, caller)
    await enqueue(tx, accountMail, { kind: 'password-changed', userId: user._id })
    await logSecurity(tx, caller, { kind: 'password_reset', user })
  })
}
