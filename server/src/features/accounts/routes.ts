import {
  credentialsInput,
  failure,
  loginAnswer,
  loginInput,
  type Role,
  registerInput,
  texts,
  type Viewer,
  verifyAnswer,
} from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { notSignedIn, Refusal } from '../../platform/errors.ts'
import { viewerOf } from '../../platform/http/access.ts'
import { addressBlock, consumeRateLimit, refundRateLimit } from '../../platform/http/rate-limit.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { logSecurity } from './audit/security-log.ts'
import { bearerToken } from './bearer.ts'
import { callerOf } from './caller.ts'
import { register } from './invitations.ts'
import { passwordRoutes } from './passwords/password-routes.ts'
import { createWhenProven } from './proof.ts'
import type { AccountRules } from './rules.ts'
import { createPasskeys, hasPasskey } from './second-factor/passkeys.ts'
import { isSecondFactor, totpState } from './second-factor/totp.ts'
import { sessionRoutes } from './session-routes.ts'
import { findByToken } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { limitSignIn } from './sign-in-limit.ts'
import { sitePassRoute } from './site-pass.ts'
import { findByPassword, rename, updateCredentials } from './users.ts'

/** An address that was typed and is no account's is nobody's business to keep. */
const nobody = { _id: null, name: '' }
const tags = ['auth']
const freeAttempts = { register: 10 }

type Dependencies = {
  db: Database
  enqueue: Enqueue
  secrets: SecretBox
  rules: AccountRules
  publicUrl: string
}

/** Sign in, stay signed in, change one's own credentials. */
export function accountRoutes(
  instance: FastifyInstance,
  { db, enqueue, secrets, rules, publicUrl }: Dependencies,
) {
  const whenProven = createWhenProven(db, createPasskeys(db, enqueue, publicUrl), secrets)
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const answers = (answer: z.ZodType) => ({ 200: answer, '4xx': failure })
  passwordRoutes(instance, { db, enqueue, rules })
  sessionRoutes(instance, { db, enqueue })
  sitePassRoute(instance, { db, secrets, publicUrl })

  app.post(
    '/auth/login',
    {
      config: { access: 'entrance' },
      schema: { tags, summary: 'Sign in', body: loginInput, response: { 200: loginAnswer, '4xx': failure } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { email, password, code } = request.body
      const limit = await limitSignIn(db, enqueue, email, caller)
      const { user, isRight } = await findByPassword(db, email, password)
      const failed = async (refusal: Refusal) => {
        await logSecurity(db, caller, { kind: 'sign_in_failed', user: user ?? nobody })
        throw refusal
      }
      if (!user || !isRight) return failed(notSignedIn(texts.auth.loginFailedCheck))
      const { isOn } = await totpState(db, user._id)
      // Otherwise a stolen password would do where a second factor is required and the user's is a passkey.
      if (!isOn && rules.requiresTwoFactor && (await hasPasskey(db, user._id))) {
        throw new Refusal(401, 'passkey_required', texts.auth.twoFactor.passkeyRequired)
      }
      // The password was right: the account's owner is asked for the code, and the attempt still counts.
      if (isOn && !code) throw new Refusal(401, 'code_required', texts.auth.codeRequired)
      if (isOn) await limit.countCode(user)
      const token = await db.transaction(async (tx) => {
        if (isOn && !(await isSecondFactor(tx, secrets, user._id, code ?? ''))) return null
        return signIn(tx, enqueue, user, caller)
      })
      if (!token) return failed(new Refusal(401, 'code_wrong', texts.auth.codeWrong))
      await limit.forgive(user)
      return { success: true as const, token, admin: user }
    },
  )

  app.post(
    '/auth/register',
    {
      config: { access: 'entrance' },
      schema: {
        tags,
        summary: 'Make an account out of an invitation or the setup code',
        body: registerInput(rules.passwordMin),
        response: { 200: loginAnswer, '4xx': failure },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const place = `register ${addressBlock(caller.address)}`
      await consumeRateLimit(db, place, freeAttempts.register)
      const registered = await register(db, request.body, caller)
      await refundRateLimit(db, place, freeAttempts.register)
      return { success: true as const, ...registered }
    },
  )

  app.get(
    '/auth/verify',
    {
      config: { access: 'account' },
      schema: { tags, summary: 'Who is signed in', response: answers(verifyAnswer) },
    },
    async (request) => ({ success: true as const, admin: viewerOf(request) }),
  )

  app.put(
    '/auth/update-credentials',
    {
      config: { access: 'account' },
      schema: {
        tags,
        summary: 'Change the own name, address or password',
        body: credentialsInput(rules.passwordMin),
        response: { 200: loginAnswer, '4xx': failure },
      },
    },
    async (request) => {
      const { body } = request
      const viewer = viewerOf(request)
      const token = bearerToken(request) ?? ''
      const changing = { enqueue, userId: viewer._id, token, caller: callerOf(request) }
      const isSensitive = body.newPassword !== undefined || (body.email ?? viewer.email) !== viewer.email
      const answer = isSensitive
        ? await whenProven(
            request,
            body,
            (tx) => updateCredentials({ tx, ...changing }, body),
            texts.auth.currentPasswordForEmail,
          )
        : await db.transaction(async (tx) => ({
            admin: await rename({ tx, ...changing }, body.name ?? viewer.name),
            token,
          }))
      return { success: true as const, ...answer }
    },
  )
}

type ViewerRules = Pick<AccountRules, 'requiresTwoFactor'> & {
  /** Whether what a user of this role writes is published by somebody else. */
  needsReview: (db: Database, role: Role) => Promise<boolean>
}

/** Finds who makes a request from its bearer token. */
export function findViewer(db: Database, { requiresTwoFactor, needsReview }: ViewerRules) {
  return async (request: FastifyRequest): Promise<Viewer | null> => {
    const token = bearerToken(request)
    const found = token ? await findByToken(db, token) : null
    if (!found) return null
    return {
      ...found.user,
      needsSecondFactor: requiresTwoFactor && !found.hasSecondFactor,
      needsReview: await needsReview(db, found.user.role),
    }
  }
}
