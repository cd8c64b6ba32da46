import { categories as contract } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { Children } from '../../content/children.ts'
import { orderedRoutes } from '../../content/ordered-routes.ts'
import { collectionRoutes } from '../../content/routes.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { eventRoutes } from './event-routes.ts'
import { createCategoriesStore } from './store.ts'

type Dependencies = { db: Database; products: Children }

export function categoriesRoutes(app: FastifyInstance, { db, products }: Dependencies) {
  const store = createCategoriesStore(products)
  const categories = { db, name: 'categories', contract, store }
  collectionRoutes(app, categories)
  orderedRoutes(app, categories)
  eventRoutes(app, { db, categoriesStore: store })
}
