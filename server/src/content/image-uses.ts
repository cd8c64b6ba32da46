import type { Transaction } from '../platform/postgres/db.ts'
import { imageUses, type NotedRevision } from './tables.ts'

/** An uploaded image's file name, or the name of a file for download: both are made of their content. */
const fileName = /[\w-]{32}\.webp|(?<=\/files\/)[\w-]{32}(?=\/)/g
const recordId = /(?<=")[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?=")/g

/**
 * Writes down which images and files the new versions of records use, so that none is swept that history can bring
 * back, and which records their blocks name.
 */
export async function noteImageUses(tx: Transaction, noted: NotedRevision[]) {
  const uses = noted.flatMap(({ collection, recordId: id, after }) => {
    const files = new Set([
      ...(JSON.stringify(after)?.match(fileName) ?? []),
      ...blocksIn(after).flatMap((block) => JSON.stringify(block).match(recordId) ?? []),
    ])
    return [...files].map((file) => ({ file, collection, recordId: id }))
  })
  if (uses.length > 0) await tx.insert(imageUses).values(uses).onConflictDoNothing()
}

/** Whatever looks like a block in the fields of a record. */
function blocksIn(after: unknown): object[] {
  return Object.values(after ?? {})
    .filter((field) => Array.isArray(field))
    .flat()
    .filter((one) => typeof one?.type === 'string' && typeof one.key === 'string')
}
