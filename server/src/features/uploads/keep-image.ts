import type { UploadFolder } from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import { now } from '../../content/columns.ts'
import { images } from '../../content/tables.ts'
import type { CleanImage } from '../../platform/files/images.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { Database, Transaction } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { urlOf } from './files.ts'
import { imageVariants } from './variants.job.ts'

type Keep = { db: Database; storage: Storage; enqueue: Enqueue }

/** Stores an image and has its smaller sizes made; answers its address. */
export async function keepImage(
  keep: Keep,
  folder: UploadFolder,
  image: CleanImage,
  name: string,
): Promise<string> {
  await storeImage(keep, folder, image)
  return keep.db.transaction((tx) => noteImage({ ...keep, tx }, folder, image, name))
}

/**
 * Stores an image's file; no transaction may be open, because a bucket can take its time. The row of an image that is
 * here already starts its time before a sweep anew first: a sweep that is at it is waited for, and none comes between.
 */
export async function storeImage(
  { db, storage }: Omit<Keep, 'enqueue'>,
  folder: UploadFolder,
  { body, file }: CleanImage,
) {
  const key = `${folder}/${file}`
  await db
    .update(images)
    .set({ createdAt: now })
    .where(eq(images.url, urlOf(key)))
  await storage.put(key, body)
}

/**
 * Notes an image whose file is stored and has its smaller sizes made; answers its address. The same image again is
 * the same image.
 */
export async function noteImage(
  { tx, enqueue }: { tx: Transaction; enqueue: Enqueue },
  folder: UploadFolder,
  { file, width, height, thumbHash }: Omit<CleanImage, 'body'>,
  name = '',
): Promise<string> {
  const url = urlOf(`${folder}/${file}`)
  const [image] = await tx
    .insert(images)
    .values({ url, width, height, thumbHash, name })
    .onConflictDoUpdate({
      target: images.url,
      set: {
        // Somebody wants it again: its time before a sweep begins anew, and what failed is tried once more.
        createdAt: now,
        name: sql`coalesce(nullif(${images.name}, ''), excluded.name)`,
        state: sql`case ${images.state} when 'failed' then 'waiting' else ${images.state} end`,
      },
    })
    .returning({ state: images.state })
  if (image?.state !== 'ready') await enqueue(tx, imageVariants, { url })
  return url
}
