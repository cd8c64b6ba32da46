import { pageCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../content/routes.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { readPageLinks } from './page-links.ts'
import { pagesStore } from './store.ts'

export function pagesRoutes(app: FastifyInstance, { db }: { db: Database }) {
  collectionRoutes(app, { db, store: pagesStore })
  registerCalls(app, pageCalls, { links: () => readPageLinks(db) })
}
