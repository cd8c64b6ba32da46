import {
  confirmInput,
  failure,
  newsletterAnswer,
  subscribeInput,
  texts,
  unsubscribeInput,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { addressBlock, consumeRateLimit } from '../../platform/http/rate-limit.ts'
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
export function newsletterRoutes(instance: FastifyInstance, { db, enqueue, readConsent }: Dependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'public' as const, isAlwaysOpen: true }
  const schema = (summary: string) => ({
    tags: ['newsletter'],
    summary,
    response: { 200: newsletterAnswer, '4xx': failure },
  })
  const answer = (message: string) => ({ success: true as const, message })

  app.post(
    '/newsletter',
    { config, schema: { ...schema('Ask for the newsletter'), body: subscribeInput } },
    async (request) => {
      await consumeRateLimit(db, `newsletter ${addressBlock(request.ip)}`, freeAttempts)
      await subscribe(db, enqueue, { email: request.body.email, consent: await readConsent() })
      return answer(texts.newsletter.thanks)
    },
  )

  app.post(
    '/newsletter/confirm',
    { config, schema: { ...schema('Confirm an address with the link in the mail'), body: confirmInput } },
    async (request) => {
      await confirm(db, request.body.token)
      return answer(texts.newsletterPages.confirmed)
    },
  )

  app.post(
    '/newsletter/unsubscribe',
    { config, schema: { ...schema('Leave the newsletter'), body: unsubscribeInput } },
    async (request) => {
      await unsubscribe(db, request.body.key)
      return answer(texts.newsletterPages.unsubscribed)
    },
  )
}
