import { and, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { countThisHour } from '../../../platform/http/rate-limit.ts'
import type { Database, Transaction } from '../../../platform/postgres/db.ts'
import type { Enqueue, JobHandler, JobKind } from '../../../platform/postgres/jobs.ts'
import { queueNames } from '../../../platform/postgres/locks.ts'
import { hashOfToken } from '../../../platform/secrets/tokens.ts'
import { logSecurity } from '../audit/security-log.ts'
import type { Caller } from '../caller.ts'
import { users } from '../table.ts'
import { accountMail, mailSecurity } from './account-mail.job.ts'

/** So many links for a new password go to one user. */
const mailsAnHour = 5

const payload = z.object({
  about: z.enum(['forgotten_password', 'wrong_passwords']),
  /** Hashed, because anybody can type anybody's address. */
  emailHash: z.string(),
  address: z.string(),
  device: z.string(),
})
type Payload = z.infer<typeof payload>

/**
 * What somebody who is not signed in asked about an address. Whether there is an account is looked up later, by
 * nobody who waits, so that an answer takes the same time either way.
 */
export const accountRequest: JobKind<Payload> = { queue: queueNames.accountRequest, payload }

export function requestFor(
  tx: Transaction,
  enqueue: Enqueue,
  caller: Caller,
  { about, email }: { about: Payload['about']; email: string },
) {
  const emailHash = hashOfToken(email.toLowerCase()).toString('hex')
  return enqueue(tx, accountRequest, { about, emailHash, ...caller })
}

export function createAccountRequests({
  db,
  enqueue,
}: {
  db: Database
  enqueue: Enqueue
}): JobHandler<Payload> {
  return async ({ about, emailHash, ...caller }) => {
    await db.transaction(async (tx) => {
      const isTheirs = sql`sha256(convert_to(${users.email}, 'UTF8')) = decode(${emailHash}, 'hex')`
      const [user] = await tx
        .select()
        .from(users)
        .where(and(isTheirs, isNull(users.disabledAt)))
      if (!user) return
      if (about === 'wrong_passwords') {
        return mailSecurity(tx, enqueue, caller, { event: 'wrong_passwords', user })
      }
      // Counted here as well as by IP address: requests from many addresses would fill the user's mailbox.
      if ((await countThisHour(tx, `reset mail ${user._id}`)) > mailsAnHour) return
      await enqueue(tx, accountMail, { kind: 'reset', userId: user._id })
      await logSecurity(tx, caller, { kind: 'password_reset_requested', user })
    })
  }
}
