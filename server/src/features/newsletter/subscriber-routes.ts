import { Readable } from 'node:stream'
import {
  failure,
  importInput,
  importReport,
  subscriberList,
  subscriberQuery,
  success,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/http/access.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { exportSubscribers, importSubscribers, listSubscribers, removeSubscriber } from './subscribers.ts'

const tags = ['newsletter']

/** Users look after who gets the newsletter. */
export function subscriberRoutes(
  instance: FastifyInstance,
  { db, enqueue, audit }: { db: Database; enqueue: Enqueue; audit: Audit },
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'session' as const }

  app.get(
    '/newsletter/subscribers',
    {
      config,
      schema: {
        tags,
        summary: 'List subscribers, newest first',
        querystring: subscriberQuery,
        response: { 200: subscriberList, '4xx': failure },
      },
    },
    async (request) => ({ success: true as const, ...(await listSubscribers(db, request.query)) }),
  )

  instance.get(
    '/newsletter/subscribers.csv',
    {
      // Everybody's address at once is for those who answer for them.
      config: { access: ['owner', 'admin'] as const },
      schema: {
        tags,
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

  app.post(
    '/newsletter/subscribers/import',
    {
      config,
      schema: {
        tags,
        summary: 'Put addresses on the list, each looked at by itself',
        body: importInput,
        response: { 200: success(importReport), '4xx': failure },
      },
    },
    async (request) => ({
      success: true as const,
      data: await importSubscribers({ db, enqueue }, request.body, viewerOf(request).name),
    }),
  )

  app.delete(
    '/newsletter/subscribers/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Forget a subscriber',
        params: z.object({ id: z.uuid() }),
        response: { 200: z.object({ success: z.literal(true) }), '4xx': failure },
      },
    },
    async (request) => {
      await removeSubscriber(db, request.params.id)
      return { success: true as const }
    },
  )
}
