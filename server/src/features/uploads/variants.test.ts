import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createCopy } from '../../../test/copy.ts'
import { noMail } from '../../../test/mail/no-mail.ts'
import { until } from '../../../test/until.ts'
import { testImage, upload } from '../../../test/uploads.ts'
import { changes, images } from '../../content/tables.ts'
import type { Storage } from '../../platform/files/storage.ts'
import { widthsFor } from './files.ts'
import { createImageSweep } from './image-sweep.job.ts'
import { createImageVariants } from './variants.job.ts'

/** Without queues: the tests do the work when it suits them. */
let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

async function uploaded(width = 40, height = 20, folder = 'partners'): Promise<string> {
  const image = await testImage(width, height).png().toBuffer()
  return (await upload(busbar, `/upload?folder=${folder}`, image, { token })).body.imageUrl
}

async function rowOf(url: string, { db } = busbar) {
  return (await db.select().from(images).where(sql`url = ${url}`))[0]
}

const makeVariants = (url: string, isLastTry = false, storage: Storage = busbar.storage) =>
  createImageVariants({ db: busbar.db, storage })({ url }, '1', isLastTry)

test('an image gets the listed widths that are smaller than it, and its own', () => {
  expect(widthsFor(40)).toEqual([40])
  expect(widthsFor(128)).toEqual([128])
  expect(widthsFor(320)).toEqual([128, 320])
  expect(widthsFor(1000)).toEqual([128, 320, 640, 960, 1000])
  expect(widthsFor(1920)).toEqual([128, 320, 640, 960, 1280, 1920])
})

test('records tell the widths once they are ready', async () => {
  const logo = await uploaded(400, 200)
  const body = { name: 'Norrkabel', description: 'Cables', logo }
  const partner = await busbar.call('POST', '/api/partners', { token, body })
  const { thumbHash } = (await rowOf(logo)) ?? {}
  expect(partner.body.data.pictures).toEqual({
    [logo]: { width: 400, height: 200, thumbHash, alt: '', focus: null, widths: [], hasShareImage: false },
  })
  await makeVariants(logo)
  const { body: read } = await busbar.call('GET', `/api/partners/${partner.body.data._id}`)
  expect(read.data.pictures[logo].widths).toEqual([128, 320, 400])
})

test('an image gets a JPEG of 1200 × 630, because any page can be shared with it', async () => {
  const url = await uploaded(400, 400, 'team')
  await makeVariants(url)
  expect((await rowOf(url))?.hasShareImage).toBe(true)
  const stored = await busbar.storage.get(url.replace('/uploads/', '').replace('.webp', '-1200.jpg'))
  const { format, width, height } = await sharp(await buffer(stored?.stream as Readable)).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
})

test('one that an earlier version made ready is completed, and its sizes stay in use meanwhile', async () => {
  const url = await uploaded(400, 300, 'company')
  await busbar.db
    .update(images)
    .set({ state: 'ready', widths: [320] })
    .where(sql`url = ${url}`)
  const asked: unknown[] = []
  await createImageSweep({
    db: busbar.db,
    storage: busbar.storage,
    enqueue: async (_tx, _kind, payload) => void asked.push(payload),
  })({}, '1')
  expect(asked).toContainEqual({ url })
  expect((await rowOf(url))?.widths).toEqual([320])
  await makeVariants(url)
  expect(await rowOf(url)).toMatchObject({ state: 'ready', widths: [128, 320, 400], hasShareImage: true })
})

test('one that an earlier version made ready gets the smallest size too, and is then left alone', async () => {
  const url = await uploaded(400, 300)
  const asked: unknown[] = []
  const sweep = () =>
    createImageSweep({
      db: busbar.db,
      storage: busbar.storage,
      enqueue: async (_tx, _kind, payload) => void asked.push(payload),
    })({}, '1')
  await busbar.db
    .update(images)
    .set({ state: 'ready', widths: [320, 400] })
    .where(sql`url = ${url}`)
  await sweep()
  expect(asked).toContainEqual({ url })
  await makeVariants(url)
  expect((await rowOf(url))?.widths).toEqual([128, 320, 400])
  asked.length = 0
  await sweep()
  expect(asked).not.toContainEqual({ url })
})

test('pages that show the image are published again when its smaller sizes are ready', async () => {
  const logo = await uploaded()
  await busbar.call('POST', '/api/partners', { token, body: { name: 'Ohmera', description: 'x', logo } })
  const copy = await createCopy(busbar, { folder: await mkdtemp(join(busbar.folder, 'site-')) })
  const following = copy.follow()
  await until('all is published', copy.hasCaughtUp)
  copy.renders.length = 0
  await makeVariants(logo)
  await until('it is published again', () => copy.renders.length > 0)
  expect(copy.renders).toEqual(['/'])
  await following.stop()
})

test('done twice, nothing is stored or published a second time', async () => {
  const url = await uploaded()
  await makeVariants(url)
  const before = await busbar.db.$count(changes)
  let asked = 0
  const watched: Storage = {
    ...busbar.storage,
    get: async (key) => {
      asked++
      return busbar.storage.get(key)
    },
  }
  await makeVariants(url, false, watched)
  expect([asked, await busbar.db.$count(changes)]).toEqual([0, before])
})

test('interrupted in the middle, it begins again and finds what is there', async () => {
  const url = await uploaded(400, 200)
  let left = 3
  const breaking: Storage = {
    ...busbar.storage,
    put: async (key, body) => {
      if (left-- === 0) throw new Error('the power is gone')
      await busbar.storage.put(key, body)
    },
  }
  await expect(makeVariants(url, false, breaking)).rejects.toThrow('the power is gone')
  expect(await rowOf(url)).toMatchObject({ state: 'waiting', widths: [] })
  await makeVariants(url)
  expect(await rowOf(url)).toMatchObject({ state: 'ready', widths: [128, 320, 400] })
})

test('an image that is gone meanwhile is no mistake; one whose file is lost is', async () => {
  await makeVariants('/uploads/team/gone.webp')
  const url = await uploaded()
  await busbar.storage.remove(url.slice('/uploads/'.length))
  await expect(makeVariants(url)).rejects.toThrow('is not there')
  expect((await rowOf(url))?.state).toBe('waiting')
  await expect(makeVariants(url, true)).rejects.toThrow('is not there')
  expect((await rowOf(url))?.state).toBe('failed')
})

test('the queue does it after each upload, not again for the same picture, and once more for one that failed', async () => {
  const queued = await createTestApp({ mail: noMail })
  const admin = await queued.signIn()
  const image = await testImage().png().toBuffer()
  const send = async () => (await upload(queued, '/upload/clients', image, admin)).body.imageUrl
  const jobs = async () =>
    (await queued.db.execute(`select 1 from pgboss.job where name = 'image-variants'`)).rows.length
  const url = await send()
  await until('it is ready', async () => (await rowOf(url, queued))?.state === 'ready')
  expect([await send(), await jobs()]).toEqual([url, 1])
  await queued.db.update(images).set({ state: 'failed', widths: [] })
  expect([await send(), await jobs()]).toEqual([url, 2])
  await until('it is ready again', async () => (await rowOf(url, queued))?.state === 'ready')
  await queued.close()
})

test('the queue gives up after its last try and says so', async () => {
  const { storage } = busbar
  const broken = { ...storage, get: async () => null }
  const queued = await createTestApp({ mail: noMail, storage: broken })
  const admin = await queued.signIn()
  const image = await testImage().png().toBuffer()
  const { body } = await upload(queued, '/upload/clients', image, admin)
  const waiting = `name = 'image-variants' and state = 'retry'`
  await until('it failed once', async () => {
    const { rows } = await queued.db.execute(`select 1 from pgboss.job where ${waiting}`)
    return rows.length > 0
  })
  expect((await rowOf(body.imageUrl, queued))?.state).toBe('waiting')
  await queued.db.execute(
    `update pgboss.job set retry_count = retry_limit - 1, start_after = now() where ${waiting}`,
  )
  await until('it failed for good', async () => (await rowOf(body.imageUrl, queued))?.state === 'failed')
  await queued.close()
})
