import { team as contract } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../content/routes.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { teamStore } from './table.ts'

export function teamRoutes(app: FastifyInstance, { db }: { db: Database }) {
  collectionRoutes(app, { db, name: 'team', contract, store: teamStore })
}
