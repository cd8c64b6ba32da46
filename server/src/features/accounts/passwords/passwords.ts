import { randomBytes } from 'node:crypto'
import { texts } from '@busbar/contract'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { invalid } from '../../../platform/errors.ts'

const argon = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000))
const shortestPart = 4
/** What is tried first wherever this product runs. */
const product = 'Busbar'

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon)
}

/** Whether the password is the one that was hashed. Without a hash it takes as long and is never right. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash()), password)
  return isRight && passwordHash !== undefined
}

/** Refuses a password that is guessed early: one of the commonest, or one made of what everybody knows. */
export function assertGoodPassword(field: string, password: string, user: { name: string; email: string }) {
  const plain = password.toLowerCase()
  if (commonest.has(plain)) throw invalid({ [field]: texts.auth.passwordTooCommon })
  const known = [user.name, user.email.split('@')[0] ?? '', product]
  const parts = known.flatMap((words) => words.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const isPersonal = parts.some((part) => part.length >= shortestPart && plain.includes(part))
  if (isPersonal) throw invalid({ [field]: texts.auth.passwordIsPersonal })
}

let nobody: Promise<string> | undefined
function nobodysHash() {
  nobody ??= hashPassword(randomBytes(32).toString('base64'))
  return nobody
}
