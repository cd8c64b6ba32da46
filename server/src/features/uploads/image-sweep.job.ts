import { limits } from '@busbar/contract'
import { and, arrayContains, eq, gt, lt, not, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { images } from '../../content/tables.ts'
import type { JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { hideUnused, type Removing, removeImage } from './remove-images.ts'
import { imageVariants } from './variants.job.ts'

export const imageSweep: JobKind<object> = {
  queue: queueNames.imageSweep,
  payload: z.object({}),
  due: '11 4 * * *',
}

/**
 * Takes away images that nothing uses, neither now nor in a version that history keeps, once they are older than
 * the trash keeps anything. One that is interrupted is finished by the next.
 */
export function createImageSweep(dependencies: Removing): JobHandler<object> {
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
      unused = await hideUnused(db, isOldEnough, pieceSize)
      for (const url of unused) await removeImage(dependencies, url, isOldEnough)
    } while (unused.length === pieceSize)
  }
}

const pieceSize = 100

/** Images that were made ready by an earlier version get the smallest one and the one to share, some each day. */
async function completeImages({ db, enqueue }: Removing) {
  await db.transaction(async (tx) => {
    const incomplete = await tx
      .select({ url: images.url })
      .from(images)
      .where(
        and(
          eq(images.state, 'ready'),
          or(
            eq(images.hasShareImage, false),
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

const isOldEnough = lt(images.createdAt, daysAgo(limits.trash.keptForDays))
