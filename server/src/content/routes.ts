import { type Collection, failure, listQuery, success, successList } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../platform/access.ts'
import type { Database } from '../platform/db.ts'
import { malformed } from '../platform/errors.ts'
import { change } from './change.ts'
import type { RecordTable, Store, View } from './store.ts'

/** The standard calls of one collection: list, read, create, change, delete and restore. */
export function collectionRoutes<T extends RecordTable>(
  instance: FastifyInstance,
  { db, name, contract, store }: { db: Database; name: string; contract: Collection; store: Store<T> },
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  // The administrator's shape comes first: the first that fits is used, and a visitor's lacks what that one needs.
  const shown = z.union([contract.item, contract.publicItem])
  const params = z.object({ id: z.string().max(200) })
  const schema = (summary: string, answer: z.ZodType) => ({
    tags: [name],
    summary,
    response: { 200: answer, '4xx': failure },
  })

  app.get(
    `/${name}`,
    {
      config: { access: 'public' },
      schema: { ...schema(`List ${name}`, successList(shown)), querystring: listQuery(contract.sortable) },
    },
    async (request) => {
      const { rows, meta } = await store.list(db, viewOf(request), request.query)
      return { success: true as const, data: rows.map((row) => pick(contract, request, row)), meta }
    },
  )

  app.get(
    `/${name}/:id`,
    {
      config: { access: 'public' },
      schema: { ...schema(`Read one ${contract.singular}`, success(shown)), params },
    },
    async (request, reply) => {
      const row = await store.find(db, viewOf(request), request.params.id)
      reply.header('etag', `"${row.revision}"`)
      return { success: true as const, data: pick(contract, request, row) }
    },
  )

  app.post(
    `/${name}`,
    {
      config: { access: 'session' },
      schema: {
        ...schema(`Create a ${contract.singular}`, success(contract.item)),
        response: { 201: success(contract.item), '4xx': failure },
        body: contract.input,
      },
    },
    async (request, reply) => {
      const input = request.body as Parameters<typeof store.create>[1]
      const row = await change(db, viewerOf(request), (open) => store.create(open, input))
      reply.code(201).header('etag', `"${row.revision}"`)
      return { success: true as const, data: pick(contract, request, row) }
    },
  )

  app.put(
    `/${name}/:id`,
    {
      config: { access: 'session' },
      schema: {
        ...schema(`Change a ${contract.singular}: the fields given are merged`, success(contract.item)),
        params,
        headers: z.looseObject({ 'if-match': z.string().optional() }),
        body: contract.input.partial(),
      },
    },
    async (request, reply) => {
      const patch = request.body as Parameters<typeof store.update>[2]
      const expected = expectedRevision(request.headers['if-match'])
      const row = await change(db, viewerOf(request), (open) =>
        store.update(open, request.params.id, patch, expected),
      )
      reply.header('etag', `"${row.revision}"`)
      return { success: true as const, data: pick(contract, request, row) }
    },
  )

  app.delete(
    `/${name}/:id`,
    {
      config: { access: 'session' },
      schema: {
        ...schema(`Put a ${contract.singular} into the trash`, success(z.object({ _id: z.uuid() }))),
        params,
      },
    },
    async (request) => {
      const row = await change(db, viewerOf(request), (open) => store.remove(open, request.params.id))
      return { success: true as const, data: { _id: row._id } }
    },
  )

  app.post(
    `/${name}/:id/restore`,
    {
      config: { access: 'session' },
      schema: { ...schema(`Take a ${contract.singular} out of the trash`, success(contract.item)), params },
    },
    async (request) => {
      const row = await change(db, viewerOf(request), (open) => store.restore(open, request.params.id))
      return { success: true as const, data: pick(contract, request, row) }
    },
  )
}

function viewOf(request: FastifyRequest): View {
  return request.viewer ? 'staff' : 'public'
}

/** Only the fields that the contract names for this caller: a new column stays private until it is named there. */
function pick(contract: Collection, request: FastifyRequest, row: unknown) {
  return (request.viewer ? contract.item : contract.publicItem).parse(row)
}

/** The revision in `If-Match: "7"`. A proxy that compresses may have weakened it to `W/"7"`. */
function expectedRevision(header?: string) {
  if (header === undefined || header === '*') return undefined
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header)
  if (!match) throw malformed()
  return Number(match[1])
}
