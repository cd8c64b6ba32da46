import { type Admin, type Proof, texts } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { invalid, notSignedIn } from '../../platform/errors.ts'
import { viewerOf } from '../../platform/http/access.ts'
import { consumeRateLimit, resetRateLimit } from '../../platform/http/rate-limit.ts'
import type { Database, Transaction } from '../../platform/postgres/db.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { sessionOf } from './bearer.ts'
import { isPassword } from './passwords/passwords.ts'
import type { Passkeys } from './second-factor/passkeys.ts'
import { isSecondFactor } from './second-factor/totp.ts'
import { users } from './table.ts'
import { lockOwners } from './users.ts'

const freeAttempts = 5

/**
 * Makes a change for which a session is not enough, because a session can be stolen: the user proves first that they
 * are there. Proof and change are one transaction, so that a change that fails uses up no code.
 */
export function createWhenProven(db: Database, passkeys: Passkeys, secrets: SecretBox) {
  return async <Changed>(
    request: FastifyRequest,
    proof: Proof,
    change: (tx: Transaction) => Promise<Changed>,
    missing: string = texts.auth.passwordRequired,
  ): Promise<Changed> => {
    if (!proof.passkey && !proof.currentPassword) throw invalid({ currentPassword: missing })
    const user = viewerOf(request)
    // Of this session alone: a thief has one, and the owner can open another at any time.
    const key = `proof ${sessionOf(request)}`
    await consumeRateLimit(db, key, freeAttempts)
    if (proof.passkey) await passkeys.prove(user, proof.passkey)
    const changed = await db.transaction(async (tx) => {
      if (!proof.passkey) await assertPassword(tx, secrets, user, proof)
      return change(tx)
    })
    await resetRateLimit(db, key)
    return changed
  }
}

async function assertPassword(
  tx: Transaction,
  secrets: SecretBox,
  { _id, role }: Admin,
  { currentPassword = '', code }: Proof,
) {
  // Owners change each other's accounts: each locks all of them in one order, so that two at once take turns.
  if (role === 'owner') await lockOwners(tx)
  const [user] = await tx.select().from(users).where(eq(users._id, _id)).for('update')
  // Removed by another owner while this waited.
  if (!user) throw notSignedIn()
  if (!(await isPassword(currentPassword, user.passwordHash))) {
    throw invalid({ currentPassword: texts.auth.currentPasswordWrong })
  }
  if (!user.totpSecret) return
  if (!code) throw invalid({ code: texts.auth.codeRequired })
  if (!(await isSecondFactor(tx, secrets, _id, code))) throw invalid({ code: texts.auth.codeWrong })
}
