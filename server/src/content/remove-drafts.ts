import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/postgres/db.ts'
import { broadcast } from '../platform/postgres/live-events.ts'
import { drafts, releases } from './draft-tables.ts'
import { assetUses } from './tables.ts'

/** Deletes drafts; their values are kept nowhere. */
export async function removeDrafts(tx: Transaction, ids: string[]) {
  await tx.delete(drafts).where(inArray(drafts._id, ids))
  await tx.delete(assetUses).where(and(eq(assetUses.collection, 'drafts'), inArray(assetUses.recordId, ids)))
}

/** The same for users: a release that only held this draft goes too, and open back offices are notified. */
export async function discardDrafts(tx: Transaction, some: { _id: string; release: string }[]) {
  if (some.length === 0) return
  await removeDrafts(
    tx,
    some.map(({ _id }) => _id),
  )
  for (const release of new Set(some.map((draft) => draft.release))) await dropWhenEmpty(tx, release)
  await broadcast(
    tx,
    some.map(({ _id }) => ({ of: 'drafts', id: _id })),
  )
}

/** A release of one ends with its draft. */
export async function dropWhenEmpty(tx: Transaction, id: string) {
  const [row] = await tx.select({ total: count() }).from(drafts).where(eq(drafts.release, id))
  if (row?.total === 0)
    await tx.delete(releases).where(and(eq(releases._id, id), sql`${releases.name} is null`))
  await broadcast(tx, [{ of: 'releases', id }])
}
