import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that open something, as text that fits into a header or a link. */
export function createToken() {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. It has 256 random bits, so one round of SHA-256 cannot be turned back. */
export function hashOfToken(token: string) {
  return createHash('sha256').update(token).digest()
}
