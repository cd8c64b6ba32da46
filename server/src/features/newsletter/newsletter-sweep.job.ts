import { z } from 'zod'
import type { Database } from '../../platform/db.ts'
import type { JobHandler, JobKind } from '../../platform/jobs.ts'
import { isForgotten } from './subscribe.ts'
import { subscribers } from './table.ts'

export const newsletterSweep: JobKind<object> = {
  queue: 'newsletter-sweep',
  payload: z.object({}),
  due: '23 * * * *',
}

/** Forgets addresses that nobody confirmed. */
export function createNewsletterSweep({ db }: { db: Database }): JobHandler<object> {
  return async () => {
    await db.delete(subscribers).where(isForgotten)
  }
}
