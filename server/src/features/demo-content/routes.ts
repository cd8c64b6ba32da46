import { type DemoContent, demoContentCalls, texts } from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { conflict } from '../../platform/errors.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Database, Queryable } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { locks } from '../../platform/postgres/locks.ts'
import { demoContentJob } from './job-kind.ts'
import { demoContent } from './table.ts'

/** What content tells of the demo: how much of it there is, and what else. */
export type DemoCounts = Pick<DemoContent, 'records' | 'edited' | 'ownRecords' | 'isComingSoon'>

type Dependencies = {
  db: Database
  enqueue: Enqueue
  audit: Audit
  count: (db: Queryable) => Promise<DemoCounts>
}

/** Content of a made-up firm, to look around with and to take away again. The work itself is a job's. */
export function demoContentRoutes(app: FastifyInstance, { db, enqueue, audit, count }: Dependencies) {
  async function read(open: Queryable) {
    const [row] = await open.select().from(demoContent)
    const { state = 'none' as const, done = 0, total = 0, hasFailed = false } = row ?? {}
    return { state, done, total, hasFailed, ...(await count(open)) }
  }

  registerCalls(app, demoContentCalls, {
    demoContent: () => read(db),
    loadDemoContent({ viewer: { _id: actorId, name: actorName }, body, request }) {
      // The answer is read before anything changes: if reading fails, nothing has been done.
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${locks.demo})`)
        const [row] = await tx.select({ state: demoContent.state }).from(demoContent)
        if (row) return read(tx)
        const { ownRecords, isComingSoon } = await count(tx)
        if ((ownRecords > 0 || !isComingSoon) && !body.isConfirmed)
          throw conflict('confirmation_needed', texts.demoContent.needsConfirmation)
        await tx.insert(demoContent).values({ state: 'loading', actorId, actorName })
        await audit(tx, request, 'settings_changed', 'demo content loaded')
        await enqueue(tx, demoContentJob, {})
        return read(tx)
      })
    },
    removeDemoContent({ viewer: { _id: actorId, name: actorName }, body: { withEdited = false }, request }) {
      return db.transaction(async (tx) => {
        const removing = { state: 'removing' as const, done: 0, total: 0, hasFailed: false }
        const asked = await tx
          .update(demoContent)
          .set({ ...removing, withEdited, actorId, actorName })
          .where(eq(demoContent.state, 'loaded'))
          .returning({ state: demoContent.state })
        if (asked.length === 0) return read(tx)
        await audit(tx, request, 'settings_changed', 'demo content removed')
        await enqueue(tx, demoContentJob, {})
        return read(tx)
      })
    },
  })
}
