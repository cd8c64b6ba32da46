import { randomUUIDv7 } from 'node:crypto'
import { limits, texts } from '@busbar/contract'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/errors.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { hashOfToken } from '../../platform/secrets/tokens.ts'
import { newsletterMail } from './newsletter-mail.job.ts'
import { subscribers } from './table.ts'

/** A link that was never followed is forgotten with the address after a week. */
export const isForgotten = and(
  isNull(subscribers.confirmedAt),
  lt(subscribers.askedAt, sql`now() - interval '7 days'`),
)

const isNewWeek = sql`${subscribers.firstAskedAt} < now() - interval '7 days'`

/**
 * Sends a link to an address that is not subscribed yet; to the same one at most every ten minutes and a few times a
 * week, because anybody can type in anybody's address.
 */
export async function subscribe(
  db: Database,
  enqueue: Enqueue,
  { email, consent }: { email: string; consent: string },
) {
  await db.transaction(async (tx) => {
    const [asked] = await tx
      .insert(subscribers)
      .values({ _id: randomUUIDv7(), email, consent })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: {
          askedAt: sql`now()`,
          asks: sql`case when ${isNewWeek} then 1 else ${subscribers.asks} + 1 end`,
          firstAskedAt: sql`case when ${isNewWeek} then now() else ${subscribers.firstAskedAt} end`,
          consent,
        },
        setWhere: and(
          isNull(subscribers.confirmedAt),
          lt(subscribers.askedAt, sql`now() - interval '10 minutes'`),
          or(lt(subscribers.asks, limits.newsletter.asksPerWeek), isNewWeek),
        ),
      })
      .returning({ _id: subscribers._id })
    if (asked) await enqueue(tx, newsletterMail, { subscriberId: asked._id })
  })
}

/** Believes the address from here on. Done twice, the second time changes nothing. */
export async function confirm(db: Database, token: string) {
  const [subscriber] = await db
    .update(subscribers)
    .set({ confirmedAt: sql`coalesce(${subscribers.confirmedAt}, now())` })
    .where(
      and(
        eq(subscribers.confirmTokenHash, hashOfToken(token)),
        or(
          sql`${subscribers.confirmedAt} is not null`,
          gt(subscribers.askedAt, sql`now() - interval '7 days'`),
        ),
      ),
    )
    .returning({ _id: subscribers._id })
  if (!subscriber) throw new Refusal(403, 'link_invalid', texts.newsletterPages.linkInvalid)
}

/** Forgets the address altogether: there is nothing left to write to. An unknown key is as good as done. */
export async function unsubscribe(db: Database, key: string) {
  await db.delete(subscribers).where(sql`${subscribers.key}::text = ${key}`)
}
