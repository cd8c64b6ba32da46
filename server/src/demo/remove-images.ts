import { and, eq, inArray, notExists } from 'drizzle-orm'
import { assetUses, fieldRevisions, fileOf, images } from '../content/tables.ts'
import { demoRecords } from '../features/demo-content/table.ts'
import { type Removing, removeFromLibrary } from '../features/uploads/remove-images.ts'
import { Refusal } from '../platform/errors.ts'
import type { Transaction } from '../platform/postgres/db.ts'

/** The images that the demo's records use, but for those that somebody has described since. */
export async function imagesOfDemo(tx: Transaction): Promise<string[]> {
  const used = tx
    .select({ file: assetUses.file })
    .from(assetUses)
    .innerJoin(
      demoRecords,
      and(eq(demoRecords.collection, assetUses.collection), eq(demoRecords.recordId, assetUses.recordId)),
    )
  const described = tx
    .select({ change: fieldRevisions.change })
    .from(fieldRevisions)
    .where(and(eq(fieldRevisions.collection, 'images'), eq(fieldRevisions.recordId, images.url)))
  const found = await tx
    .selectDistinct({ file: fileOf(images) })
    .from(images)
    .where(and(inArray(fileOf(images), used), notExists(described)))
  return found.map(({ file }) => file)
}

/** Takes images out of the library, as far as nothing uses them. */
export async function removeUnused(removing: Removing, files: string[]) {
  for (const file of files)
    await removeFromLibrary(removing, file).catch((error: unknown) => {
      // Used, gone already, or in a backup that is being made: what nothing uses is swept one day.
      if (!(error instanceof Refusal)) throw error
    })
}
