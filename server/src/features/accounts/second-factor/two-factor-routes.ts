import { codeInput, proofInput, securityState, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import type { Enqueue } from '../../../platform/postgres/jobs.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { callerOf } from '../caller.ts'
import { createWhenProven } from '../proof.ts'
import type { AccountRules } from '../rules.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { createPasskeys } from './passkeys.ts'
import { account, done, limitAttempts, schema } from './route-options.ts'
import { confirmTotp, renewRecoveryCodes, startTotp, stopTotp, totpState } from './totp.ts'

const recoveryCodes = success(z.object({ recoveryCodes: z.array(z.string()) }))

type Dependencies = {
  db: Database
  enqueue: Enqueue
  secrets: SecretBox
  publicUrl: string
  rules: AccountRules
  /** What authenticator apps and devices show beside the account. */
  companyName: () => Promise<string>
}

/** The second factor of the signed-in user, and their passkeys. */
export function twoFactorRoutes(
  instance: FastifyInstance,
  { db, enqueue, secrets, publicUrl, rules, companyName }: Dependencies,
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const passkeys = createPasskeys(db, enqueue, publicUrl)
  const whenProven = createWhenProven(db, passkeys, secrets)
  passkeyRoutes(instance, { db, passkeys, whenProven, companyName })

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
      await limitAttempts(db, request, `totp ${viewerOf(request)._id}`)
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
}
