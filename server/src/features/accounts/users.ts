import { randomUUIDv7 } from 'node:crypto'
import { type Admin, type CredentialsInput, type Role, texts, type UserInput } from '@busbar/contract'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { now } from '../../content/columns.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Queryable, Transaction } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { type Entry, logSecurity } from './audit/security-log.ts'
import type { Caller } from './caller.ts'
import { accountMail, mailSecurity } from './mail/account-mail.job.ts'
import { noteSecurity } from './mail/note-security.ts'
import { assertGoodPassword, hashPassword, isPassword } from './passwords/passwords.ts'
import { removePasskeys } from './second-factor/passkeys.ts'
import { endSessionOfToken, endSessions, openSession } from './sessions.ts'
import { passkeys, users } from './table.ts'

type UserRow = typeof users.$inferSelect

/** Adds a user; the password is kept as a hash. */
export async function addUser(
  db: Queryable,
  { password, ...user }: { name: string; email: string; password: string; role: Role },
): Promise<Admin> {
  const values = { ...user, email: user.email.toLowerCase(), _id: randomUUIDv7() }
  const passwordHash = await hashPassword(password)
  const added = await db
    .insert(users)
    .values({ ...values, passwordHash })
    .onConflictDoNothing()
    .returning({ _id: users._id })
  if (added.length === 0) throw emailTaken()
  return { _id: values._id, name: values.name, email: values.email, role: values.role }
}

/** Whether this is the password of the user of this address. An unknown or disabled one takes as long as a wrong one. */
export async function findByPassword(
  db: Queryable,
  email: string,
  password: string,
): Promise<{ user: Admin | null; isRight: boolean }> {
  const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()))
  const isRight = await isPassword(password, user?.passwordHash)
  return { user: user ? adminOf(user) : null, isRight: isRight && !user?.disabledAt }
}

type Changing = { tx: Transaction; enqueue: Enqueue; userId: string; token: string; caller: Caller }

/** Changes the user's own name; the session goes on. */
export async function rename({ tx, userId, caller }: Changing, name: string): Promise<Admin> {
  const user = await lockUser(tx, userId)
  if (name === user.name) return adminOf(user)
  const updated = await save(tx, user, { name })
  await logSecurity(tx, caller, { kind: 'credentials_changed', user: updated })
  return adminOf(updated)
}

/**
 * Changes the user's own address or password, too, and puts a new session in place of the current one. A new password
 * ends all the others.
 */
export async function updateCredentials(changing: Changing, input: CredentialsInput) {
  const { tx, enqueue, userId, token, caller } = changing
  const user = await lockUser(tx, userId)
  const wanted = { name: input.name ?? user.name, email: input.email ?? user.email }
  if (input.newPassword) assertGoodPassword('newPassword', input.newPassword, wanted)
  await assertFree(tx, wanted.email, userId)
  const passwordHash = input.newPassword ? await hashPassword(input.newPassword) : user.passwordHash
  const updated = await save(tx, user, { ...wanted, passwordHash })
  if (wanted.name !== user.name) await logSecurity(tx, caller, { kind: 'credentials_changed', user: updated })
  if (wanted.email !== user.email) {
    await noteSecurity(tx, enqueue, caller, { kind: 'email_changed', user: updated })
    await mailSecurity(tx, enqueue, caller, { event: 'email_changed', user, to: user.email })
  }
  if (input.newPassword) {
    await endSessions(tx, userId)
    await enqueue(tx, accountMail, { kind: 'password-changed', userId })
    await logSecurity(tx, caller, { kind: 'password_changed', user: updated })
  } else {
    await endSessionOfToken(tx, token)
  }
  if (input.newPassword && input.removePasskeys && (await removePasskeys(tx, userId)) > 0) {
    await noteSecurity(tx, enqueue, caller, { kind: 'passkey_removed', user: updated })
  }
  return { admin: adminOf(updated), token: await openSession(tx, userId, caller) }
}

/** Gives a user a new password and ends all their sessions. */
export async function setPassword(tx: Transaction, userId: string, field: string, password: string) {
  const user = await lockUser(tx, userId)
  assertGoodPassword(field, password, user)
  const updated = await save(tx, user, { passwordHash: await hashPassword(password) })
  await endSessions(tx, userId)
  return updated
}

export async function listUsers(db: Queryable) {
  const rows = await db
    .select({ user: users, passkeys: passkeyCount })
    .from(users)
    .orderBy(asc(users.name), asc(users._id))
  return rows.map(shown)
}

const passkeyCount = sql<number>`(select count(*)::int from ${passkeys} where ${passkeys.userId} = ${users._id})`

/** What an owner does to another account, in the transaction that proves that it is they. */
export type ByOwner = { tx: Transaction; enqueue: Enqueue; actor: Admin; caller: Caller }

/** Gives a user another role, or lets nobody sign in as them for a while. */
export async function updateUser({ tx, actor, caller }: ByOwner, id: string, input: UserInput) {
  await lockOwners(tx)
  const user = await lockUser(tx, id)
  const role = input.role ?? user.role
  const isDisabled = input.isDisabled ?? user.disabledAt !== null
  if (isDisabled && id === actor._id) throw conflict('own_account', texts.auth.ownAccount)
  const updated = await save(tx, user, { role, disabledAt: isDisabled ? (user.disabledAt ?? now) : null })
  await assertOwnerIsLeft(tx)
  const note = (kind: Entry['kind'], details?: string) =>
    logSecurity(tx, caller, { kind, user: updated, actor, details })
  if (role !== user.role) await note('role_changed', `${user.role} → ${role}`)
  if (isDisabled && !user.disabledAt) await note('user_disabled')
  if (!isDisabled && user.disabledAt) await note('user_enabled')
  if (isDisabled) await endSessions(tx, id)
  return shown({ user: updated, passkeys: await tx.$count(passkeys, eq(passkeys.userId, id)) })
}

export async function removeUser({ tx, actor, caller }: ByOwner, id: string) {
  if (id === actor._id) throw conflict('own_account', texts.auth.ownAccount)
  await lockOwners(tx)
  const user = await lockUser(tx, id)
  await tx.delete(users).where(eq(users._id, id))
  await assertOwnerIsLeft(tx)
  await logSecurity(tx, caller, { kind: 'user_removed', user, actor })
}

export async function hasUsers(db: Queryable) {
  const [user] = await db.select({ _id: users._id }).from(users).limit(1)
  return user !== undefined
}

/** The user of this id, unless they may no longer sign in. */
export async function findActiveUser(db: Queryable, id: string): Promise<Admin | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users._id, id), isNull(users.disabledAt)))
  return user ? adminOf(user) : null
}

/** Everybody who may publish, whatever needs a review. */
export async function findAdministrators(db: Queryable): Promise<Admin[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(inArray(users.role, ['owner', 'admin']), isNull(users.disabledAt)))
    .orderBy(asc(users._id))
  return rows.map(adminOf)
}

/** Where everybody can be reached who may do everything. */
export async function ownerEmails(db: Queryable): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(isOwner).orderBy(asc(users._id))
  return rows.map(({ email }) => email)
}

const isOwner = and(eq(users.role, 'owner'), isNull(users.disabledAt))

function adminOf({ _id, name, email, role }: UserRow): Admin {
  return { _id, name, email, role }
}

function shown({ user, passkeys }: { user: UserRow; passkeys: number }) {
  const secondFactors = { totp: user.totpSecret !== null, passkeys }
  return { ...user, isDisabled: user.disabledAt !== null, secondFactors }
}

async function save(
  tx: Transaction,
  user: UserRow,
  values: Partial<Record<keyof UserRow, unknown>>,
): Promise<UserRow> {
  const [updated] = await tx
    .update(users)
    .set({ ...(values as Partial<UserRow>), updatedAt: now, revision: user.revision + 1 })
    .where(eq(users._id, user._id))
    .returning()
  return updated as UserRow
}

async function lockUser(tx: Transaction, id: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users._id, id)).for('update')
  if (!user) throw notFound('user')
  return user
}

/** Two owners who demote each other at once take turns. */
export async function lockOwners(tx: Transaction) {
  await tx
    .select({ _id: users._id })
    .from(users)
    .where(eq(users.role, 'owner'))
    .orderBy(users._id)
    .for('update')
}

async function assertOwnerIsLeft(tx: Transaction) {
  const [owner] = await tx.select({ _id: users._id }).from(users).where(isOwner).limit(1)
  if (!owner) throw conflict('last_owner', texts.auth.lastOwner)
}

async function assertFree(tx: Transaction, email: string, exceptId: string) {
  const [other] = await tx
    .select({ _id: users._id })
    .from(users)
    .where(and(eq(users.email, email), sql`${users._id} <> ${exceptId}`))
  if (other) throw emailTaken()
}

function emailTaken() {
  return conflict('email_taken', texts.auth.emailTaken, { email: texts.auth.emailTaken })
}
