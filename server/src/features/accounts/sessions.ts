import { randomUUIDv7 } from 'node:crypto'
import type { Admin } from '@busbar/contract'
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { now } from '../../content/columns.ts'
import type { Queryable } from '../../platform/db.ts'
import type { Caller } from './caller.ts'
import { sessions, users } from './table.ts'
import { createToken, hashOfToken } from './tokens.ts'

/** A session ends 12 hours after it was last used, and 30 days after it began. */
const isAlive = and(
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
export async function findByToken(db: Queryable, token: string): Promise<Admin | null> {
  const tokenHash = hashOfToken(token)
  const [user] = await db
    .select({ _id: users._id, name: users.name, email: users.email, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users._id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isAlive, isNull(users.disabledAt)))
  if (!user) return null
  const isOldNews = lt(sessions.lastSeenAt, sql`now() - interval '1 minute'`)
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), isOldNews))
  return user
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
