import { passkeyCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { addressBlock, consumeRateLimit } from '../../../platform/http/rate-limit.ts'
import { registerCalls } from '../../../platform/http/register-calls.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import { callerOf } from '../caller.ts'
import type { createWhenProven } from '../proof.ts'
import { limitAttempts } from './limit-attempts.ts'
import type { Passkeys } from './passkeys.ts'

type Dependencies = {
  db: Database
  passkeys: Passkeys
  whenProven: ReturnType<typeof createWhenProven>
  companyName: () => Promise<string>
}

/** The passkeys of the signed-in user, and signing in with one. */
export function passkeyRoutes(app: FastifyInstance, { db, passkeys, whenProven, companyName }: Dependencies) {
  registerCalls(app, passkeyCalls, {
    async passkeyOptions({ viewer, body, request }) {
      // Proven here: only the client that got the challenge can continue with it.
      await whenProven(request, body, async () => {})
      return passkeys.startAdding(viewer, await companyName())
    },
    addPasskey: ({ viewer, body, request }) => passkeys.add(viewer, body, callerOf(request)),
    removePasskey: ({ viewer, params, body, request }) =>
      whenProven(request, body, (tx) => passkeys.remove(tx, viewer, params.id, callerOf(request))),
    async passkeyProofOptions({ viewer, request }) {
      await limitAttempts(db, request, `passkey proof ${viewer._id}`)
      return passkeys.startProving(viewer)
    },
    async passkeySignInOptions({ request }) {
      await consumeRateLimit(db, `passkey options ${addressBlock(request.ip)}`, 60)
      return passkeys.startSignIn()
    },
    async passkeySignIn({ body, request }) {
      await limitAttempts(db, request, 'passkey')
      return passkeys.signIn(body, callerOf(request))
    },
  })
}
