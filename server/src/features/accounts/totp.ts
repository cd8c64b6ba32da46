import { randomInt } from 'node:crypto'
import { type Admin, defaults, texts } from '@busbar/contract'
import { and, count, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database, Queryable, Transaction } from '../../platform/db.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import type { Enqueue } from '../../platform/jobs.ts'
import { hashOfToken } from '../../platform/tokens.ts'
import type { Caller } from './caller.ts'
import { noteSecurity } from './note-security.ts'
import { recoveryCodes, users } from './table.ts'

const recoveryCodeCount = 10
const period = 30

/** A new secret for the user's authenticator app. It counts only once a code of it was entered. */
export async function startTotp(db: Queryable, user: Admin) {
  const secret = new Secret({ size: 20 }).base32
  await db.update(users).set({ totpPending: secret }).where(eq(users._id, user._id))
  return { secret, uri: totpOf(secret, user.email).toString() }
}

/** Turns the second factor on, and answers with recovery codes that are shown once. */
export async function confirmTotp(db: Database, enqueue: Enqueue, user: Admin, code: string, caller: Caller) {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users._id, user._id)).for('update')
    const step = row?.totpPending ? stepOf(row.totpPending, code) : null
    if (!row?.totpPending || step === null) throw invalid({ code: texts.auth.codeWrong })
    const values = { totpSecret: row.totpPending, totpPending: null, totpLastStep: step }
    await tx.update(users).set(values).where(eq(users._id, user._id))
    await noteSecurity(tx, enqueue, caller, { kind: 'two_factor_on', user })
    return replaceRecoveryCodes(tx, user._id)
  })
}

/** Puts new recovery codes, which are shown once, in the place of those that are left. */
export async function renewRecoveryCodes(tx: Transaction, enqueue: Enqueue, user: Admin, caller: Caller) {
  const [row] = await tx.select().from(users).where(eq(users._id, user._id)).for('update')
  if (!row?.totpSecret) throw conflict('no_second_factor', texts.auth.twoFactor.notOn)
  await noteSecurity(tx, enqueue, caller, { kind: 'recovery_codes_renewed', user })
  return replaceRecoveryCodes(tx, user._id)
}

export async function stopTotp(tx: Transaction, enqueue: Enqueue, user: Admin, caller: Caller) {
  await clearTotp(tx, user._id)
  await noteSecurity(tx, enqueue, caller, { kind: 'two_factor_off', user })
}

async function clearTotp(tx: Transaction, userId: string) {
  const values = { totpSecret: null, totpPending: null, totpLastStep: null }
  await tx.update(users).set(values).where(eq(users._id, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** Whether the user has a second factor, and how many recovery codes are left. */
export async function totpState(db: Queryable, userId: string) {
  const [user] = await db.select({ secret: users.totpSecret }).from(users).where(eq(users._id, userId))
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return { isOn: Boolean(user?.secret), recoveryCodesLeft: codes?.left ?? 0 }
}

/** Takes a code of the app or a recovery code, each of which works once. */
export async function isSecondFactor(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users._id, userId)).for('update')
  if (!user?.totpSecret) throw conflict('no_second_factor', texts.auth.codeWrong)
  const step = stepOf(user.totpSecret, code)
  if (step !== null && step > (user.totpLastStep ?? 0)) {
    await tx.update(users).set({ totpLastStep: step }).where(eq(users._id, userId))
    return true
  }
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOfToken(plain))))
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

async function replaceRecoveryCodes(tx: Transaction, userId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((one) => ({ userId, codeHash: hashOfToken(one) })))
  // A dash in the middle makes them easier to copy; it is left out again when one is used.
  return codes.map((one) => `${one.slice(0, 5)}-${one.slice(5)}`)
}

/** The 30-second step that the code belongs to, one to either side of now allowed, or null. */
function stepOf(secret: string, code: string): number | null {
  // Apps show a code in two groups.
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret, '').validate({ token, window: 1 })
  return delta === null ? null : Math.floor(Date.now() / 1000 / period) + delta
}

function totpOf(secret: string, label: string) {
  return new TOTP({ issuer: defaults.company.name, label, secret, period })
}

/** About fifty random bits in ten letters, without those that look alike. */
function createRecoveryCode() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
}
