import { failure, historyList, historyQuery, revertInput, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Access, viewerOf } from '../platform/http/access.ts'
import type { Database } from '../platform/postgres/db.ts'
import { type Change, change } from './change.ts'
import { historyOf, valuesAt } from './history.ts'

type HistoryRoutes = {
  db: Database
  name: string
  singular: string
  input: z.ZodObject
  item: z.ZodType
  access: Access
  /** Writes an earlier version's values and answers with the record as it is then. */
  revert: (change: Change, id: string, values: Record<string, unknown>) => Promise<unknown>
}

/** Who changed a record when and how, and the way back to an earlier version: which is a change like any other. */
export function historyRoutes(instance: FastifyInstance, options: HistoryRoutes) {
  const { db, name, singular, input, item, access, revert } = options
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const params = z.object({ id: z.uuid() })
  // A place among others means nothing later, when the others have moved.
  const fields = Object.keys(input.shape).filter((field) => field !== 'displayOrder')

  app.get(
    `/${name}/:id/history`,
    {
      config: { access },
      schema: {
        tags: [name],
        summary: `Read who changed a ${singular}, when and how`,
        params,
        querystring: historyQuery,
        response: { 200: historyList, '4xx': failure },
      },
    },
    async (request) => {
      const { id: recordId } = request.params
      const { entries, next } = await historyOf(db, { collection: name, recordId, fields, ...request.query })
      return { success: true as const, data: entries, meta: { next } }
    },
  )

  app.post(
    `/${name}/:id/revert`,
    {
      config: { access },
      schema: {
        tags: [name],
        summary: `Bring an earlier version of a ${singular} back`,
        params,
        body: revertInput,
        response: { 200: success(item), '4xx': failure },
      },
    },
    async (request) => {
      const { id: recordId } = request.params
      const data = await change(db, viewerOf(request), async (open) => {
        const values = await valuesAt(open.tx, { collection: name, recordId, fields, ...request.body })
        return revert(open, recordId, values)
      })
      return { success: true as const, data }
    },
  )
}
