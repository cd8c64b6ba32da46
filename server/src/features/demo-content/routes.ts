import {
  demoContent as contract,
  type DemoContent,
  demoContentInput,
  demoRemovalInput,
  failure,
  success,
  texts,
} from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { conflict } from '../../platform/errors.ts'
import { viewerOf } from '../../platform/http/access.ts'
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
export function demoContentRoutes(instance: FastifyInstance, { db, enqueue, audit, count }: Dependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: ['owner'] as const }
  const response = { 200: success(contract), '4xx': failure }
  const tags = ['demo-content']

  async function answer(open: Queryable) {
    const [row] = await open.select().from(demoContent)
    const { state = 'none' as const, done = 0, total = 0, hasFailed = false } = row ?? {}
    return { success: true as const, data: { state, done, total, hasFailed, ...(await count(open)) } }
  }

  app.get(
    '/demo-content',
    { config, schema: { tags, summary: 'Read whether the demo content is there', response } },
    () => answer(db),
  )

  app.post(
    '/demo-content',
    {
      config,
      schema: {
        tags,
        summary: 'Load the demo content; nothing happens where it is, or is coming',
        body: demoContentInput,
        response,
      },
    },
    async (request) => {
      const { _id: actorId, name: actorName } = viewerOf(request)
      // What is answered is read before it is done: where that fails, nothing was.
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${locks.demo})`)
        const [row] = await tx.select({ state: demoContent.state }).from(demoContent)
        if (row) return answer(tx)
        const { ownRecords, isComingSoon } = await count(tx)
        if ((ownRecords > 0 || !isComingSoon) && !request.body.isConfirmed)
          throw conflict('confirmation_needed', texts.demoContent.needsConfirmation)
        await tx.insert(demoContent).values({ state: 'loading', actorId, actorName })
        await audit(tx, request, 'settings_changed', 'demo content loaded')
        await enqueue(tx, demoContentJob, {})
        return answer(tx)
      })
    },
  )

  app.post(
    '/demo-content/remove',
    {
      config,
      schema: {
        tags,
        summary: 'Remove what the demo has loaded; nothing happens where it is not, or is going',
        body: demoRemovalInput,
        response,
      },
    },
    async (request) => {
      const { _id: actorId, name: actorName } = viewerOf(request)
      const { withEdited = false } = request.body
      return db.transaction(async (tx) => {
        const removing = { state: 'removing' as const, done: 0, total: 0, hasFailed: false }
        const asked = await tx
          .update(demoContent)
          .set({ ...removing, withEdited, actorId, actorName })
          .where(eq(demoContent.state, 'loaded'))
          .returning({ state: demoContent.state })
        if (asked.length === 0) return answer(tx)
        await audit(tx, request, 'settings_changed', 'demo content removed')
        await enqueue(tx, demoContentJob, {})
        return answer(tx)
      })
    },
  )
}
