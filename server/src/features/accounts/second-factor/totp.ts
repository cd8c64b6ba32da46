import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Admin, texts } from '@busbar/contract'
import { and, count, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { conflict, invalid } from '../../../platform/errors.ts'
import type { Database, Queryable, Transaction } from '../../../platform/postgres/db.ts'
import type { Enqueue } from '../../../platform/postgres/jobs.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { hashOfToken } from '../../../platform/secrets/tokens.ts'
import type { Caller } from '../caller.ts'
import { noteSecurity } from '../mail/note-security.ts'
import { recoveryCodes, users } from '../table.ts'

const recoveryCodeCount = 10
const saltLength = 16
const period = 30

/** A new secret for the user's authenticator app. It counts only once a code of it was entered. */
export async function startTotp(db: Queryable, secrets: SecretBox, user: Admin, issuer: string) {
  const secret = new Secret({ size: 20 }).base32
  await db
    .update(users)
    .set({ totpPending: secrets.seal(secret, user._id) })
    .where(eq(users._id, user._id))
  return { secret, uri: new TOTP({ issuer, label: user.email, secret, period }).toString() }
}

/** Turns the second factor on, and answers with recovery codes that are shown once. */
export async function confirmTotp(
  { db, enqueue, secrets }: { db: Database; enqueue: Enqueue; secrets: SecretBox },
  user: Admin,
  code: string,
  caller: Caller,
) {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users._id, user._id)).for('update')
    const secret = row?.totpPending && secrets.open(row.totpPending, user._id)
    const step = secret ? stepOf(secret, code) : null
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

export async function clearTotp(tx: Transaction, userId: string) {
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
export async function isSecondFactor(
  tx: Transaction,
  secrets: SecretBox,
  userId: string,
  code: string,
): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users._id, userId)).for('update')
  if (!user?.totpSecret) throw conflict('no_second_factor', texts.auth.codeWrong)
  // One that no key of ours opens has no codes; its user still has the recovery codes.
  const secret = secrets.open(user.totpSecret, userId)
  const step = secret ? stepOf(secret, code) : null
  if (step !== null && step > (user.totpLastStep ?? 0)) {
    await tx.update(users).set({ totpLastStep: step }).where(eq(users._id, userId))
    return true
  }
  return useRecoveryCode(tx, userId, code.toLowerCase().replace(/[^a-z0-9]/g, ''))
}

async function replaceRecoveryCodes(tx: Transaction, userId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const kept = codes.map((one) => ({ userId, codeHash: saltedHash(one, randomBytes(saltLength)) }))
  await tx.insert(recoveryCodes).values(kept)
  // Dashes make them easier to copy; they are left out again when one is used.
  return { recoveryCodes: codes.map((one) => one.match(/.{4}/g)?.join('-') ?? one) }
}

async function useRecoveryCode(tx: Transaction, userId: string, code: string) {
  const left = await tx.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const used = left.find(({ codeHash }) => isHashOf(codeHash, code))
  if (used) await tx.delete(recoveryCodes).where(isSame(used))
  return used !== undefined
}

const isSame = ({ userId, codeHash }: typeof recoveryCodes.$inferSelect) =>
  and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash))

/** The salt stands in front. Codes of older versions have none and are good until they are renewed. */
function isHashOf(kept: Buffer, code: string) {
  const isSalted = kept.length > 32
  const hash = isSalted ? saltedHash(code, kept.subarray(0, saltLength)) : hashOfToken(code)
  return timingSafeEqual(hash, kept)
}

function saltedHash(code: string, salt: Buffer) {
  return Buffer.concat([salt, createHash('sha256').update(salt).update(code).digest()])
}

/** The 30-second step that the code belongs to, one to either side of now allowed, or null. */
function stepOf(secret: string, code: string): number | null {
  // Apps show a code in two groups.
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = new TOTP({ secret, period }).validate({ token, window: 1 })
  return delta === null ? null : Math.floor(Date.now() / 1000 / period) + delta
}

/** Eighty random bits in sixteen letters, without those that look alike. */
function createRecoveryCode() {
  const letters = 'abcdefghjkmnpqrstuvwxyz023456789'
  return Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')
}
