import { editingCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { type EditableType, findPageRecords } from './page-records.ts'

type Dependencies = {
  db: Database
  types: EditableType[]
  /** The keys of what a published page was made of. */
  readsOf: (db: Database, path: string) => Promise<string[]>
}

/** For signed-in users on the website: which records the current page shows. */
export function editingRoutes(app: FastifyInstance, { db, types, readsOf }: Dependencies) {
  registerCalls(app, editingCalls, {
    async pageRecords({ body: { path, links } }) {
      const reads = await readsOf(db, path)
      return findPageRecords(db, types, { addresses: [path, ...links], reads })
    },
  })
}
