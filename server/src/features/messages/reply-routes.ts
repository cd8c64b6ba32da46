import { message as contract, failure, replyInput, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/http/access.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Queues } from '../../platform/postgres/jobs.ts'
import { reply, retryReply, withdrawReply } from './replies.ts'

/** Users answer a message, change their mind, and try again. */
export function replyRoutes(instance: FastifyInstance, dependencies: { db: Database; queues: Queues }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'session' as const }
  const params = z.object({ id: z.uuid(), replyId: z.uuid() })
  const schema = (summary: string) => ({
    tags: ['contact'],
    summary,
    response: { 200: success(contract), '4xx': failure },
  })

  app.post(
    '/contact/:id/reply',
    {
      config,
      schema: { ...schema('Reply to a message'), params: params.pick({ id: true }), body: replyInput },
    },
    async (request) => {
      const asked = { id: request.params.id, text: request.body.message, author: viewerOf(request) }
      return { success: true as const, data: await reply(dependencies, asked) }
    },
  )

  app.delete(
    '/contact/:id/replies/:replyId',
    { config, schema: { ...schema('Take back a reply that was not sent yet'), params } },
    async (request) => ({
      success: true as const,
      data: await withdrawReply(dependencies, request.params),
    }),
  )

  app.post(
    '/contact/:id/replies/:replyId/retry',
    { config, schema: { ...schema('Send a reply that failed again'), params } },
    async (request) => ({
      success: true as const,
      data: await retryReply(dependencies, request.params),
    }),
  )
}
