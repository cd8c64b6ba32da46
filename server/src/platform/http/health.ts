import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { unavailable } from '../errors.ts'
import type { Database } from '../postgres/db.ts'

const checkEvery = 1000
const done = z.object({ success: z.literal(true) })

/** `livez` touches nothing; `readyz` asks the database, at most once a second however often it is called. */
export function healthRoutes(
  app: FastifyInstance,
  { db, stopping }: { db: Database; stopping?: AbortSignal },
) {
  const config = { access: 'public', isAlwaysOpen: true, priority: 'probe' } as const
  const schema = { tags: ['health'], summary: 'Whether this copy runs', response: { 200: done } }
  let checkedAt = 0
  let check: Promise<boolean> = Promise.resolve(false)
  app.get('/livez', { config, schema }, async () => ({ success: true }))
  app.get('/readyz', { config, schema: { ...schema, summary: 'Whether this copy can serve' } }, async () => {
    if (stopping?.aborted) throw unavailable()
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
