import { failure, recentList, recentQuery } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { recentHistory } from '../../content/history.ts'
import { viewerOf } from '../../platform/http/access.ts'
import type { Database } from '../../platform/postgres/db.ts'

type Dependencies = {
  db: Database
  /** Whether editors may read what this kind of record says; of others they learn who changed it and when. */
  isForAll: (collection: string) => boolean
}

/** What was changed lately, whatever it was. */
export function recentChangesRoutes(instance: FastifyInstance, { db, isForAll }: Dependencies) {
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
      const readsAll = viewerOf(request).role !== 'editor'
      const data = entries.map((entry) =>
        readsAll || isForAll(entry.collection) ? entry : { ...entry, changes: [] },
      )
      return { success: true as const, data, meta: { next } }
    },
  )
}
