import type { FastifyInstance } from 'fastify'
import { orderedRoutes } from '../../content/ordered-routes.ts'
import { collectionRoutes } from '../../content/routes.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { CategoriesStore } from './store.ts'

type Dependencies = { db: Database; store: CategoriesStore }

export function categoriesRoutes(app: FastifyInstance, categories: Dependencies) {
  collectionRoutes(app, categories)
  orderedRoutes(app, categories)
}
