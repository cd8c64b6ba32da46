import { randomUUIDv7 } from 'node:crypto'
import { type Admin, defaults, texts } from '@busbar/contract'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { now } from '../../content/columns.ts'
import type { Database, Queryable } from '../../platform/db.ts'
import { invalid, notFound, notSignedIn } from '../../platform/errors.ts'
import type { Caller } from './caller.ts'
import { logSecurity } from './security-log.ts'
import { openSession } from './sessions.ts'
import { challenges, passkeys, users } from './table.ts'

const soon = sql<string>`now() + interval '5 minutes'`

/** Passkeys for the website at this address. */
export function createPasskeys(db: Database, publicUrl: string) {
  const rpID = new URL(publicUrl).hostname
  const expected = { expectedOrigin: publicUrl, expectedRPID: rpID, requireUserVerification: true }

  async function remember(challenge: string, userId: string | null) {
    const _id = randomUUIDv7()
    await db.insert(challenges).values({ _id, challenge, userId, expiresAt: soon })
    return _id
  }

  /** A challenge is for whom it was made and is used up by the first try. */
  async function recall(_id: string, userId: string | null) {
    const isTheirs = userId ? eq(challenges.userId, userId) : isNull(challenges.userId)
    const [row] = await db
      .delete(challenges)
      .where(and(eq(challenges._id, _id), isTheirs, gt(challenges.expiresAt, sql`now()`)))
      .returning()
    return row?.challenge
  }

  return {
    async startAdding(user: Admin) {
      const known = await list(db, user._id)
      const options = await generateRegistrationOptions({
        rpName: defaults.company.name,
        rpID,
        userName: user.email,
        userDisplayName: user.name,
        userID: new TextEncoder().encode(user._id),
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { challengeId: await remember(options.challenge, user._id), options }
    },

    async add(user: Admin, input: { challengeId: string; name: string; response: unknown }, caller: Caller) {
      const expectedChallenge = await recall(input.challengeId, user._id)
      const response = input.response as RegistrationResponseJSON
      const outcome = expectedChallenge
        ? await verifyRegistrationResponse({ response, expectedChallenge, ...expected }).catch(() => null)
        : null
      if (!outcome?.verified) throw invalid({ response: texts.auth.passkeyFailed })
      const { credential } = outcome.registrationInfo
      await db.transaction(async (tx) => {
        await tx.insert(passkeys).values({
          _id: randomUUIDv7(),
          credentialId: credential.id,
          userId: user._id,
          name: input.name,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: credential.transports ?? [],
        })
        await logSecurity(tx, caller, { kind: 'passkey_added', user })
      })
    },

    async remove(user: Admin, id: string, caller: Caller) {
      await db.transaction(async (tx) => {
        const gone = await tx
          .delete(passkeys)
          .where(and(eq(passkeys._id, id), eq(passkeys.userId, user._id)))
          .returning({ _id: passkeys._id })
        if (gone.length === 0) throw notFound('passkey')
        await logSecurity(tx, caller, { kind: 'passkey_removed', user })
      })
    },

    async startSignIn() {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      return { challengeId: await remember(options.challenge, null), options }
    },

    /** Signs in who holds a passkey. It is two factors by itself: the device, and what unlocks it. */
    async signIn(input: { challengeId: string; response: unknown }, caller: Caller) {
      const expectedChallenge = await recall(input.challengeId, null)
      const response = input.response as AuthenticationResponseJSON
      const [found] = await db
        .select({ passkey: passkeys, user: users })
        .from(passkeys)
        .innerJoin(users, eq(users._id, passkeys.userId))
        .where(and(eq(passkeys.credentialId, String(response.id)), isNull(users.disabledAt)))
      if (!found || !expectedChallenge) throw notSignedIn(texts.auth.passkeyFailed)
      const { passkey, user } = found
      const credential = {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      }
      const outcome = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        credential,
        ...expected,
      }).catch(() => null)
      if (!outcome?.verified) throw notSignedIn(texts.auth.passkeyFailed)
      return db.transaction(async (tx) => {
        const values = { counter: outcome.authenticationInfo.newCounter, lastUsedAt: now }
        await tx.update(passkeys).set(values).where(eq(passkeys._id, passkey._id))
        await logSecurity(tx, caller, { kind: 'signed_in', user })
        const { _id, name, email, role } = user
        return { admin: { _id, name, email, role }, token: await openSession(tx, _id, caller) }
      })
    },

    list: (userId: string) => list(db, userId),
  }
}

export async function hasPasskey(db: Queryable, userId: string) {
  return (await list(db, userId)).length > 0
}

function list(db: Queryable, userId: string) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys._id))
}
