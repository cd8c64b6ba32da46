import type { FastifyInstance } from 'fastify'
import { orderedRoutes } from '../../content/ordered-routes.ts'
import { collectionRoutes } from '../../content/routes.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { servicesStore } from './table.ts'

export function servicesRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const services = { db, store: servicesStore }
  collectionRoutes(app, { ...services, hasActiveList: true })
  orderedRoutes(app, services)
}
