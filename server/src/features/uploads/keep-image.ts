import type { UploadFolder } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { now } from '../../content/columns.ts'
import { images } from '../../content/tables.ts'
import type { Transaction } from '../../platform/db.ts'
import type { CleanImage } from '../../platform/images.ts'
import type { Enqueue } from '../../platform/jobs.ts'
import type { Storage } from '../../platform/storage.ts'
import { urlOf } from './files.ts'
import { imageVariants } from './variants.job.ts'

type Keep = { tx: Transaction; storage: Storage; enqueue: Enqueue }

/**
 * Stores an image and has its smaller sizes made; answers its address. The same picture again is the same image.
 * Its row stays locked until the file is there, so that the sweep and an upload of the same picture take turns.
 */
export async function keepImage(
  { tx, storage, enqueue }: Keep,
  folder: UploadFolder,
  { body, file, width, height, thumbHash }: CleanImage,
): Promise<string> {
  const key = `${folder}/${file}`
  const url = urlOf(key)
  const [image] = await tx
    .insert(images)
    .values({ url, width, height, thumbHash })
    .onConflictDoUpdate({
      target: images.url,
      set: {
        // Somebody wants it again: its time before a sweep begins anew, and what failed is tried once more.
        createdAt: now,
        state: sql`case ${images.state} when 'failed' then 'waiting' else ${images.state} end`,
      },
    })
    .returning({ state: images.state })
  await storage.put(key, body)
  if (image?.state !== 'ready') await enqueue(tx, imageVariants, { url })
  return url
}
