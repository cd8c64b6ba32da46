import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from './db.ts'
import { unavailable } from './errors.ts'

const checkEvery = 1000

/** `livez` touches nothing; `readyz` asks the database, at most once a second however often it is called. */
export function healthRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const config = { access: 'public' as const }
  const schema = { tags: ['health'], summary: 'Whether this copy runs' }
  let checkedAt = 0
  let check: Promise<boolean> = Promise.resolve(false)
  app.get('/livez', { config, schema }, async () => ({ success: true }))
  app.get('/readyz', { config, schema: { ...schema, summary: 'Whether this copy can serve' } }, async () => {
    if (Date.now() - checkedAt >= checkEvery) {
      checkedAt = Date.now()
      check = db.execute(sql`select 1`).then(
        () => true,
        () => false,
      )
    }
    if (!(await check)) throw unavailable()
    return { success: true }
  })
}
