import { newsletterCalls, texts } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { addressBlock, consumeRateLimit } from '../../platform/http/rate-limit.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { confirm, subscribe, unsubscribe } from './subscribe.ts'

/** How many addresses one visitor may enter in an hour before pauses grow: a class of students can, a flood cannot. */
const freeAttempts = 30

type Dependencies = {
  db: Database
  enqueue: Enqueue
  /** The words that a visitor agrees to, as the form shows them. */
  readConsent: () => Promise<string>
}

/** Visitors ask for the newsletter, confirm, and leave again. */
export function newsletterRoutes(app: FastifyInstance, { db, enqueue, readConsent }: Dependencies) {
  const isAlwaysOpen = true
  registerCalls(
    app,
    newsletterCalls,
    {
      async subscribe({ body, request }) {
        await consumeRateLimit(db, `newsletter ${addressBlock(request.ip)}`, freeAttempts)
        await subscribe(db, enqueue, { email: body.email, consent: await readConsent() })
        return { message: texts.newsletter.thanks }
      },
      async confirm({ body }) {
        await confirm(db, body.token)
        return { message: texts.newsletterPages.confirmed }
      },
      async unsubscribe({ body }) {
        await unsubscribe(db, body.key)
        return { message: texts.newsletterPages.unsubscribed }
      },
    },
    { subscribe: { isAlwaysOpen }, confirm: { isAlwaysOpen }, unsubscribe: { isAlwaysOpen } },
  )
}
