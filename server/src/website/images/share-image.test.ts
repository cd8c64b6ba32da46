import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { folderStorage } from '../../platform/files/storage.ts'
import { shareImageRoute } from './share-image.ts'

const storage = folderStorage(await mkdtemp(join(tmpdir(), 'busbar-share-')))
const key = `company/${'l'.repeat(32)}.webp`
let busbar: TestApp
let token: string

beforeAll(async () => {
  busbar = await createTestApp({
    storage,
    pages: async (app, db) => shareImageRoute(app, { db, storage }),
  })
  token = (await busbar.signIn()).token
  const logo = { width: 600, height: 200, channels: 4 as const, background: '#00aa55' }
  await storage.put(key, await sharp({ create: logo }).webp({ lossless: true }).toBuffer())
})
afterAll(() => busbar.close())

const get = (headers = {}) => busbar.app.inject({ url: '/share-image.jpg', headers })
const save = (path: string, body: object) => busbar.call('PUT', `/api/${path}`, { token, body })
/** The colour in the middle, near a corner, and of the bar below. */
async function colours(image: Buffer) {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  return { middle: at(600, 300), corner: at(20, 20), bar: at(600, 624) }
}
const isNear = (one: number[] | undefined, other: number[]) =>
  one?.every((part, index) => Math.abs(part - (other[index] ?? 0)) < 12)

test('there is none without an uploaded logo', async () => {
  expect((await get()).statusCode).toBe(404)
  await save('company/info', { logo: { imageUrl: 'https://elsewhere.example/logo.png' } })
  expect((await get()).statusCode).toBe(404)
})

test('it is a JPEG of the size that networks show, with the logo on the colours of the look', async () => {
  await save('company/info', { logo: { imageUrl: `/uploads/${key}` } })
  const { rawPayload, headers } = await get()
  expect(headers['content-type']).toBe('image/jpeg')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const look = { primary: '#0b1420', accent: '#ffb400', fonts: 'serif', hero: 'light', corners: 'round' }
  expect((await save('site-settings', { look })).status).toBe(200)
  const { middle, corner, bar } = await colours((await get()).rawPayload)
  expect([isNear(middle, [0, 170, 85]), isNear(corner, [255, 255, 255]), isNear(bar, [255, 180, 0])]).toEqual(
    [true, true, true],
  )
  expect(isNear((await colours(rawPayload)).corner, [255, 255, 255])).toBe(false)
})

test('one that has not changed is not sent again', async () => {
  const { headers } = await get()
  expect((await get({ 'if-none-match': headers.etag })).statusCode).toBe(304)
})
