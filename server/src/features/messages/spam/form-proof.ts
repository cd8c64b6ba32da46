import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SpamReason } from '@busbar/contract'
import type { Database, Queryable } from '../../../platform/postgres/db.ts'
import { createSigner } from '../../../platform/secrets/signing-keys.ts'
import { messageProofs } from '../table.ts'

/** About 16,000 tries: a second on a phone, while its owner is still writing. */
export const zeroBits = 14
const youngest = 3
const oldest = 24 * 60 * 60

/** What the form's own script tells of how a message came to be. */
export type FormProof = ReturnType<typeof createFormProof>

/** Signs a moment and a puzzle, and reads what came back. The key is the same in all copies. */
export function createFormProof({ db }: { db: Database }) {
  const signer = createSigner(db, 'contact-form')
  const shortened = (signature: Buffer) => signature.toString('base64url').slice(0, 22)

  return {
    async issue(now = Date.now()) {
      const text = `${now.toString(36)}.${randomBytes(9).toString('base64url')}`
      return { challenge: `${text}.${shortened(await signer.sign(text))}`, zeroBits }
    },

    /** What speaks for spam in it, and the puzzle that was solved, if one was. */
    async read(proof: string | undefined): Promise<ReadProof> {
      if (!proof) return { reasons: ['no-script'], solved: null }
      const [time = '', salt = '', signature = '', number] = proof.split('.')
      const isGiven = (ours: Buffer) => isEqual(signature, shortened(ours))
      const isOurs = await signer.isSigned(`${time}.${salt}`, isGiven)
      if (!isOurs) return { reasons: ['false-form'], solved: null }
      const age = (Date.now() - Number.parseInt(time, 36)) / 1000
      if (age > oldest) return { reasons: ['old-form'], solved: null }
      const haste: SpamReason[] = age < youngest ? ['too-fast'] : []
      // The page had no time for the puzzle, or no means, as without HTTPS.
      if (number === undefined) return { reasons: haste, solved: null }
      if (!isSolution(proof)) return { reasons: [...haste, 'false-proof'], solved: null }
      return { reasons: haste, solved: `${time}.${salt}` }
    },
  }
}

export type ReadProof = { reasons: SpamReason[]; solved: string | null }

/** Lets a solved puzzle count for one message, by a unique insert: of many at the same moment, one succeeds. */
export async function claimProof(tx: Queryable, { reasons, solved: challenge }: ReadProof) {
  if (challenge === null) return { reasons, isSolved: false }
  const claimed = await tx.insert(messageProofs).values({ challenge }).onConflictDoNothing().returning()
  if (claimed.length > 0) return { reasons, isSolved: true }
  return { reasons: [...reasons, 'used-proof' as const], isSolved: false }
}

function isSolution(proof: string) {
  return createHash('sha256').update(proof).digest().readUInt32BE() >>> (32 - zeroBits) === 0
}

function isEqual(one: string, other: string) {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
