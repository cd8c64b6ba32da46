import { randomUUIDv7 } from 'node:crypto'
import { type Admin, texts } from '@busbar/contract'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { now } from '../../../content/columns.ts'
import { invalid, notFound, notSignedIn } from '../../../platform/errors.ts'
import type { Database, Queryable, Transaction } from '../../../platform/postgres/db.ts'
import type { Enqueue } from '../../../platform/postgres/jobs.ts'
import type { Caller } from '../caller.ts'
import { noteSecurity } from '../mail/note-security.ts'
import { signIn } from '../sign-in.ts'
import { type ceremonies, challenges, passkeys, users } from '../table.ts'

const soon = sql<string>`now() + interval '5 minutes'`

export type Passkeys = ReturnType<typeof createPasskeys>
type Ceremony = (typeof ceremonies)[number]
type Answer = { challengeId: string; response: unknown }

/** Passkeys for the website at this address. */
export function createPasskeys(db: Database, enqueue: Enqueue, publicUrl: string) {
  const rpID = new URL(publicUrl).hostname
  const expected = { expectedOrigin: publicUrl, expectedRPID: rpID, requireUserVerification: true }

  /** Remembers the challenge until somebody answers it. */
  async function begin(options: { challenge: string }, ceremony: Ceremony, userId: string | null) {
    const challengeId = randomUUIDv7()
    const { challenge } = options
    await db.insert(challenges).values({ _id: challengeId, challenge, ceremony, userId, expiresAt: soon })
    return { challengeId, options: { ...options } }
  }

  /** A challenge is for whom and for what it was made, and is used up by the first try. */
  async function recall(_id: string, ceremony: Ceremony, userId: string | null) {
    const isTheirs = userId ? eq(challenges.userId, userId) : isNull(challenges.userId)
    const isForThis = and(eq(challenges._id, _id), eq(challenges.ceremony, ceremony), isTheirs)
    const [row] = await db
      .delete(challenges)
      .where(and(isForThis, gt(challenges.expiresAt, sql`now()`)))
      .returning()
    return row?.challenge
  }

  /** The passkey that signed the challenge, and its user; null when it was not signed by any of ours. */
  async function verified({ challengeId, response }: Answer, ceremony: Ceremony, userId: string | null) {
    const expectedChallenge = await recall(challengeId, ceremony, userId)
    const answer = response as AuthenticationResponseJSON
    const [found] = await db
      .select({ passkey: passkeys, user: users })
      .from(passkeys)
      .innerJoin(users, eq(users._id, passkeys.userId))
      .where(and(eq(passkeys.credentialId, String(answer.id)), isNull(users.disabledAt)))
    if (!found || !expectedChallenge) return null
    const { passkey } = found
    const credential = {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    }
    const outcome = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge,
      credential,
      ...expected,
    }).catch(() => null)
    return outcome?.verified ? { ...found, counter: outcome.authenticationInfo.newCounter } : null
  }

  return {
    async startAdding(user: Admin, rpName: string) {
      const known = await list(db, user._id)
      const options = await generateRegistrationOptions({
        rpName,
        rpID,
        userName: user.email,
        userDisplayName: user.name,
        userID: new TextEncoder().encode(user._id),
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return begin(options, 'add', user._id)
    },

    async add(user: Admin, input: { challengeId: string; name: string; response: unknown }, caller: Caller) {
      const expectedChallenge = await recall(input.challengeId, 'add', user._id)
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
        await noteSecurity(tx, enqueue, caller, { kind: 'passkey_added', user })
      })
    },

    async remove(tx: Transaction, user: Admin, id: string, caller: Caller) {
      const gone = await tx
        .delete(passkeys)
        .where(and(eq(passkeys._id, id), eq(passkeys.userId, user._id)))
        .returning({ _id: passkeys._id })
      if (gone.length === 0) throw notFound('passkey')
      await noteSecurity(tx, enqueue, caller, { kind: 'passkey_removed', user })
    },

    async startSignIn() {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      return begin(options, 'sign-in', null)
    },

    /** Signs in who holds a passkey. It is two factors by itself: the device, and what unlocks it. */
    async signIn(input: Answer, caller: Caller) {
      const found = await verified(input, 'sign-in', null)
      if (!found) throw notSignedIn(texts.auth.passkeyFailed)
      const { _id, name, email, role } = found.user
      return db.transaction(async (tx) => {
        await noteUse(tx, found)
        const admin = { _id, name, email, role }
        return { admin, token: await signIn(tx, enqueue, admin, caller) }
      })
    },

    async startProving(user: Admin) {
      const known = await list(db, user._id)
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      })
      return begin(options, 'prove', user._id)
    },

    /** Refuses unless one of the user's own passkeys has signed a challenge made for this. */
    async prove(user: Admin, input: Answer) {
      const found = await verified(input, 'prove', user._id)
      if (found?.user._id !== user._id) throw invalid({ passkey: texts.auth.passkeyFailed })
      await noteUse(db, found)
    },

    list: (userId: string) => list(db, userId),
  }
}

export async function hasPasskey(db: Queryable, userId: string) {
  return (await list(db, userId)).length > 0
}

/** Takes away all passkeys of a user; tells how many there were. */
export async function removePasskeys(tx: Transaction, userId: string) {
  const { rowCount } = await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  return rowCount ?? 0
}

async function noteUse(
  db: Queryable,
  { passkey, counter }: { passkey: typeof passkeys.$inferSelect; counter: number },
) {
  await db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys._id, passkey._id))
}

function list(db: Queryable, userId: string) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys._id))
}
