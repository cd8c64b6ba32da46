import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from './db.ts'
import { signingKeys } from './tables.ts'

/** The key of this name, the same in every copy. The first who needs it makes it. */
export async function signingKey(db: Queryable, name: string): Promise<Buffer> {
  await db
    .insert(signingKeys)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing()
  const [row] = await db.select().from(signingKeys).where(eq(signingKeys.name, name))
  if (!row) throw new Error(`there is no signing key ${name}`)
  return row.value
}
