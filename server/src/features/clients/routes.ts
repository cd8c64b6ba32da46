import { clientCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { change } from '../../content/change.ts'
import { collectionRoutes } from '../../content/routes.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { clientsStore } from './table.ts'

export function clientsRoutes(app: FastifyInstance, { db }: { db: Database }) {
  collectionRoutes(app, { db, store: clientsStore })
  registerCalls(app, clientCalls, {
    activateAll: async ({ viewer }) => ({ activated: await change(db, viewer, clientsStore.activateAll) }),
  })
}
