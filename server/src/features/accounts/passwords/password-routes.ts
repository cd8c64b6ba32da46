import { failure, forgotInput, passwordRule, resetInput, success, texts } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { addressBlock, consumeRateLimit } from '../../../platform/http/rate-limit.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import type { Enqueue } from '../../../platform/postgres/jobs.ts'
import { callerOf } from '../caller.ts'
import type { AccountRules } from '../rules.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'

const tags = ['auth']
const done = z.object({ success: z.literal(true) })
const freeAttempts = { forgot: 5, reset: 10 }

type Dependencies = { db: Database; enqueue: Enqueue; rules: AccountRules }

/** What a new password must be like, and how to get one without the old. */
export function passwordRoutes(instance: FastifyInstance, { db, enqueue, rules }: Dependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/auth/forgot-password',
    {
      config: { access: 'entrance' },
      schema: {
        tags,
        summary: 'Ask for a link to choose a new password',
        body: forgotInput,
        response: { 200: done.extend({ message: z.string() }), '4xx': failure },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      await consumeRateLimit(db, `forgot ${addressBlock(caller.address)}`, freeAttempts.forgot)
      await forgotPassword(db, enqueue, request.body.email, caller)
      return { success: true as const, message: texts.auth.resetSent }
    },
  )

  app.post(
    '/auth/reset-password',
    {
      config: { access: 'entrance' },
      schema: {
        tags,
        summary: 'Choose a new password with the token of such a link',
        body: resetInput(rules.passwordMin),
        response: { 200: done, '4xx': failure },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      await consumeRateLimit(db, `reset ${addressBlock(caller.address)}`, freeAttempts.reset)
      await resetPassword(db, enqueue, request.body, caller)
      return { success: true as const }
    },
  )

  app.get(
    '/auth/password-rule',
    {
      config: { access: 'entrance' },
      schema: {
        tags,
        summary: 'What a new password must be like',
        response: { 200: success(passwordRule) },
      },
    },
    async () => ({ success: true as const, data: { min: rules.passwordMin } }),
  )
}
