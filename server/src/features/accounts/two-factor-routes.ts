import {
  codeInput,
  currentPasswordInput,
  failure,
  loginAnswer,
  passkeyInput,
  passkeySignInInput,
  securityState,
  success,
  texts,
} from '@busbar/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { addressBlock, countAttempt } from '../../platform/attempts.ts'
import type { Database } from '../../platform/db.ts'
import { invalid } from '../../platform/errors.ts'
import { callerOf } from './caller.ts'
import { createPasskeys } from './passkeys.ts'
import { isPassword } from './passwords.ts'
import type { AccountRules } from './rules.ts'
import { users } from './table.ts'
import { confirmTotp, renewRecoveryCodes, startTotp, stopTotp, totpState } from './totp.ts'

const tags = ['two-factor']
const done = z.object({ success: z.literal(true) })
const ceremony = success(z.object({ challengeId: z.uuid(), options: z.looseObject({}) }))
const recoveryCodes = success(z.object({ recoveryCodes: z.array(z.string()) }))
const freeAttempts = 10

/** The second factor and passkeys of the signed-in user, and signing in with a passkey. */
export function twoFactorRoutes(
  instance: FastifyInstance,
  { db, publicUrl, rules }: { db: Database; publicUrl: string; rules: AccountRules },
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const passkeys = createPasskeys(db, publicUrl)
  const account = { config: { access: 'account' as const } }
  const entrance = { config: { access: 'entrance' as const } }
  const schema = (summary: string, answer: z.ZodType) => ({
    tags,
    summary,
    response: { 200: answer, '4xx': failure },
  })
  const limit = (request: FastifyRequest, what: string) =>
    countAttempt(db, `${what} ${addressBlock(request.ip)}`, freeAttempts)

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
        body: currentPasswordInput,
      },
    },
    async (request) => {
      await assertOwnPassword(request)
      return { success: true as const, data: await startTotp(db, viewerOf(request)) }
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
      const codes = await confirmTotp(db, viewerOf(request), request.body.code, callerOf(request))
      return { success: true as const, data: { recoveryCodes: codes } }
    },
  )

  app.post(
    '/auth/totp/recovery-codes',
    {
      ...account,
      schema: {
        ...schema('New recovery codes for the earlier ones', recoveryCodes),
        body: currentPasswordInput,
      },
    },
    async (request) => {
      await assertOwnPassword(request)
      const codes = await renewRecoveryCodes(db, viewerOf(request), callerOf(request))
      return { success: true as const, data: { recoveryCodes: codes } }
    },
  )

  app.delete(
    '/auth/totp',
    { ...account, schema: { ...schema('Turn the second factor off', done), body: currentPasswordInput } },
    async (request) => {
      await assertOwnPassword(request)
      await stopTotp(db, viewerOf(request), callerOf(request))
      return { success: true as const }
    },
  )

  app.post(
    '/auth/passkeys/options',
    { ...account, schema: schema('Begin to add a passkey', ceremony) },
    async (request) => {
      const { challengeId, options } = await passkeys.startAdding(viewerOf(request))
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
    { ...account, schema: { ...schema('Remove a passkey', done), params: z.object({ id: z.uuid() }) } },
    async (request) => {
      await passkeys.remove(viewerOf(request), request.params.id, callerOf(request))
      return { success: true as const }
    },
  )

  app.post(
    '/auth/passkey/options',
    { ...entrance, schema: schema('Begin to sign in with a passkey', ceremony) },
    async (request) => {
      await countAttempt(db, `passkey options ${addressBlock(request.ip)}`, 60)
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

  async function assertOwnPassword(request: FastifyRequest) {
    const { _id } = viewerOf(request)
    await limit(request, `password ${_id}`)
    const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users._id, _id))
    const { currentPassword } = request.body as { currentPassword: string }
    if (!(await isPassword(currentPassword, user?.hash))) {
      throw invalid({ currentPassword: texts.auth.currentPasswordWrong })
    }
  }
}
