import { type Access, failure, historyList, historyQuery, revertInput, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../platform/http/access.ts'
import type { Database } from '../platform/postgres/db.ts'
import { type Change, change } from './change.ts'
import { historyOf, valuesAt } from './history.ts'

type HistoryRoutes = {
  db: Database
  name: string
  /** Where its calls are, when not under its name. */
  path?: string
  singular: string
  input: z.ZodObject
  item: z.ZodType
  access: Access
  /** Writes an earlier version's values and answers with the record as it is then. */
  revert: (change: Change, id: string, values: Record<string, unknown>) => Promise<unknown>
}

/** Who changed a record when and how, and the way back to an earlier version: which is a change like any other. */
export function historyRoutes(instance: FastifyInstance, options: HistoryRoutes) {
  const { db, name, path = name, singular, input, item, access, revert } = options
  const [area = name] = path.split('/')
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const params = z.object({ id: z.uuid() })
  // A place among others means nothing later, when the others have moved.
  const allFields = Object.keys(input.shape).filter((field) => field !== 'displayOrder')
  const fieldsOf = (asked?: string[]) =>
    asked ? allFields.filter((field) => asked.includes(field)) : allFields

  app.get(
    `/${path}/:id/history`,
    {
      config: { access },
      schema: {
        tags: [area],
        summary: `Read who changed a ${singular}, when and how`,
        params,
        querystring: historyQuery,
        response: { 200: historyList, '4xx': failure },
      },
    },
    async (request) => {
      const { id: recordId } = request.params
      const { before, fields: asked } = request.query
      const { entries, next } = await historyOf(db, {
        collection: name,
        recordId,
        fields: fieldsOf(asked?.split(',')),
        isPart: asked !== undefined,
        before,
      })
      return { success: true as const, data: entries, meta: { next } }
    },
  )

  app.post(
    `/${path}/:id/revert`,
    {
      config: { access },
      schema: {
        tags: [area],
        summary: `Bring an earlier version of a ${singular} back`,
        params,
        body: revertInput,
        response: { 200: success(item), '4xx': failure },
      },
    },
    async (request) => {
      const { id: recordId } = request.params
      const data = await change(db, viewerOf(request), async (open) => {
        const { revision, fields: asked } = request.body
        const fields = fieldsOf(asked)
        const values = await valuesAt(open.tx, { collection: name, recordId, fields, revision })
        return revert(open, recordId, values)
      })
      return { success: true as const, data }
    },
  )
}
