import type { Admin } from '@busbar/contract'
import type { Transaction } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { logSecurity } from './audit/security-log.ts'
import type { Caller } from './caller.ts'
import { mailSecurity } from './mail/account-mail.job.ts'
import { rememberPlace } from './places.ts'
import { openSession } from './sessions.ts'

/** Opens a session for a user who has proven who they are, and emails them when it is from a new place. */
export async function signIn(tx: Transaction, enqueue: Enqueue, user: Admin, caller: Caller) {
  const isNews = await rememberPlace(tx, user._id, caller)
  if (isNews) await mailSecurity(tx, enqueue, caller, { event: 'new_sign_in', user })
  await logSecurity(tx, caller, { kind: 'signed_in', user })
  return openSession(tx, user._id, caller)
}
