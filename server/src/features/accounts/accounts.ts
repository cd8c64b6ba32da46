import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Admin, Role } from '@busbar/contract'
import { hash, verify } from '@node-rs/argon2'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db.ts'
import { sessions, users } from './table.ts'

const argon = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }
const picked = { _id: users._id, name: users.name, email: users.email, role: users.role }

/** Adds a user; the password is kept as an argon2id hash. */
export async function addUser(
  db: Queryable,
  user: { name: string; email: string; password: string; role: Role },
): Promise<void> {
  const { password, ...rest } = user
  const passwordHash = await hash(password, argon)
  await db
    .insert(users)
    .values({ ...rest, email: rest.email.toLowerCase(), _id: randomUUIDv7(), passwordHash })
}

/** The user of this address and password, or null. An unknown address takes as long as a wrong password. */
export async function findByPassword(db: Queryable, email: string, password: string): Promise<Admin | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()))
  const isRight = await verify(user?.passwordHash ?? (await nobodysHash()), password)
  return user && isRight ? { _id: user._id, name: user.name, email: user.email, role: user.role } : null
}

/** Opens a session of 12 hours and returns its token, which is never stored. */
export async function openSession(db: Queryable, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = sql<string>`now() + interval '12 hours'`
  await db.insert(sessions).values({ tokenHash: hashOf(token), userId, expiresAt })
  return token
}

/** The user whose session this token opens, or null. */
export async function findByToken(db: Queryable, token: string): Promise<Admin | null> {
  const [user] = await db
    .select(picked)
    .from(sessions)
    .innerJoin(users, eq(users._id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, sql`now()`)))
  return user ?? null
}

export async function closeSession(db: Queryable, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest()
}

let cachedHash: Promise<string> | undefined
function nobodysHash() {
  cachedHash ??= hash(randomBytes(32), argon)
  return cachedHash
}
