import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { now } from '../../content/columns.ts'
import type { Queryable } from '../../platform/postgres/db.ts'
import { createToken, hashOfToken } from '../../platform/secrets/tokens.ts'
import type { Caller } from './caller.ts'
import { passkeys, sessions, users } from './table.ts'

/** A session ends 12 hours after it was last used, and 30 days after it began. */
export const isAlive = and(
  gt(sessions.lastSeenAt, sql`now() - interval '12 hours'`),
  gt(sessions.createdAt, sql`now() - interval '30 days'`),
)

/** Opens a session and returns its token, which is never stored. */
export async function openSession(db: Queryable, userId: string, caller: Caller): Promise<string> {
  const token = createToken()
  await db.insert(sessions).values({ tokenHash: hashOfToken(token), _id: randomUUIDv7(), userId, ...caller })
  await db.update(users).set({ lastSignInAt: now }).where(eq(users._id, userId))
  return token
}

/** The user whose session this token opens, or null. A disabled user has none. */
export async function findByToken(db: Queryable, token: string) {
  const tokenHash = hashOfToken(token)
  const hasPasskey = sql`exists (select from ${passkeys} where ${passkeys.userId} = ${users._id})`
  const [found] = await db
    .select({
      user: { _id: users._id, name: users.name, email: users.email, role: users.role },
      hasSecondFactor: sql<boolean>`${users.totpSecret} is not null or ${hasPasskey}`,
      isOldNews: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users._id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isAlive, isNull(users.disabledAt)))
  if (!found) return null
  const { isOldNews, ...caller } = found
  if (isOldNews) await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
  return caller
}

/** Those of these sessions, named by the hash of their token, that still are. Asking does not keep one alive. */
export async function aliveSessions(db: Queryable, hashes: string[]): Promise<Set<string>> {
  const tokenHashes = hashes.map((hash) => Buffer.from(hash, 'hex'))
  const rows = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(users, eq(users._id, sessions.userId))
    .where(and(inArray(sessions.tokenHash, tokenHashes), isAlive, isNull(users.disabledAt)))
  return new Set(rows.map(({ tokenHash }) => tokenHash.toString('hex')))
}

export async function listSessions(db: Queryable, userId: string, currentToken: string) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isAlive))
    .orderBy(desc(sessions.lastSeenAt))
  const current = hashOfToken(currentToken)
  return rows.map((row) => ({ ...row, isCurrent: row.tokenHash.equals(current) }))
}

/** Ends one of the user's own sessions; false when there is none of this name. */
export async function endSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions._id, id)))
    .returning({ _id: sessions._id })
  return ended.length > 0
}

/** Ends all of the user's sessions but the one with this token, if there is one; tells how many. */
export async function endSessions(db: Queryable, userId: string, exceptToken?: string): Promise<number> {
  const others = exceptToken ? ne(sessions.tokenHash, hashOfToken(exceptToken)) : undefined
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ _id: sessions._id })
  return ended.length
}

export async function endSessionOfToken(db: Queryable, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)))
}
