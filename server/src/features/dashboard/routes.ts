import { dashboard as contract, dashboardQuery, failure, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/http/access.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { type DashboardSources, readDashboard } from './read.ts'

type Dependencies = { db: Database; sources: DashboardSources }

/** What an administrator wants to know at a glance. */
export function dashboardRoutes(instance: FastifyInstance, { db, sources }: Dependencies) {
  instance.withTypeProvider<ZodTypeProvider>().get(
    '/dashboard',
    {
      config: { access: 'session' },
      schema: {
        tags: ['dashboard'],
        summary: 'Read how much there is of everything, how many messages came, and what needs attention',
        querystring: dashboardQuery,
        response: { 200: success(contract), '4xx': failure },
      },
    },
    async (request) => {
      const isAdministrator = viewerOf(request).role !== 'editor'
      const { timeZone } = request.query
      return {
        success: true as const,
        data: await readDashboard(db, sources, { timeZone, isAdministrator }),
      }
    },
  )
}
