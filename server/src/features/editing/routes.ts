import { failure, pageRecord, pageRecordsInput, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/postgres/db.ts'
import { type EditableType, findPageRecords } from './page-records.ts'

type Dependencies = {
  db: Database
  types: EditableType[]
  /** The keys of what a published page was made of. */
  readsOf: (db: Database, path: string) => Promise<string[]>
}

/** For signed-in users on the website: which records the current page shows. */
export function editingRoutes(instance: FastifyInstance, { db, types, readsOf }: Dependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  app.post(
    '/page-records',
    {
      config: { access: 'session' },
      schema: {
        tags: ['editing'],
        summary: 'List the records that a page shows, from its address and those it links to',
        body: pageRecordsInput,
        response: { 200: success(z.array(pageRecord)), '4xx': failure },
      },
    },
    async (request) => {
      const { path, links } = request.body
      const reads = await readsOf(db, path)
      const data = await findPageRecords(db, types, { addresses: [path, ...links], reads })
      return { success: true as const, data }
    },
  )
}
