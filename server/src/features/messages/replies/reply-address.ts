import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../../../platform/postgres/db.ts'
import { createSigner } from '../../../platform/secrets/signing-keys.ts'

const idBytes = 16
const markBytes = 10
/** 26 bytes in letters and digits that survive a mail server which knows no capitals. */
const tokenLength = 41

/** Addresses that each belong to one conversation: `inbox+<token>@…`. Nobody can make one up, because it is signed. */
export function createReplyAddresses(db: Database, address: string | null) {
  const signer = createSigner(db, 'reply-address')
  const markIn = (signature: Buffer) => signature.subarray(0, markBytes)
  const [local = '', domain = ''] = address?.toLowerCase().split('@') ?? []

  return {
    async addressOf(messageId: string): Promise<string | null> {
      if (!address) return null
      const id = Buffer.from(messageId.replaceAll('-', ''), 'hex')
      const mark = markIn(await signer.sign(id))
      const digits = BigInt(`0x${Buffer.concat([id, mark]).toString('hex')}`).toString(36)
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
    if (!(await signer.isSigned(id, (signature) => timingSafeEqual(mark, markIn(signature))))) return null
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
}
