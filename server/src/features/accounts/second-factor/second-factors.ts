import { type Admin, texts } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import { conflict, notFound } from '../../../platform/errors.ts'
import type { Transaction } from '../../../platform/postgres/db.ts'
import type { Enqueue } from '../../../platform/postgres/jobs.ts'
import type { Entry } from '../audit/security-log.ts'
import type { Caller } from '../caller.ts'
import { noteSecurity } from '../mail/note-security.ts'
import { endSessions } from '../sessions.ts'
import { users } from '../table.ts'
import { removePasskeys } from './passkeys.ts'
import { clearTotp } from './totp.ts'

type Resetting = { tx: Transaction; enqueue: Enqueue; caller: Caller; actor: NonNullable<Entry['actor']> }

/** Takes a lost second factor away from a user, who signs in with the password again and sets up a new one. */
export async function resetSecondFactors(
  { tx, enqueue, caller, actor }: Resetting,
  userId: string,
): Promise<Admin> {
  if (userId === actor._id) throw conflict('own_account', texts.auth.ownAccount)
  const [user] = await tx.select().from(users).where(eq(users._id, userId)).for('update')
  if (!user) throw notFound('user')
  await clearTotp(tx, userId)
  await removePasskeys(tx, userId)
  await endSessions(tx, userId)
  await noteSecurity(tx, enqueue, caller, { kind: 'two_factor_reset', user, actor })
  return user
}
