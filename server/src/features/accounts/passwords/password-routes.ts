import { passwordCalls, texts } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { addressBlock, consumeRateLimit } from '../../../platform/http/rate-limit.ts'
import { registerCalls } from '../../../platform/http/register-calls.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import type { Enqueue } from '../../../platform/postgres/jobs.ts'
import { callerOf } from '../caller.ts'
import type { AccountRules } from '../rules.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'

const freeAttempts = { forgot: 5, reset: 10 }

type Dependencies = { db: Database; enqueue: Enqueue; rules: AccountRules }

/** What a new password must be like, and how to get one without the old. */
export function passwordRoutes(app: FastifyInstance, { db, enqueue, rules }: Dependencies) {
  registerCalls(app, passwordCalls(rules.passwordMin), {
    async forgotPassword({ body, request }) {
      const caller = callerOf(request)
      await consumeRateLimit(db, `forgot ${addressBlock(caller.address)}`, freeAttempts.forgot)
      await forgotPassword(db, enqueue, body.email, caller)
      return { message: texts.auth.resetSent }
    },
    async resetPassword({ body, request }) {
      const caller = callerOf(request)
      await consumeRateLimit(db, `reset ${addressBlock(caller.address)}`, freeAttempts.reset)
      await resetPassword(db, enqueue, body, caller)
    },
    passwordRule: async () => ({ min: rules.passwordMin }),
  })
}
