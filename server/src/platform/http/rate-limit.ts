import { isIPv4, isIPv6 } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { tooMany } from '../errors.ts'
import type { Queryable } from '../postgres/db.ts'
import { rateLimits } from '../postgres/tables.ts'

const longestBlock = 15 * 60

/** Attempts of more than an hour ago no longer count; the longest pause after them is over by then. */
export const isExpired = sql`${rateLimits.at} < now() - interval '1 hour'`

/**
 * Counts an attempt before it is made, so that many at once are all counted. After `free` attempts within an hour
 * each is followed by a pause that doubles, up to a quarter of an hour; one made in the pause is refused. Tells how
 * many there were.
 */
export async function consumeRateLimit(db: Queryable, key: string, free: number): Promise<number> {
  const next = sql`case when ${isExpired} then 1 else ${rateLimits.count} + 1 end`
  const pause = sql`case when ${next} >= ${free}::int
    then now() + make_interval(secs => least(${longestBlock}, power(2, least(${next} - ${free}::int, 20)))) end`
  const isPaused = sql`${rateLimits.blockedUntil} > now()`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, at: sql`now()`, blockedUntil: null })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isPaused} then ${rateLimits.count} else ${next} end`,
        at: sql`case when ${isPaused} then ${rateLimits.at} else now() end`,
        blockedUntil: sql`case when ${isPaused} then ${rateLimits.blockedUntil} else ${pause} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      // Only an attempt that was counted carries this very moment.
      isCounted: sql<boolean>`${rateLimits.at} = now()`,
      wait: sql<number>`ceil(extract(epoch from ${rateLimits.blockedUntil} - now()))::int`,
    })
  if (row && !row.isCounted) throw tooMany(Math.max(row.wait, 1))
  return row?.count ?? 0
}

/** Takes back what was counted, because the attempt was a good one; earlier ones still count. */
export async function refundRateLimit(db: Queryable, key: string, free: number): Promise<void> {
  const blockedUntil = sql`case when ${rateLimits.count} - 1 < ${free}::int then null else ${rateLimits.blockedUntil} end`
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)`, blockedUntil })
    .where(eq(rateLimits.key, key))
}

/** Forgets what was counted, because the attempt was a good one. */
export async function resetRateLimit(db: Queryable, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Counts something, and tells how often it happened in this hour of the clock. Nothing is refused here. */
export async function countThisHour(db: Queryable, name: string): Promise<number> {
  const key = `${name} ${Math.floor(Date.now() / 3_600_000)}`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, at: sql`now()` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: sql`${rateLimits.count} + 1`, at: sql`now()` },
    })
    .returning({ count: rateLimits.count })
  return row?.count ?? 0
}

/** The network of an address, in which one sender of spam has many: a /24 of IPv4, a /64 of IPv6. */
export function networkOf(address: string) {
  const block = addressBlock(address)
  return isIPv4(block) ? block.replace(/\d+$/, '0/24') : block
}

/** What an attacker cannot cheaply have many of: an IPv4 address, or a /64 network of IPv6. */
export function addressBlock(address: string) {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - before.length - tail.split(':').filter(Boolean).length
  const groups = [...before, ...Array<string>(missing).fill('0'), ...(tail?.split(':').filter(Boolean) ?? [])]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
