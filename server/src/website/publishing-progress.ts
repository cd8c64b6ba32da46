import { publishingProgress, success } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database } from '../platform/postgres/db.ts'
import { isPdfPath } from '../publisher/publications.ts'

/** Tells how far a change has come that very many pages show, such as of the look. */
export function publishingProgressRoute(app: FastifyInstance, { db }: { db: Database }) {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/publishing',
    {
      config: { access: 'session' },
      schema: { response: { 200: success(publishingProgress) } },
    },
    async () => {
      // Of several stores, the one that has most to do.
      const { rows } = await db.execute<{ due: number; of: number }>(sql`
        select count(*)::float8 as due, greatest(count(*), max(due_with))::float8 as of
        from pages_due where due_at <= now() and not ${isPdfPath(sql`path`)} group by store order by due desc limit 1`)
      return { success: true as const, data: rows[0] ?? { due: 0, of: 0 } }
    },
  )
}
