import { isDeepStrictEqual } from 'node:util'
import type { LibraryImageChange } from '@busbar/contract'
import { and, asc, eq, ne, type SQL } from 'drizzle-orm'
import { notFound } from '../platform/errors.ts'
import type { Database } from '../platform/postgres/db.ts'
import { type Actor, change } from './change.ts'
import { imageKey } from './read-tracking.ts'
import { images, imageUses } from './tables.ts'

/**
 * Writes what is said of an image, under all of the addresses asked for, and has the pages published again that show it.
 * One that only drafts use is on no page, and needs no review.
 */
export async function describeImage(
  db: Database,
  actor: Actor,
  { file, where }: { file: string; where: SQL },
  said: LibraryImageChange,
) {
  const needsReview = actor.needsReview && (await isPublished(db, file))
  return change(db, { ...actor, needsReview }, async ({ tx, touch, noteFields }) => {
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

async function isPublished(db: Database, file: string) {
  const [use] = await db
    .select({ file: imageUses.file })
    .from(imageUses)
    .where(and(eq(imageUses.file, file), ne(imageUses.collection, 'drafts')))
    .limit(1)
  return use !== undefined
}
