import { and, eq, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { networkOf } from '../../platform/http/rate-limit.ts'
import type { Queryable } from '../../platform/postgres/db.ts'
import type { Caller } from './caller.ts'
import { places, users } from './table.ts'

/** A network or device that was not used for so long is news again. */
export const isForgottenPlace: SQL = lt(places.lastSeenAt, sql`now() - interval '90 days'`)

/**
 * Whether anybody signed in to the account of this address from this network before. An unknown address takes the
 * same question to the database.
 */
export async function isKnownNetwork(db: Queryable, email: string, address: string): Promise<boolean> {
  const [known] = await db
    .select({ userId: places.userId })
    .from(places)
    .innerJoin(users, eq(users._id, places.userId))
    .where(and(eq(users.email, email.toLowerCase()), eq(places.network, networkOf(address))))
    .limit(1)
  return known !== undefined
}

/** Remembers where a user signed in; tells whether that is news, which the very first place is not. */
export async function rememberPlace(db: Queryable, userId: string, { address, device }: Caller) {
  const place = { userId, network: networkOf(address), device }
  const [other] = await db
    .select({ userId: places.userId })
    .from(places)
    .where(
      and(eq(places.userId, userId), or(ne(places.network, place.network), ne(places.device, place.device))),
    )
    .limit(1)
  const [kept] = await db
    .insert(places)
    .values(place)
    .onConflictDoUpdate({
      target: [places.userId, places.network, places.device],
      set: { lastSeenAt: sql`now()` },
    })
    // Of a row that was there already, the system column names who changed it.
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return Boolean(other && kept?.isNew)
}
