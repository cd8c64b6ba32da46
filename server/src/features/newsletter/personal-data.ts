import type { PersonalData } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/postgres/db.ts'
import { subscribers } from './table.ts'

/** What the newsletter knows about the owner of an address. */
export async function subscriptionOf(db: Queryable, email: string): Promise<PersonalData['subscription']> {
  const { createdAt, confirmedAt, consent } = subscribers
  const [found] = await db
    .select({ createdAt, confirmedAt, consent })
    .from(subscribers)
    .where(eq(subscribers.email, email))
  return found ?? null
}

export async function eraseSubscriptionOf(db: Queryable, email: string): Promise<number> {
  const { rowCount } = await db.delete(subscribers).where(eq(subscribers.email, email))
  return rowCount ?? 0
}
