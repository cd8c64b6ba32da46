import { Readable } from 'node:stream'
import { failure, subscriberCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { exportSubscribers, importSubscribers, listSubscribers, removeSubscriber } from './subscribers.ts'

/** Users look after who gets the newsletter. */
export function subscriberRoutes(
  app: FastifyInstance,
  { db, enqueue, audit }: { db: Database; enqueue: Enqueue; audit: Audit },
) {
  registerCalls(app, subscriberCalls, {
    subscribers: ({ query }) => listSubscribers(db, query),
    async removeSubscriber({ params }) {
      await removeSubscriber(db, params.id)
    },
    importSubscribers: ({ viewer, body }) => importSubscribers({ db, enqueue }, body, viewer.name),
  })

  app.get(
    '/newsletter/subscribers.csv',
    {
      // Everybody's address at once is for those who answer for them.
      config: { access: ['owner', 'admin'] as const },
      schema: {
        tags: ['newsletter'],
        summary: 'All subscribers as a file of comma-separated values',
        response: { 200: { content: { 'text/csv': { schema: z.string() } } }, '4xx': failure },
      },
    },
    async (request, reply) => {
      await audit(db, request, 'subscribers_exported')
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="subscribers.csv"')
        .send(Readable.from(exportSubscribers(db)))
    },
  )
}
