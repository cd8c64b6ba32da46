import { recentChangesCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { recentHistory } from '../../content/history/history.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'

type Dependencies = {
  db: Database
  /** Whether editors may read what this kind of record says; of others they learn who changed it and when. */
  isForAll: (collection: string) => boolean
}

/** What was changed lately, whatever it was. */
export function recentChangesRoutes(app: FastifyInstance, { db, isForAll }: Dependencies) {
  registerCalls(app, recentChangesCalls, {
    async read({ viewer, query }) {
      const { entries, next } = await recentHistory(db, query)
      const readsAll = viewer.role !== 'editor'
      const data = entries.map((entry) =>
        readsAll || isForAll(entry.collection) ? entry : { ...entry, changes: [] },
      )
      return { data, meta: { next } }
    },
  })
}
