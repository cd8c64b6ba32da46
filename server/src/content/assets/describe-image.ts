import { isDeepStrictEqual } from 'node:util'
import { type LibraryImageChange, texts } from '@busbar/contract'
import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { notFound, reviewNeeded } from '../../platform/errors.ts'
import type { Database, Transaction } from '../../platform/postgres/db.ts'
import { type Actor, change } from '../change.ts'
import { drafts, releases } from '../draft-tables.ts'
import { imageKey } from '../read-tracking.ts'
import { assetUses, images } from '../tables.ts'

/** Saves an image's alternative text and focal point, under all given addresses, and republishes the pages that show it. */
export async function describeImage(
  db: Database,
  actor: Actor,
  { file, where }: { file: string; where: SQL },
  said: LibraryImageChange,
) {
  return change(db, { ...actor, needsReview: false }, async ({ tx, touch, noteFields }) => {
    if (actor.needsReview) await assertUnseen(tx, file)
    const rows = await tx.select().from(images).where(where).orderBy(asc(images.url)).for('update')
    if (rows.length === 0) throw notFound('image')
    for (const row of rows) {
      const fields = (['alt', 'focus'] as const).filter(
        (field) => said[field] !== undefined && !isDeepStrictEqual(said[field], row[field]),
      )
      if (fields.length === 0) continue
      await tx.update(images).set(said).where(eq(images.url, row.url))
      noteFields(
        fields.map((field) => ({
          collection: 'images',
          recordId: row.url,
          field,
          before: row[field],
          after: said[field],
        })),
      )
      touch([imageKey(row.url)])
    }
  })
}

/**
 * One that only drafts use is on no page, and needs no review, unless an administrator has seen and scheduled it. The
 * releases are held, so that none of them is scheduled or published meanwhile.
 */
async function assertUnseen(tx: Transaction, file: string) {
  const uses = await tx
    .select({ collection: assetUses.collection, recordId: assetUses.recordId })
    .from(assetUses)
    .where(eq(assetUses.file, file))
  const inDrafts = uses.filter(({ collection }) => collection === 'drafts').map(({ recordId }) => recordId)
  const releasesWithIt = await tx
    .select({ status: releases.status })
    .from(releases)
    .where(
      inArray(
        releases._id,
        tx.select({ of: drafts.release }).from(drafts).where(inArray(drafts._id, inDrafts)),
      ),
    )
    .orderBy(asc(releases._id))
    .for('update')
  if (releasesWithIt.some(({ status }) => status === 'scheduled'))
    throw reviewNeeded(texts.releases.isScheduled)
  const isPublished = and(eq(assetUses.file, file), ne(assetUses.collection, 'drafts'))
  if ((await tx.$count(assetUses, isPublished)) > 0) throw reviewNeeded()
}
