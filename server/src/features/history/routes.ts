import { failure, recentList, recentQuery } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { recentHistory } from '../../content/history.ts'
import type { Database } from '../../platform/postgres/db.ts'

/** What was changed lately, whatever it was. */
export function recentChangesRoutes(instance: FastifyInstance, { db }: { db: Database }) {
  instance.withTypeProvider<ZodTypeProvider>().get(
    '/history',
    {
      config: { access: 'session' },
      schema: {
        tags: ['history'],
        summary: 'Read what was changed lately, by whom',
        querystring: recentQuery,
        response: { 200: recentList, '4xx': failure },
      },
    },
    async (request) => {
      const { entries, next } = await recentHistory(db, request.query)
      return { success: true as const, data: entries, meta: { next } }
    },
  )
}
