import { createHmac, randomBytes, randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, like, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../postgres/db.ts'
import { signingKeys } from '../postgres/tables.ts'

/** What is signed, and for how many days a signature of a key that was replaced is still believed. */
const names = { 'contact-form': 1, 'reply-address': 365 } as const
type Name = keyof typeof names

/** A copy hears of a new key within a minute, and at once when it meets a signature that it does not know. */
const rememberFor = 60_000

/** Signs for this purpose, with the newest key, the same in every copy. The first who needs it makes it. */
export function createSigner(db: Database, name: Name) {
  let known: { keys: Promise<Buffer[]>; since: number } | undefined

  function keys() {
    if (!known || Date.now() - known.since > rememberFor) {
      const reading = readKeys(db, name)
      known = { keys: reading, since: Date.now() }
      reading.catch(() => {
        known = undefined
      })
    }
    return known.keys
  }

  const signatureBy = (key: Buffer, text: string | Buffer) => createHmac('sha256', key).update(text).digest()

  return {
    async sign(text: string | Buffer) {
      const [newest] = await keys()
      return signatureBy(newest as Buffer, text)
    },

    /** Whether one of our signatures of this text is the one that was given. */
    async isSigned(text: string | Buffer, isGiven: (signature: Buffer) => boolean) {
      const isOneOf = (some: Buffer[]) => some.some((key) => isGiven(signatureBy(key, text)))
      if (isOneOf(await keys())) return true
      const [mine] = await keys()
      const [newest] = await readKeys(db, name)
      if (!newest || mine?.equals(newest)) return false
      known = undefined
      return isOneOf(await keys())
    },
  }
}

/**
 * Gives every purpose a new key and forgets those whose time is over. The one that is replaced is believed for its days,
 * or (`isLeaked`) from now on no more.
 */
export async function rotateSigningKeys(db: Database, { isLeaked = false } = {}) {
  await db.transaction(async (tx) => {
    for (const [name, days] of Object.entries(names)) {
      await tx
        .update(signingKeys)
        .set({ name: `${name} ${randomUUIDv7()}` })
        .where(eq(signingKeys.name, name))
      await makeKey(tx, name)
      // The id in a name begins with the moment at which the key was replaced.
      const oldest = (Date.now() - days * 86_400_000).toString(16).padStart(12, '0')
      const last = `${name} ${oldest.slice(0, 8)}-${oldest.slice(8)}`
      const isOver = isLeaked ? undefined : sql`${signingKeys.name} collate "C" < ${last}`
      await tx.delete(signingKeys).where(and(like(signingKeys.name, `${name} %`), isOver))
    }
  })
  return Object.keys(names)
}

/** The newest key first, then those that it replaced. */
async function readKeys(db: Queryable, name: Name): Promise<Buffer[]> {
  const rows = await db
    .select()
    .from(signingKeys)
    .where(or(eq(signingKeys.name, name), like(signingKeys.name, `${name} %`)))
    .orderBy(desc(sql`${signingKeys.name} = ${name}`), desc(signingKeys.name))
  if (rows[0]?.name === name) return rows.map(({ value }) => value)
  await makeKey(db, name)
  return readKeys(db, name)
}

async function makeKey(db: Queryable, name: string) {
  await db
    .insert(signingKeys)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing()
}
