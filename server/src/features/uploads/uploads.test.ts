import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

async function upload(body: Buffer, { folder = 'partners', field = 'image', signedIn = true } = {}) {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(body)], { type: 'image/png' }), 'logo.png')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return busbar.call('POST', `/api/upload?folder=${encodeURIComponent(folder)}`, {
    token: signedIn ? token : null,
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
}

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#ffb400' } }).withExif({
    IFD0: { Copyright: 'secret' },
  })

test('an image is drawn anew without its metadata and named by its content', async () => {
  const { status, body } = await upload(await picture().png().toBuffer())
  expect([status, body.data.width, body.data.height]).toEqual([200, 40, 20])
  expect(body.imageUrl).toMatch(/^\/uploads\/partners\/[\w-]{32}\.webp$/)
  const stored = await readFile(join(busbar.folder, body.imageUrl))
  expect((await sharp(stored).metadata()).exif).toBeUndefined()
  expect(stored.includes('secret')).toBe(false)
})

test('JPEG, PNG, GIF and WEBP are taken', async () => {
  for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
    expect((await upload(await picture().toFormat(format).toBuffer())).status).toBe(200)
  }
})

test('uploading needs a session', async () => {
  expect((await upload(await picture().png().toBuffer(), { signedIn: false })).status).toBe(401)
})

test('A23: the same name again is a new key and the old bytes stay', async () => {
  const [first, second] = [
    await upload(await picture(10, 10).png().toBuffer()),
    await upload(await picture(11, 11).png().toBuffer()),
  ]
  expect(first.body.imageUrl).not.toBe(second.body.imageUrl)
  expect((await sharp(await readFile(join(busbar.folder, first.body.imageUrl))).metadata()).width).toBe(10)
})

test('A33: an SVG, a script or a page that calls itself an image is refused', async () => {
  const fakes = [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<script>alert(1)</script>',
    'GIF89a<html>',
    '%PDF-1.7',
  ]
  for (const fake of fakes) {
    const { status, body } = await upload(Buffer.from(fake))
    expect([status, body.message]).toEqual([
      415,
      'Invalid file type. Only JPEG, PNG, GIF and WEBP are allowed.',
    ])
  }
})

test('A34: a folder that is not one of ours is refused', async () => {
  for (const folder of ['../', '..\\', '/etc', 'partners\0', 'partners/..', '']) {
    expect((await upload(await picture().png().toBuffer(), { folder })).status).toBe(400)
  }
})

test('A35: a pixel bomb is refused before it is decoded', async () => {
  const bomb = await sharp({ create: { width: 14_000, height: 14_000, channels: 3, background: 'black' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const before = process.memoryUsage().rss
  const answers = await Promise.all(Array.from({ length: 10 }, () => upload(bomb)))
  expect(answers.every(({ status }) => status === 422)).toBe(true)
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
})

test('more than 5 MB is too large', async () => {
  const { status, body } = await upload(Buffer.alloc(5 * 1024 * 1024 + 1))
  expect([status, body.message]).toEqual([413, 'File too large. Maximum size is 5MB.'])
})

test('an upload without an image says so', async () => {
  const { status, body } = await upload(await picture().png().toBuffer(), { field: 'file' })
  expect([status, body.message]).toEqual([422, 'Please select an image file'])
})
