import { texts } from '@busbar/contract'
import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import { mayRemoveAssets } from '../../content/assets/asset-removal-lock.ts'
import { assetUses, fieldRevisions, fileOf, images } from '../../content/tables.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { filesOf, widthsFor } from './files.ts'
import { imageVariants } from './variants.job.ts'

export type Removing = { db: Database; storage: Storage; enqueue: Enqueue }

/** Removes an image at once, wherever it was uploaded to. Refused while anything uses it, be it an earlier version. */
export async function removeFromLibrary(removing: Removing, file: string) {
  const { db, enqueue } = removing
  const isIt = eq(fileOf(images), file)
  const hidden = await hideUnused(db, isIt, 100)
  if (hidden.length === 0) {
    const [image] = await db.select({ url: images.url }).from(images).where(isIt)
    throw image ? conflict('image_used', texts.images.isUsed) : notFound('image')
  }
  for (const url of hidden) {
    await removeImage(removing, url).catch(async (error) => {
      // It stays, so it is to look as before.
      await db.transaction((tx) => enqueue(tx, imageVariants, { url }))
      throw error
    })
  }
}

/** From here on no page lists their smaller sizes: what is interrupted now leaves nothing that looks whole. */
export async function hideUnused(db: Database, which: SQL | undefined, most: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Waits for changes that are about to use an image and have not said so to everybody yet.
    await tx.execute(sql`lock table ${assetUses} in share mode`)
    const piece = tx
      .select({ url: images.url })
      .from(images)
      .where(and(which, isUnused(tx)))
      .limit(most)
    const hidden = await tx
      .update(images)
      .set({ widths: [], hasShareImage: false, state: 'waiting' })
      .where(inArray(images.url, piece))
      .returning({ url: images.url })
    return hidden.map(({ url }) => url)
  })
}

/** The row stays locked until the files are gone; an upload of the same image waits and then begins anew. */
export async function removeImage({ db, storage, enqueue }: Removing, url: string, which?: SQL) {
  await db.transaction(async (tx) => {
    if (!(await mayRemoveAssets(tx))) throw conflict('backup', texts.images.backupIsMade)
    const [image] = await tx
      .delete(images)
      .where(and(eq(images.url, url), which, isUnused(tx)))
      .returning({ width: images.width })
    // Somebody wants it again since it was hidden.
    if (!image) return enqueue(tx, imageVariants, { url })
    await tx
      .delete(fieldRevisions)
      .where(and(eq(fieldRevisions.collection, 'images'), eq(fieldRevisions.recordId, url)))
    await Promise.all(
      filesOf(url, { widths: widthsFor(image.width), hasShareImage: true }).map((key) => storage.remove(key)),
    )
  })
}

const isUnused = (db: Pick<Database, 'select'>) =>
  notExists(
    db
      .select({ file: assetUses.file })
      .from(assetUses)
      .where(eq(assetUses.file, fileOf(images))),
  )
