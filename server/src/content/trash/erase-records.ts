import { and, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/postgres/db.ts'
import { assetUses, fieldRevisions, revisions } from '../tables.ts'
import { eraseFromReleases } from './erase-from-releases.ts'

/**
 * Deletes records for good, with the drafts of them. History and releases keep who did what and when, not what it was;
 * images that nothing else uses are swept later.
 */
export async function eraseRecords(
  tx: Transaction,
  name: string,
  table: PgTable & { _id: PgColumn },
  ids: string[],
) {
  await eraseFromReleases(tx, name, ids)
  await tx.delete(table).where(inArray(table._id, ids))
  await tx
    .update(revisions)
    .set({ before: null, after: null })
    .where(and(eq(revisions.collection, name), inArray(revisions.recordId, ids)))
  await tx
    .delete(fieldRevisions)
    .where(and(eq(fieldRevisions.collection, name), inArray(fieldRevisions.recordId, ids)))
  await tx.delete(assetUses).where(and(eq(assetUses.collection, name), inArray(assetUses.recordId, ids)))
}
