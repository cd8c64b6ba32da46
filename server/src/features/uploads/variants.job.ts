import { buffer } from 'node:stream/consumers'
import { and, arrayContains, eq, ne, not, or } from 'drizzle-orm'
import { z } from 'zod'
import { change } from '../../content/change.ts'
import { imageKey } from '../../content/read-tracking.ts'
import { images } from '../../content/tables.ts'
import { resizeInChildProcess } from '../../platform/files/resize.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { keyOf, variantsOf, widthsFor } from './files.ts'

const payload = z.object({ url: z.string() })
type Payload = z.infer<typeof payload>

export const imageVariants: JobKind<Payload> = { queue: queueNames.imageVariants, payload }

/**
 * Makes the smaller sizes of an image and the one to share, one after the other, and then has the pages published again that show it.
 * Done twice, the second time finds the files there; when the last try fails, the image is marked as failed.
 */
export function createImageVariants({
  db,
  storage,
}: {
  db: Database
  storage: Storage
}): JobHandler<Payload> {
  return async ({ url }, _id, isLastTry) => {
    const [image] = await db.select().from(images).where(eq(images.url, url))
    // Swept meanwhile.
    if (!image) return
    const made = { widths: widthsFor(image.width), hasShareImage: true }
    const isComplete = made.widths.every((width) => image.widths.includes(width))
    if (image.state === 'ready' && isComplete && image.hasShareImage === made.hasShareImage) return
    try {
      await makeVariants(storage, url, made)
      await setReady(db, url, made)
    } catch (error) {
      if (isLastTry) await db.update(images).set({ state: 'failed' }).where(eq(images.url, url))
      throw error
    }
  }
}

type Made = Parameters<typeof variantsOf>[1] & { widths: number[] }

async function makeVariants(storage: Storage, url: string, made: Made) {
  const original = await storage.get(keyOf(url))
  if (!original) throw new Error(`the file of ${url} is not there`)
  const body = await buffer(original.stream)
  const missing: ReturnType<typeof variantsOf> = []
  for (const variant of variantsOf(url, made)) {
    if (!(await isStored(storage, variant.key))) missing.push(variant)
  }
  const keys = missing.map(({ key }) => key)
  for await (const variant of resizeInChildProcess(body, missing)) {
    await storage.put(keys.shift() as string, variant)
  }
}

async function isStored(storage: Storage, key: string) {
  const file = await storage.get(key)
  file?.stream.destroy()
  return file !== null
}

async function setReady(db: Database, url: string, made: Made) {
  await change(db, { _id: null, name: 'Images', needsReview: false }, async ({ tx, touch }) => {
    const [done] = await tx
      .update(images)
      .set({ ...made, state: 'ready' })
      .where(
        and(
          eq(images.url, url),
          or(
            ne(images.state, 'ready'),
            ne(images.hasShareImage, made.hasShareImage),
            not(arrayContains(images.widths, made.widths)),
          ),
        ),
      )
      .returning({ url: images.url })
    if (done) touch([imageKey(url)])
  })
}
