import { activeCalls, bulkUpdate, type StandardCalls, standardCalls, type Viewer } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../platform/http/register-calls.ts'
import type { Database } from '../platform/postgres/db.ts'
import { bulkHandlers } from './bulk-handlers.ts'
import { change } from './change.ts'
import { withDeleters } from './deleters.ts'
import { historyHandlers } from './history/history-handlers.ts'
import type { Store } from './store.ts'
import { presentOne } from './store-reads.ts'
import type { RecordTable, View } from './store-table.ts'

type CollectionRoutes<T extends RecordTable> = {
  db: Database
  store: Store<T>
  /** Adds `/<name>/active`: what visitors see, for everybody. */
  hasActiveList?: boolean
}

/** The standard calls of one collection: list, read, create, change, delete, restore, one or many, and its history. */
export function collectionRoutes<T extends RecordTable>(
  app: FastifyInstance,
  { db, store, hasActiveList = false }: CollectionRoutes<T>,
): void {
  const { name, contract } = store
  type Input = Parameters<typeof store.create>[1]
  type Row = Parameters<typeof store.present>[2][number]
  const presentForUser = (row: Row) => presentOne(db, 'user', store, row)

  async function list(viewer: Viewer | null, view: View, query: Record<string, unknown>) {
    const { rows, meta } = await store.list(db, view, query)
    const listed = view === 'user' && query.trash ? await withDeleters(db, name, rows) : rows
    return { data: await store.present(db, viewFor(viewer), listed, query), meta }
  }

  if (hasActiveList)
    registerCalls(app, activeCalls(name, contract), {
      active: ({ viewer, query }) => list(viewer, 'public', query),
    })

  const { updateMany, ...others } = standardCalls(name, contract)
  const calls = bulkUpdate(contract) ? { updateMany, ...others } : (others as StandardCalls)
  registerCalls(app, calls, {
    list: ({ viewer, query }) => list(viewer, viewFor(viewer), query),
    async get({ viewer, params, query }) {
      const row = await store.find(db, viewFor(viewer), params.id)
      return presentOne(db, viewFor(viewer), store, row, query)
    },
    create: async ({ viewer, body }) =>
      presentForUser(await change(db, viewer, (open) => store.create(open, body as Input))),
    update: async ({ viewer, params, body, ifMatch }) =>
      presentForUser(
        await change(db, viewer, (open) => store.update(open, params.id, body as Partial<Input>, ifMatch)),
      ),
    async remove({ viewer, params }) {
      const { _id } = await change(db, viewer, (open) => store.remove(open, params.id))
      return { _id }
    },
    restore: async ({ viewer, params }) =>
      presentForUser(await change(db, viewer, (open) => store.restore(open, params.id))),
    ...bulkHandlers({ db, store }),
    ...historyHandlers({
      db,
      name,
      input: contract.input,
      revert: async (open, id, values) => {
        const row = await store.update(open, id, values as Partial<Input>)
        return presentOne(open.tx, 'user', store, row)
      },
    }),
  })
}

/** Whose eyes look at the answer. */
export const viewFor = (viewer: Viewer | null): View => (viewer ? 'user' : 'public')
