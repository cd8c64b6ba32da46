import { failure, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { change } from '../../content/change.ts'
import { collectionRoutes } from '../../content/routes.ts'
import { viewerOf } from '../../platform/http/access.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { clientsStore } from './table.ts'

export function clientsRoutes(app: FastifyInstance, { db }: { db: Database }) {
  collectionRoutes(app, { db, store: clientsStore })

  app.withTypeProvider<ZodTypeProvider>().post(
    '/clients/activate-all',
    {
      config: { access: 'session' },
      schema: {
        tags: ['clients'],
        summary: 'Show every client on the website',
        response: { 200: success(z.object({ activated: z.int() })), '4xx': failure },
      },
    },
    async (request) => {
      const activated = await change(db, viewerOf(request), clientsStore.activateAll)
      return { success: true as const, data: { activated } }
    },
  )
}
