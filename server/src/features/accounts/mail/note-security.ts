import type { Transaction } from '../../../platform/postgres/db.ts'
import type { Enqueue } from '../../../platform/postgres/jobs.ts'
import { type Entry, logSecurity } from '../audit/security-log.ts'
import type { Caller } from '../caller.ts'
import { mailSecurity, type SecurityMail } from './account-mail.job.ts'

/** Writes down what happened to an account and tells its user by email, in the transaction of the cause. */
export async function noteSecurity(
  tx: Transaction,
  enqueue: Enqueue,
  caller: Caller,
  entry: Entry & { kind: SecurityMail['event']; user: { _id: string; name: string } },
) {
  await mailSecurity(tx, enqueue, caller, { event: entry.kind, user: entry.user })
  await logSecurity(tx, caller, entry)
}
