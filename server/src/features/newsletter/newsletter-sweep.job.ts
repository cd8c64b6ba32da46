import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../platform/postgres/db.ts'
import type { JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { isForgotten } from './subscribe.ts'
import { subscribers } from './table.ts'

export const newsletterSweep: JobKind<object> = {
  queue: queueNames.newsletterSweep,
  payload: z.object({}),
  due: '23 * * * *',
}

/** Forgets addresses that nobody confirmed, and who got which campaign once nobody asks any more. */
export function createNewsletterSweep({ db }: { db: Database }): JobHandler<object> {
  return async () => {
    await db.delete(subscribers).where(isForgotten)
    await db.execute(sql`delete from campaign_recipients using campaigns
      where campaigns._id = campaign_id and ended_at < now() - interval '90 days'`)
  }
}
