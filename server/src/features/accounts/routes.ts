import { accountCalls, type Role, texts, type Viewer } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notSignedIn, Refusal } from '../../platform/errors.ts'
import { addressBlock, consumeRateLimit, refundRateLimit } from '../../platform/http/rate-limit.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database, Transaction } from '../../platform/postgres/db.ts'
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
import { findByPassword, rename, updateCredentials } from './users.ts'

/** An address that was typed and is no account's is nobody's business to keep. */
const nobody = { _id: null, name: '' }
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
  app: FastifyInstance,
  { db, enqueue, secrets, rules, publicUrl }: Dependencies,
) {
  const whenProven = createWhenProven(db, createPasskeys(db, enqueue, publicUrl), secrets)
  passwordRoutes(app, { db, enqueue, rules })
  sessionRoutes(app, { db, enqueue, secrets, publicUrl })

  registerCalls(app, accountCalls(rules.passwordMin), {
    async login({ body: { email, password, code }, request }) {
      const caller = callerOf(request)
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
      return { token, admin: user }
    },

    async register({ body, request }) {
      const caller = callerOf(request)
      const place = `register ${addressBlock(caller.address)}`
      await consumeRateLimit(db, place, freeAttempts.register)
      const registered = await register(db, body, caller)
      await refundRateLimit(db, place, freeAttempts.register)
      return registered
    },

    verify: async ({ viewer }) => ({ admin: viewer }),

    async updateCredentials({ viewer, body, request }) {
      const token = bearerToken(request) ?? ''
      const changing = { enqueue, userId: viewer._id, token, caller: callerOf(request) }
      const isSensitive = body.newPassword !== undefined || (body.email ?? viewer.email) !== viewer.email
      if (isSensitive) {
        const update = (tx: Transaction) => updateCredentials({ tx, ...changing }, body)
        return whenProven(request, body, update, texts.auth.currentPasswordForEmail)
      }
      const admin = await db.transaction((tx) => rename({ tx, ...changing }, body.name ?? viewer.name))
      return { admin, token }
    },
  })
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
