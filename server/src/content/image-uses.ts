import type { Transaction } from '../platform/postgres/db.ts'
import { imageUses, type NotedRevision } from './tables.ts'

/** An uploaded image's file name, which is made of its content. */
const fileName = /[\w-]{32}\.webp/g

/** Writes down which images the new versions of records use, so that no image is swept that history can bring back. */
export async function noteImageUses(tx: Transaction, noted: NotedRevision[]) {
  const uses = noted.flatMap(({ collection, recordId, after }) => {
    const files = new Set(JSON.stringify(after)?.match(fileName))
    return [...files].map((file) => ({ file, collection, recordId }))
  })
  if (uses.length > 0) await tx.insert(imageUses).values(uses).onConflictDoNothing()
}
