import type { Transaction } from '../../platform/postgres/db.ts'
import { assetUses, type NotedRevision } from '../tables.ts'

/** An uploaded image's file name, or the name of a file for download: both are made of their content. */
const fileName = /[\w-]{32}\.webp|(?<=\/files\/)[\w-]{32}(?=\/)/g
const recordId = /(?<=")[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?=")/g

/** The id of a download among a product's files. */
const namedDownload = /(?<="download":")[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?=")/g

/**
 * Writes down which images and files the new versions of records use, so that none is swept that history can bring
 * back, and which records their blocks and their files name.
 */
export async function noteAssetUses(tx: Transaction, noted: NotedRevision[]) {
  const uses = noted.flatMap(({ collection, recordId: id, after }) => {
    const files = new Set([
      ...(JSON.stringify(after)?.match(fileName) ?? []),
      ...blocksIn(after).flatMap((block) => JSON.stringify(block).match(recordId) ?? []),
      ...(JSON.stringify(after)?.match(namedDownload) ?? []),
    ])
    return [...files].map((file) => ({ file, collection, recordId: id }))
  })
  if (uses.length > 0) await tx.insert(assetUses).values(uses).onConflictDoNothing()
}

/** Whatever looks like a block, however deep: the home page has them within its parts. */
function blocksIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(blocksIn)
  if (typeof value !== 'object' || value === null) return []
  const { type, key } = value as { type?: unknown; key?: unknown }
  if (typeof type === 'string' && typeof key === 'string') return [value]
  return Object.values(value).flatMap(blocksIn)
}
