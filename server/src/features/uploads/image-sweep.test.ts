import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { until } from '../../../test/until.ts'
import { testImage, upload } from '../../../test/uploads.ts'
import { change } from '../../content/change.ts'
import { assetUses, images } from '../../content/tables.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { createImageSweep } from './image-sweep.job.ts'
import { createImageVariants } from './variants.job.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

/** An image with its smaller sizes, uploaded longer ago than the trash keeps anything. */
async function oldImage(bytes?: Buffer): Promise<string> {
  const image = bytes ?? (await testImage().png().toBuffer())
  const { body } = await upload(busbar, '/upload/clients', image, { token })
  await createImageVariants(busbar)({ url: body.imageUrl }, '1')
  await age(body.imageUrl)
  return body.imageUrl
}

const age = (url: string) =>
  busbar.db.execute(
    sql`update images set created_at = now() - interval '30 days 1 minute' where url = ${url}`,
  )
const sweep = (storage: Storage = busbar.storage, enqueue: Enqueue = async () => {}) =>
  createImageSweep({ db: busbar.db, storage, enqueue })({}, '1')
const rowOf = async (url: string) => (await busbar.db.select().from(images).where(sql`url = ${url}`))[0]

/** Which of an image's files are there: the original, and its own width in both formats. */
async function filesOf(url: string) {
  const key = url.slice('/uploads/'.length)
  const keys = [key, key.replace('.webp', '-40.avif'), key.replace('.webp', '-40.webp')]
  const files = await Promise.all(keys.map((one) => busbar.storage.get(one)))
  for (const file of files) file?.stream.destroy()
  return files.filter(Boolean).length
}

async function partnerWith(logo: string | null) {
  const body = { name: 'Norrkabel', description: 'Cables', logo }
  return (await busbar.call('POST', '/api/partners', { token, body })).body.data._id as string
}

test('an image that nothing uses goes with all its files once it is old enough, and not before', async () => {
  const [old, young] = [await oldImage(), await oldImage()]
  await busbar.db.execute(
    sql`update images set created_at = now() - interval '29 days 23 hours' where url = ${young}`,
  )
  await sweep()
  expect([await rowOf(old), await filesOf(old)]).toEqual([undefined, 0])
  expect([(await rowOf(young))?.state, await filesOf(young)]).toEqual(['ready', 3])
  await sweep()
})

test('an image stays while a record uses it, wherever the record is', async () => {
  const [live, trashed] = [await oldImage(), await oldImage()]
  await partnerWith(live)
  const id = await partnerWith(trashed)
  await busbar.call('DELETE', `/api/partners/${id}`, { token })
  await sweep()
  expect([await filesOf(live), await filesOf(trashed)]).toEqual([3, 3])
})

test('who uses an image in a change that is not committed yet keeps it', async () => {
  const url = await oldImage()
  let saved = () => {}
  const open = new Promise<void>((resolve) => {
    saved = resolve
  })
  let isUsed = false
  const saving = change(busbar.db, { _id: null, name: 'Test', needsReview: false }, async ({ tx }) => {
    const use = { file: url.split('/').at(-1) ?? '', collection: 'partners', recordId: crypto.randomUUID() }
    await tx.insert(assetUses).values(use)
    isUsed = true
    await open
  })
  await until('it is used', () => isUsed)
  const sweeping = sweep()
  await new Promise((resolve) => setTimeout(resolve, 300))
  saved()
  await Promise.all([saving, sweeping])
  expect([(await rowOf(url))?.state, await filesOf(url)]).toEqual(['ready', 3])
})

test('who uploads the same picture while it is being swept gets a whole one', async () => {
  const bytes = await testImage().png().toBuffer()
  const url = await oldImage(bytes)
  let uploading: ReturnType<typeof upload> | undefined
  const slow: Storage = {
    ...busbar.storage,
    remove: async (key) => {
      uploading ??= upload(busbar, '/upload/clients', bytes, { token })
      await new Promise((resolve) => setTimeout(resolve, 300))
      await busbar.storage.remove(key)
    },
  }
  await sweep(slow)
  expect((await uploading)?.body.imageUrl).toBe(url)
  expect([(await rowOf(url))?.state, await filesOf(url)]).toEqual(['waiting', 1])
})

test('who wants an image again between being hidden and removed gets its sizes again', async () => {
  const [first, second] = [await oldImage(), await oldImage()]
  const queued: unknown[] = []
  let wanted = ''
  const hesitating: Storage = {
    ...busbar.storage,
    remove: async (key) => {
      wanted ||= first.includes(key.slice(8, 40)) ? second : first
      await busbar.db.execute(sql`update images set created_at = now() where url = ${wanted}`)
      await busbar.storage.remove(key)
    },
  }
  await sweep(hesitating, async (_tx, _kind, payload) => void queued.push(payload))
  expect(queued).toEqual([{ url: wanted }])
  expect(await filesOf(wanted)).toBe(3)
})

test('interrupted in the middle, an image no longer looks whole, and the next sweep finishes it', async () => {
  const url = await oldImage()
  const breaking: Storage = {
    ...busbar.storage,
    remove: async (key) => {
      if (key.endsWith('.webp')) await busbar.storage.remove(key)
      else throw new Error('the bucket is away')
    },
  }
  await expect(sweep(breaking)).rejects.toThrow('the bucket is away')
  expect(await rowOf(url)).toMatchObject({ state: 'waiting', widths: [] })
  await sweep()
  expect([await rowOf(url), await filesOf(url)]).toEqual([undefined, 0])
})

test('more than one piece is swept to its end', async () => {
  await busbar.db.execute(sql`insert into images (url, width, height, thumb_hash, created_at)
    select '/uploads/team/' || lpad(number::text, 32, '0') || '.webp', 40, 20, '', now() - interval '31 days'
    from generate_series(1, 250) as number`)
  await sweep()
  expect(await busbar.db.$count(images, sql`url like '/uploads/team/%'`)).toBe(0)
})

test('an image whose work died without a word is marked as failed', async () => {
  const { body } = await upload(busbar, '/upload/clients', await testImage().png().toBuffer(), { token })
  await sweep()
  expect((await rowOf(body.imageUrl))?.state).toBe('waiting')
  await busbar.db.execute(
    sql`update images set created_at = now() - interval '3 days' where url = ${body.imageUrl}`,
  )
  await sweep()
  expect((await rowOf(body.imageUrl))?.state).toBe('failed')
})
