import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'

const algorithm = 'aes-256-gcm'
const lengths = { nonce: 12, tag: 16 }

export type SecretBox = ReturnType<typeof createSecretBox>

/**
 * Encrypts secrets so that the database alone does not reveal them. Each is bound to its owner, so that
 * it is worth nothing when it is moved to another row. The key's name goes along, for a time with two keys.
 */
export function createSecretBox({ key, previousKey }: Config['encryption']) {
  const keys = new Map([key, ...(previousKey ? [previousKey] : [])].map((one) => [nameOf(one), one]))
  const head = `v1.${nameOf(key)}.`
  return {
    seal(secret: string, about: string): string {
      const nonce = randomBytes(lengths.nonce)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about))
      const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return `${head}${Buffer.concat(sealed).toString('base64url')}`
    },
    /** Null when it was not sealed, or not with one of our keys, or is about somebody else. */
    open(text: string, about: string): string | null {
      const [, name = '', sealed = ''] = /^v1\.([0-9a-f]{8})\.([\w-]+)$/.exec(text) ?? []
      const itsKey = keys.get(name)
      if (!itsKey) return null
      const bytes = Buffer.from(sealed, 'base64url')
      const body = bytes.subarray(lengths.nonce, -lengths.tag)
      try {
        const decipher = createDecipheriv(algorithm, itsKey, bytes.subarray(0, lengths.nonce))
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(-lengths.tag))
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    /** A secret about something that every copy with the same key can tell, and nobody else. */
    tokenFor: (about: string) => createHmac('sha256', key).update(about).digest('base64url'),
    /** Whether it is sealed at all, be it by a key that is no longer known. */
    isSealed: (text: string) => text.startsWith('v1.'),
    isCurrent: (text: string) => text.startsWith(head),
  }
}

function nameOf(key: Buffer) {
  return createHash('sha256').update(key).digest('hex').slice(0, 8)
}
