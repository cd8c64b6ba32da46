import type { FastifyInstance } from 'fastify'
import { orderedRoutes } from '../../content/ordered-routes.ts'
import { collectionRoutes } from '../../content/routes.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { ServicesStore } from './table.ts'

type Dependencies = { db: Database; store: ServicesStore }

export function servicesRoutes(app: FastifyInstance, services: Dependencies) {
  collectionRoutes(app, { ...services, hasActiveList: true })
  orderedRoutes(app, services)
}
