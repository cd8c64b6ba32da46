import {
  codeInput,
  failure,
  loginAnswer,
  passkeyInput,
  passkeySignInInput,
  proofInput,
  securityState,
  success,
} from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { addressBlock, consumeRateLimit } from '../../../platform/http/rate-limit.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import type { Enqueue } from '../../../platform/postgres/jobs.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { callerOf } from '../caller.ts'
import { createWhenProven } from '../proof.ts'
import type { AccountRules } from '../rules.ts'
import { createPasskeys } from './passkeys.ts'
import { confirmTotp, renewRecoveryCodes, startTotp, stopTotp, totpState } from './totp.ts'

const tags = ['two-factor']
const done = z.object({ success: z.literal(true) })
const ceremony = success(z.object({ challengeId: z.uuid(), options: z.looseObject({}) }))
const recoveryCodes = success(z.object({ recoveryCodes: z.array(z.string()) }))
const freeAttempts = 10

type Dependencies = {
  db: Database
  enqueue: Enqueue
  secrets: SecretBox
  publicUrl: string
  rules: AccountRules
  /** What authenticator apps and devices show beside the account. */
  companyName: () => Promise<string>
}

/** The second factor and passkeys of the signed-in user, and signing in with a passkey. */
export function twoFactorRoutes(
  instance: FastifyInstance,
  { db, enqueue, secrets, publicUrl, rules, companyName }: Dependencies,
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const passkeys = createPasskeys(db, enqueue, publicUrl)
  const whenProven = createWhenProven(db, passkeys, secrets)
  const account = { config: { access: 'account' as const } }
  const entrance = { config: { access: 'entrance' as const } }
  const schema = (summary: string, answer: z.ZodType) => ({
    tags,
    summary,
    response: { 200: answer, '4xx': failure },
  })
  const limit = (request: FastifyRequest, what: string) =>
    consumeRateLimit(db, `${what} ${addressBlock(request.ip)}`, freeAttempts)

  app.get(
    '/auth/security',
    { ...account, schema: schema('How the own account is protected', success(securityState)) },
    async (request) => {
      const { _id } = viewerOf(request)
      const isRequired = rules.requiresTwoFactor
      const data = { totp: await totpState(db, _id), passkeys: await passkeys.list(_id), isRequired }
      return { success: true as const, data }
    },
  )

  app.post(
    '/auth/totp/start',
    {
      ...account,
      schema: {
        ...schema(
          'A new secret for an authenticator app',
          success(z.object({ secret: z.string(), uri: z.string() })),
        ),
        body: proofInput,
      },
    },
    async (request) => {
      const issuer = await companyName()
      const data = await whenProven(request, request.body, (tx) =>
        startTotp(tx, secrets, viewerOf(request), issuer),
      )
      return { success: true as const, data }
    },
  )

  app.post(
    '/auth/totp/confirm',
    {
      ...account,
      schema: {
        ...schema('Turn the second factor on', recoveryCodes),
        body: codeInput,
      },
    },
    async (request) => {
      await limit(request, `totp ${viewerOf(request)._id}`)
      const codes = await confirmTotp(
        { db, enqueue, secrets },
        viewerOf(request),
        request.body.code,
        callerOf(request),
      )
      return { success: true as const, data: { recoveryCodes: codes } }
    },
  )

  app.post(
    '/auth/totp/recovery-codes',
    {
      ...account,
      schema: {
        ...schema('New recovery codes for the earlier ones', recoveryCodes),
        body: proofInput,
      },
    },
    async (request) => {
      const codes = await whenProven(request, request.body, (tx) =>
        renewRecoveryCodes(tx, enqueue, viewerOf(request), callerOf(request)),
      )
      return { success: true as const, data: { recoveryCodes: codes } }
    },
  )

  app.delete(
    '/auth/totp',
    { ...account, schema: { ...schema('Turn the second factor off', done), body: proofInput } },
    async (request) => {
      await whenProven(request, request.body, (tx) =>
        stopTotp(tx, enqueue, viewerOf(request), callerOf(request)),
      )
      return { success: true as const }
    },
  )

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
      await limit(request, `passkey proof ${viewerOf(request)._id}`)
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
      await limit(request, 'passkey')
      return { success: true as const, ...(await passkeys.signIn(request.body, callerOf(request))) }
    },
  )
}
