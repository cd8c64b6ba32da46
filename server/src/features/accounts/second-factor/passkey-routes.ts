import { loginAnswer, passkeyInput, passkeySignInInput, proofInput, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { addressBlock, consumeRateLimit } from '../../../platform/http/rate-limit.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import { callerOf } from '../caller.ts'
import type { createWhenProven } from '../proof.ts'
import type { createPasskeys } from './passkeys.ts'
import { account, done, entrance, limitAttempts, schema } from './route-options.ts'

const ceremony = success(z.object({ challengeId: z.uuid(), options: z.looseObject({}) }))

type Dependencies = {
  db: Database
  passkeys: ReturnType<typeof createPasskeys>
  whenProven: ReturnType<typeof createWhenProven>
  companyName: () => Promise<string>
}

/** The passkeys of the signed-in user, and signing in with one. */
export function passkeyRoutes(
  instance: FastifyInstance,
  { db, passkeys, whenProven, companyName }: Dependencies,
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/auth/passkeys/options',
    { ...account, schema: { ...schema('Begin to add a passkey', ceremony), body: proofInput } },
    async (request) => {
      // Proven here: only the client that got the challenge can continue with it.
      await whenProven(request, request.body, async () => {})
      const { challengeId, options } = await passkeys.startAdding(viewerOf(request), await companyName())
      return { success: true as const, data: { challengeId, options: { ...options } } }
    },
  )

  app.post(
    '/auth/passkeys',
    { ...account, schema: { ...schema('Add a passkey', done), body: passkeyInput } },
    async (request) => {
      await passkeys.add(viewerOf(request), request.body, callerOf(request))
      return { success: true as const }
    },
  )

  app.delete(
    '/auth/passkeys/:id',
    {
      ...account,
      schema: {
        ...schema('Remove a passkey', done),
        params: z.object({ id: z.uuid() }),
        body: proofInput,
      },
    },
    async (request) => {
      await whenProven(request, request.body, (tx) =>
        passkeys.remove(tx, viewerOf(request), request.params.id, callerOf(request)),
      )
      return { success: true as const }
    },
  )

  app.post(
    '/auth/passkeys/proof',
    { ...account, schema: schema('Begin to prove with a passkey that the user is there', ceremony) },
    async (request) => {
      await limitAttempts(db, request, `passkey proof ${viewerOf(request)._id}`)
      const { challengeId, options } = await passkeys.startProving(viewerOf(request))
      return { success: true as const, data: { challengeId, options: { ...options } } }
    },
  )

  app.post(
    '/auth/passkey/options',
    { ...entrance, schema: schema('Begin to sign in with a passkey', ceremony) },
    async (request) => {
      await consumeRateLimit(db, `passkey options ${addressBlock(request.ip)}`, 60)
      const { challengeId, options } = await passkeys.startSignIn()
      return { success: true as const, data: { challengeId, options: { ...options } } }
    },
  )

  app.post(
    '/auth/passkey/login',
    {
      ...entrance,
      schema: { ...schema('Sign in with a passkey', loginAnswer), body: passkeySignInInput },
    },
    async (request) => {
      await limitAttempts(db, request, 'passkey')
      return { success: true as const, ...(await passkeys.signIn(request.body, callerOf(request))) }
    },
  )
}
