import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../platform/db.ts'
import { signingKey } from '../../platform/signing-keys.ts'

const idBytes = 16
const markBytes = 10
/** 26 bytes in letters and digits that survive a mail server which knows no capitals. */
const tokenLength = 41

/** Addresses that each belong to one conversation: `inbox+<token>@…`. Nobody can make one up, because it is signed. */
export function createReplyAddresses(db: Database, address: string | null) {
  let secret: Promise<Buffer> | undefined
  const [local = '', domain = ''] = address?.toLowerCase().split('@') ?? []

  async function markOf(id: Buffer) {
    secret ??= signingKey(db, 'reply-address')
    return createHmac('sha256', await secret)
      .update(id)
      .digest()
      .subarray(0, markBytes)
  }

  return {
    async addressOf(messageId: string): Promise<string | null> {
      if (!address) return null
      const id = Buffer.from(messageId.replaceAll('-', ''), 'hex')
      const digits = BigInt(`0x${Buffer.concat([id, await markOf(id)]).toString('hex')}`).toString(36)
      return `${local}+${digits.padStart(tokenLength, '0')}@${domain}`
    },

    /** The message that one of these header lines is addressed to, by an address of ours. */
    async messageOf(lines: string[]): Promise<string | null> {
      if (!address) return null
      for (const word of lines.flatMap((line) => line.toLowerCase().split(/[\s<>,;:"()]+/))) {
        if (!word.startsWith(`${local}+`) || !word.endsWith(`@${domain}`)) continue
        const token = word.slice(local.length + 1, -domain.length - 1)
        const id = /^[0-9a-z]{41}$/.test(token) ? await idIn(token) : null
        if (id) return id
      }
      return null
    },
  }

  async function idIn(token: string) {
    const number = [...token].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
    const hex = number.toString(16).padStart((idBytes + markBytes) * 2, '0')
    if (hex.length !== (idBytes + markBytes) * 2) return null
    const bytes = Buffer.from(hex, 'hex')
    const [id, mark] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)]
    if (!timingSafeEqual(mark, await markOf(id))) return null
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
}
