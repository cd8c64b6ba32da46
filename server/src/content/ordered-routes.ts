import { orderedCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../platform/http/register-calls.ts'
import type { Database } from '../platform/postgres/db.ts'
import { type Change, change } from './change.ts'
import type { Store } from './store.ts'
import type { RecordTable } from './store-table.ts'

type Place = { _id: string; displayOrder: number }
type OrderedRoutes<T extends RecordTable> = {
  db: Database
  store: Store<T> & { reorder: (change: Change, wanted: Place[]) => Promise<void> }
}

/** The one more call of a collection that people put in order. */
export function orderedRoutes<T extends RecordTable>(app: FastifyInstance, { db, store }: OrderedRoutes<T>) {
  const { name, contract } = store
  registerCalls(app, orderedCalls(name, contract), {
    async reorder({ viewer, body }) {
      await change(db, viewer, (open) => store.reorder(open, body[name] as Place[]))
      const { rows, meta } = await store.list(db, 'user')
      return { data: await store.present(db, 'user', rows), meta }
    },
  })
}
