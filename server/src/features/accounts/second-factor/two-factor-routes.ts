import { secondFactorCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../../../platform/http/register-calls.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import type { Enqueue } from '../../../platform/postgres/jobs.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { callerOf } from '../caller.ts'
import { createWhenProven } from '../proof.ts'
import type { AccountRules } from '../rules.ts'
import { limitAttempts } from './limit-attempts.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { createPasskeys } from './passkeys.ts'
import { confirmTotp, renewRecoveryCodes, startTotp, stopTotp, totpState } from './totp.ts'

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
  app: FastifyInstance,
  { db, enqueue, secrets, publicUrl, rules, companyName }: Dependencies,
) {
  const passkeys = createPasskeys(db, enqueue, publicUrl)
  const whenProven = createWhenProven(db, passkeys, secrets)
  passkeyRoutes(app, { db, passkeys, whenProven, companyName })

  registerCalls(app, secondFactorCalls, {
    async security({ viewer: { _id } }) {
      const isRequired = rules.requiresTwoFactor
      return { totp: await totpState(db, _id), passkeys: await passkeys.list(_id), isRequired }
    },
    async startTotp({ viewer, body, request }) {
      const issuer = await companyName()
      return whenProven(request, body, (tx) => startTotp(tx, secrets, viewer, issuer))
    },
    async confirmTotp({ viewer, body, request }) {
      await limitAttempts(db, request, `totp ${viewer._id}`)
      return confirmTotp({ db, enqueue, secrets }, viewer, body.code, callerOf(request))
    },
    renewRecoveryCodes: ({ viewer, body, request }) =>
      whenProven(request, body, (tx) => renewRecoveryCodes(tx, enqueue, viewer, callerOf(request))),
    stopTotp: ({ viewer, body, request }) =>
      whenProven(request, body, (tx) => stopTotp(tx, enqueue, viewer, callerOf(request))),
  })
}
