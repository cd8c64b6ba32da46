import { dashboardCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { type DashboardSources, readDashboard } from './read.ts'

type Dependencies = { db: Database; sources: DashboardSources }

/** What an administrator wants to know at a glance. */
export function dashboardRoutes(app: FastifyInstance, { db, sources }: Dependencies) {
  registerCalls(app, dashboardCalls, {
    read: ({ viewer, query: { timeZone } }) =>
      readDashboard(db, sources, { timeZone, isAdministrator: viewer.role !== 'editor' }),
  })
}
