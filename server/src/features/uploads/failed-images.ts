import type { Notice } from '@busbar/contract'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { assetUses, fileOf, images } from '../../content/tables.ts'
import { notFound } from '../../platform/errors.ts'
import type { Database, Queryable } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { imageVariants } from './variants.job.ts'

type ImageNotice = Extract<Notice, { kind: 'image' }>

const most = 50
const isFailed = sql`${images.state} = 'failed'`

/** The newest images whose smaller sizes could not be made, how many there are, and where they are used. */
export async function failedImages(db: Queryable): Promise<{ total: number; newest: ImageNotice[] }> {
  const usedIn = sql<string[]>`array(select distinct ${assetUses.collection} from ${assetUses}
    where ${assetUses.file} = ${fileOf(images)} order by 1)`
  const rows = await db
    .select({ _id: images.url, at: images.createdAt, usedIn })
    .from(images)
    .where(isFailed)
    .orderBy(desc(images.createdAt))
    .limit(most)
  const [all] = await db.select({ total: count() }).from(images).where(isFailed)
  return { total: all?.total ?? 0, newest: rows.map((row) => ({ kind: 'image', ...row })) }
}

/** Has the smaller sizes of an image made once more. */
export async function retryImage(db: Database, enqueue: Enqueue, url: string) {
  await db.transaction(async (tx) => {
    const [image] = await tx
      .update(images)
      .set({ state: 'waiting' })
      .where(and(eq(images.url, url), isFailed))
      .returning({ url: images.url })
    if (!image) throw notFound('image')
    await enqueue(tx, imageVariants, image)
  })
}
