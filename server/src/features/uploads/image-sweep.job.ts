import { limits } from '@busbar/contract'
import { and, arrayContains, eq, gt, inArray, lt, not, notExists, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mayRemoveImages } from '../../content/image-removal-lock.ts'
import { fieldRevisions, images, imageUses } from '../../content/tables.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue, JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { filesOf, sharedFolders, widthsFor } from './files.ts'
import { imageVariants } from './variants.job.ts'

export const imageSweep: JobKind<object> = {
  queue: queueNames.imageSweep,
  payload: z.object({}),
  due: '11 4 * * *',
}

type Dependencies = { db: Database; storage: Storage; enqueue: Enqueue }

/**
 * Takes away images that nothing uses, neither now nor in a version that history keeps, once they are older than
 * the trash keeps anything. One that is interrupted is finished by the next.
 */
export function createImageSweep(dependencies: Dependencies): JobHandler<object> {
  const { db } = dependencies
  return async () => {
    // A process that died at its last try could not say so.
    await db
      .update(images)
      .set({ state: 'failed' })
      .where(and(eq(images.state, 'waiting'), lt(images.createdAt, daysAgo(2))))
    await completeImages(dependencies)
    let unused: string[]
    do {
      unused = await hideUnused(db)
      for (const url of unused) await removeImage(dependencies, url)
    } while (unused.length === pieceSize)
  }
}

const pieceSize = 100

/** Images that were made ready by an earlier version get the smallest one and the one to share, some each day. */
async function completeImages({ db, enqueue }: Dependencies) {
  await db.transaction(async (tx) => {
    const incomplete = await tx
      .select({ url: images.url })
      .from(images)
      .where(
        and(
          eq(images.state, 'ready'),
          or(
            and(
              eq(images.hasShareImage, false),
              inArray(sql`split_part(${images.url}, '/', 3)`, sharedFolders),
            ),
            and(
              gt(images.width, limits.image.thumbnail),
              not(arrayContains(images.widths, [limits.image.thumbnail])),
            ),
          ),
        ),
      )
      .limit(1000)
    for (const { url } of incomplete) await enqueue(tx, imageVariants, { url })
  })
}

const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days})`

const isUnused = (db: Pick<Database, 'select'>) =>
  and(
    lt(images.createdAt, daysAgo(limits.trash.keptForDays)),
    notExists(
      db
        .select({ file: imageUses.file })
        .from(imageUses)
        .where(eq(imageUses.file, sql`split_part(${images.url}, '/', 4)`)),
    ),
  )

/** From here on no page lists their smaller sizes: what is interrupted now leaves nothing that looks whole. */
async function hideUnused(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
    // Waits for changes that are about to use an image and have not said so to everybody yet.
    await tx.execute(sql`lock table ${imageUses} in share mode`)
    const piece = tx.select({ url: images.url }).from(images).where(isUnused(tx)).limit(pieceSize)
    const hidden = await tx
      .update(images)
      .set({ widths: [], hasShareImage: false, state: 'waiting' })
      .where(inArray(images.url, piece))
      .returning({ url: images.url })
    return hidden.map(({ url }) => url)
  })
}

/** The row stays locked until the files are gone; an upload of the same image waits and then begins anew. */
async function removeImage({ db, storage, enqueue }: Dependencies, url: string) {
  await db.transaction(async (tx) => {
    if (!(await mayRemoveImages(tx))) throw new Error('a backup is being made: the sweep goes on later')
    const [image] = await tx
      .delete(images)
      .where(and(eq(images.url, url), isUnused(tx)))
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
