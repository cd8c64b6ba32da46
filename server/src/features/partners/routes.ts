import { partners as contract } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../content/routes.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { partnersStore } from './table.ts'

export function partnersRoutes(app: FastifyInstance, { db }: { db: Database }) {
  collectionRoutes(app, { db, name: 'partners', contract, store: partnersStore })
}
