import { failure, pageLink, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { collectionRoutes } from '../../content/routes.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { readPageLinks } from './page-links.ts'
import { pagesStore } from './store.ts'

export function pagesRoutes(instance: FastifyInstance, { db }: { db: Database }) {
  collectionRoutes(instance, { db, store: pagesStore })
  const app = instance.withTypeProvider<ZodTypeProvider>()

  // Not below /pages: a page may be called anything.
  app.get(
    '/page-links',
    {
      config: { access: 'public' },
      schema: {
        tags: ['pages'],
        summary: 'List the pages that the menu or the footer leads to',
        response: { 200: success(z.array(pageLink)), '4xx': failure },
      },
    },
    async () => ({ success: true as const, data: await readPageLinks(db) }),
  )
}
