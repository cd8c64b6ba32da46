import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/postgres/db.ts'
import { type DraftRow, drafts, releases } from '../draft-tables.ts'
import { discardDrafts } from '../remove-drafts.ts'
import { revisions } from '../tables.ts'

/** Takes away what drafts and releases keep of records that are deleted for good, while their history still has it. */
export async function eraseFromReleases(tx: Transaction, collection: string, ids: string[]) {
  await discardDrafts(
    tx,
    await tx
      .select({ _id: drafts._id, release: drafts.release })
      .from(drafts)
      .where(and(eq(drafts.collection, collection), inArray(drafts.recordId, ids))),
  )
  await clearPublishedDrafts(tx, collection, ids)
  await clearTitles(tx, collection, ids)
}

/** A release tells which records it changed, and no longer how. */
async function clearPublishedDrafts(tx: Transaction, collection: string, ids: string[]) {
  const known = new Set(ids)
  const found = await tx
    .select({ _id: releases._id, published: releases.publishedDrafts })
    .from(releases)
    .where(
      sql`exists (select from jsonb_array_elements(${releases.publishedDrafts}) as draft
        where draft ->> 'collection' = ${collection} and draft ->> 'recordId' = any(${sql.param(ids)}))`,
    )
    .for('update')
  for (const { _id, published } of found) {
    const publishedDrafts = ((published ?? []) as DraftRow[]).map((draft) =>
      draft.collection === collection && known.has(draft.recordId ?? '')
        ? { ...draft, title: null, values: {}, base: {} }
        : draft,
    )
    await tx.update(releases).set({ publishedDrafts }).where(eq(releases._id, _id))
  }
}

/** A release without a name is called like its record, in its entries of the history too. */
async function clearTitles(tx: Transaction, collection: string, ids: string[]) {
  const own = alias(revisions, 'own')
  const ofRecords = and(eq(own.collection, collection), inArray(own.recordId, ids))
  const titles = sql`select coalesce(version ->> 'title', version ->> 'name')
    from ${revisions} as own, unnest(array[${own.before}, ${own.after}]) as version where ${ofRecords}`
  await tx
    .update(revisions)
    .set({ after: { title: null } })
    .where(
      and(
        eq(revisions.collection, 'releases'),
        inArray(revisions.change, tx.select({ change: own.change }).from(own).where(ofRecords)),
        sql`${revisions.after} ->> 'title' in (${titles})`,
      ),
    )
}
