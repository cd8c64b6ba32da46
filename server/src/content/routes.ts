import { changeInput, failure, listQuery, success, successList } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../platform/http/access.ts'
import { expectedRevision, ifMatch } from '../platform/http/if-match.ts'
import type { Database } from '../platform/postgres/db.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { change } from './change.ts'
import { withDeleters } from './deleters.ts'
import { historyRoutes } from './history-routes.ts'
import { presentOne, type RecordTable, type Store, type View } from './store.ts'

type CollectionRoutes<T extends RecordTable> = {
  db: Database
  store: Store<T>
  /** Adds `/<name>/active`: what visitors see, for everybody. */
  hasActiveList?: boolean
}

/** The standard calls of one collection: list, read, create, change, delete, restore, one or many, and its history. */
export function collectionRoutes<T extends RecordTable>(
  instance: FastifyInstance,
  { db, store, hasActiveList = false }: CollectionRoutes<T>,
) {
  const { name, contract } = store
  const app = instance.withTypeProvider<ZodTypeProvider>()
  // The administrator's shape comes first: the first that fits is used, and a visitor's lacks what that one needs.
  const shown = z.union([contract.item, contract.publicItem])
  const params = z.object({ id: z.string().max(200) })
  const schema = (summary: string, answer: z.ZodType) => ({
    tags: [name],
    summary,
    response: { 200: answer, '4xx': failure },
  })

  function addList(path: string, summary: string, viewFor: (request: FastifyRequest) => View) {
    const querystring = listQuery({
      ...contract,
      filters: { ...contract.filters, ...contract.includes?.list },
    })
    app.get(
      path,
      { config: { access: 'public' }, schema: { ...schema(summary, successList(shown)), querystring } },
      async (request) => {
        const { rows, meta } = await store.list(db, viewFor(request), request.query)
        const isTrash = viewFor(request) === 'user' && request.query.trash
        const listed = isTrash ? await withDeleters(db, name, rows) : rows
        const data = await store.present(db, viewOf(request), listed, request.query)
        return { success: true as const, data, meta }
      },
    )
  }

  addList(`/${name}`, `List ${name}`, viewOf)
  if (hasActiveList) addList(`/${name}/active`, `List ${name} that visitors see`, () => 'public')

  app.get(
    `/${name}/:id`,
    {
      config: { access: 'public' },
      schema: {
        ...schema(`Read one ${contract.singular}`, success(shown)),
        params,
        querystring: z.strictObject(contract.includes?.one ?? {}),
      },
    },
    async (request, reply) => {
      const row = await store.find(db, viewOf(request), request.params.id)
      reply.header('etag', `"${row.revision}"`)
      return {
        success: true as const,
        data: await presentOne(db, viewOf(request), store, row, request.query),
      }
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
      return { success: true as const, data: await presentOne(db, 'user', store, row) }
    },
  )

  app.put(
    `/${name}/:id`,
    {
      config: { access: 'session' },
      schema: {
        ...schema(
          `Change a ${contract.singular}: the fields given are merged, read-only ones are ignored`,
          success(contract.item),
        ),
        params,
        headers: ifMatch,
        body: changeInput(contract.input, contract.item),
      },
    },
    async (request, reply) => {
      const patch = request.body as Parameters<typeof store.update>[2]
      const expected = expectedRevision(request.headers['if-match'])
      const row = await change(db, viewerOf(request), (open) =>
        store.update(open, request.params.id, patch, expected),
      )
      reply.header('etag', `"${row.revision}"`)
      return { success: true as const, data: await presentOne(db, 'user', store, row) }
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
      return { success: true as const, data: await presentOne(db, 'user', store, row) }
    },
  )

  bulkRoutes(app, { db, store })

  historyRoutes(app, {
    db,
    name,
    singular: contract.singular,
    input: contract.input,
    item: contract.item,
    access: 'session',
    revert: async (open, id, values) => {
      const row = await store.update(open, id, values as Parameters<typeof store.update>[2])
      return presentOne(open.tx, 'user', store, row)
    },
  })
}

/** Whose eyes look at the answer. */
export function viewOf(request: FastifyRequest): View {
  return request.viewer ? 'user' : 'public'
}
