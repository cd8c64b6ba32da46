import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { folderStorage } from '../../platform/files/storage.ts'
import { iconFiles, siteIconRoutes } from './site-icons.ts'

const storageFolder = await mkdtemp(join(tmpdir(), 'busbar-icons-'))
const storage = folderStorage(storageFolder)
const key = `general/${'i'.repeat(32)}.webp`
let busbar: TestApp
let token: string

beforeAll(async () => {
  const files = await mkdtemp(join(tmpdir(), 'busbar-static-'))
  for (const name of iconFiles) await writeFile(join(files, name), 'the product’s own')
  busbar = await createTestApp({
    storage,
    pages: async (app, db) => siteIconRoutes(app, { db, storage, files }),
  })
  token = (await busbar.signIn()).token
  const square = { width: 600, height: 600, channels: 3 as const, background: '#00aa55' }
  await storage.put(key, await sharp({ create: square }).webp().toBuffer())
})
afterAll(() => busbar.close())

const get = (name: string) => busbar.app.inject(`/${name}`)
const save = (body: object) => busbar.call('PUT', '/api/site-settings', { token, body })

test('without an icon or a logo they are the product’s own', async () => {
  for (const name of iconFiles) expect((await get(name)).body).toBe('the product’s own')
})

test('a chosen icon becomes every icon, each in its size and kind', async () => {
  expect((await save({ icon: `/uploads/${key}` })).status).toBe(200)
  const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }
  for (const [name, size] of Object.entries(sizes)) {
    const { rawPayload, headers } = await get(name)
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  }
  const ico = (await get('favicon.ico')).rawPayload
  expect(ico.subarray(0, 4).toString('hex')).toBe('00000100')
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 48 })
  const svg = await get('favicon.svg')
  expect(svg.headers['content-type']).toContain('image/svg+xml')
  expect(await sharp(svg.rawPayload).metadata()).toMatchObject({ format: 'svg', width: 128 })
})

test('an icon that has not changed is not sent again', async () => {
  const { headers } = await get('favicon.ico')
  const again = await busbar.app.inject({
    url: '/favicon.ico',
    headers: { 'if-none-match': `${headers.etag}` },
  })
  expect(again.statusCode).toBe(304)
})
