import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { photo, testImage, upload } from '../../../test/uploads.ts'
import { images } from '../../content/tables.ts'
import { type Storage, StorageAway } from '../../platform/files/storage.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

const large = Buffer.alloc(5 * 1024 * 1024 + 1)
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** What every upload call must do: take an image into its folder, refuse the rest in the specified words. */
async function expectUploads(path: string, folder: string, says: { tooLarge: string; wrongType: string }) {
  const image = await testImage(64, 32).png().toBuffer()
  const { status, body } = await upload(busbar, path, image, { token })
  expect(status).toBe(200)
  expect(body.imageUrl).toMatch(new RegExp(`^/uploads/${folder}/[\\w-]{32}\\.webp$`))
  expect(body).toEqual({
    success: true,
    imageUrl: body.imageUrl,
    publicId: body.imageUrl.slice('/uploads/'.length),
    data: {
      imageUrl: body.imageUrl,
      url: body.imageUrl,
      secure_url: body.imageUrl,
      publicId: body.publicId,
      width: 64,
      height: 32,
      thumbHash: expect.stringMatching(/^[\w+/]{20,40}=*$/),
    },
  })
  expect((await sharp(await readFile(join(busbar.folder, body.imageUrl))).metadata()).format).toBe('webp')

  const failed = async (file: Buffer | string, options = {}) => {
    const answer = await upload(busbar, path, file, { token, ...options })
    return [answer.status, answer.body.code, answer.body.message]
  }
  expect(await failed(large)).toEqual([413, 'too_large', says.tooLarge])
  expect(await failed(svg)).toEqual([415, 'wrong_type', says.wrongType])
  expect(await failed(image, { field: 'file' })).toEqual([422, 'invalid', 'Please select an image file'])
  expect(await failed('')).toEqual([422, 'invalid', 'Please select an image file'])
  expect((await upload(busbar, path, image, { token: null })).status).toBe(401)
}

const usual = {
  tooLarge: 'File too large. Maximum size is 5MB.',
  wrongType: 'Invalid file type. Only JPEG, PNG, GIF and WEBP are allowed.',
}

describe('POST /upload', () => {
  test('takes images into partners, in the words for partners @spec-168', () =>
    expectUploads('/upload?folder=partners', 'partners', {
      ...usual,
      tooLarge: 'Image file size must be less than 5MB',
    }))

  test('takes images into events, team, company and general', async () => {
    for (const folder of ['events', 'team', 'company', 'general']) {
      await expectUploads(`/upload?folder=${folder}`, folder, usual)
    }
  })

  test('refuses an unknown or missing folder', async () => {
    const image = await testImage().png().toBuffer()
    for (const query of ['', '?folder=', '?folder=secrets', '?folder=team&folder=events', '?place=team']) {
      const { status, body } = await upload(busbar, `/upload${query}`, image, { token })
      expect([query, status, body.code]).toEqual([query, 400, 'malformed'])
    }
    const { body } = await upload(busbar, '/upload?folder=secrets', image, { token })
    expect(body.errors).toEqual({ folder: 'Images cannot be uploaded to this folder.' })
  })

  test('S9: says what is wrong with the folder in its message, and of an unknown call that there is none', async () => {
    const image = await testImage().png().toBuffer()
    for (const query of ['', '?folder=secrets']) {
      const { body } = await upload(busbar, `/upload${query}`, image, { token })
      expect([query, body.message]).toEqual([query, 'Images cannot be uploaded to this folder.'])
    }
    for (const as of [token, undefined]) {
      const { status, body } = await upload(busbar, '/upload/partners', image, { token: as })
      expect([status, body]).toEqual([404, expect.objectContaining({ success: false, code: 'not_found' })])
    }
  })

  test('refuses what is no form', async () => {
    const call = (headers: Record<string, string>, body: unknown) =>
      busbar.call('POST', '/api/upload?folder=team', { token, headers, body })
    expect((await call({ 'content-type': 'application/json' }, '{}')).status).toBe(415)
    expect((await call({ 'content-type': 'image/png' }, await testImage().png().toBuffer())).status).toBe(415)
    expect((await call({}, undefined)).status).toBe(415)
  })
})

describe('POST /upload/company/hero', () => {
  test('takes slides into the company folder @spec-168', () =>
    expectUploads('/upload/company/hero', 'company', usual))
})

describe('POST /upload/categories', () => {
  test('takes images into its folder @spec-168', () =>
    expectUploads('/upload/categories', 'categories', usual))
})

describe('POST /upload/products', () => {
  test('takes images into its folder, in the words for products @spec-168', () =>
    expectUploads('/upload/products', 'products', {
      tooLarge: 'Image size should be less than 5MB',
      wrongType: 'Please select a valid image file (JPEG, PNG, GIF, or WEBP)',
    }))
})

describe('POST /upload/services', () => {
  test('takes images into its folder @spec-168', () => expectUploads('/upload/services', 'services', usual))
})

describe('POST /upload/clients', () => {
  test('takes images into its folder @spec-168', () => expectUploads('/upload/clients', 'clients', usual))
})

describe('GET /upload/status', () => {
  const status = (of = busbar, as: string | null = token) =>
    of.call('GET', '/api/upload/status', { token: as })

  test('says where images go, that it works, and how many wait for their smaller sizes @spec-168', async () => {
    const { body } = await upload(busbar, '/upload/clients', await testImage().png().toBuffer(), { token })
    const waiting = await busbar.db.$count(images, eq(images.state, 'waiting'))
    const answer = await status()
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, data: { storage: 'folder', isHealthy: true, waiting } },
    ])
    await busbar.db.update(images).set({ state: 'ready' }).where(eq(images.url, body.imageUrl))
    expect((await status()).body.data.waiting).toBe(waiting - 1)
  })

  test('needs a session', async () => {
    expect((await status(busbar, null)).status).toBe(401)
  })

  test('says when nothing can be stored, and uploads answer 503 then', async () => {
    const broken = await createTestApp({ storage: withoutRoom })
    const owner = await broken.signIn()
    expect((await status(broken, owner.token)).body.data.isHealthy).toBe(false)
    const image = await testImage().png().toBuffer()
    const refused = await upload(broken, '/upload?folder=team', image, { token: owner.token })
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ])
    expect(await broken.db.$count(images)).toBe(0)
    await broken.close()
  })

  test('really tries it at most once a second, however often it is asked', async () => {
    let tries = 0
    const counting: Storage = { ...busbar.storage, put: async () => void tries++, get: async () => null }
    const watched = await createTestApp({ storage: counting })
    const owner = await watched.signIn()
    await Promise.all(Array.from({ length: 50 }, () => status(watched, owner.token)))
    expect(tries).toBe(1)
    await watched.close()
  })
})

describe('an uploaded image', () => {
  test('is drawn anew without its metadata', async () => {
    const tagged = testImage().withExif({ IFD0: { Copyright: 'secret' } })
    const { body } = await upload(busbar, '/upload/clients', await tagged.jpeg().toBuffer(), { token })
    const stored = await readFile(join(busbar.folder, body.imageUrl))
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect(stored.includes('secret')).toBe(false)
  })

  test('may be a JPEG, PNG, GIF or WEBP, whatever its name says', async () => {
    for (const format of ['jpeg', 'png', 'gif', 'webp'] as const) {
      const image = await testImage().toFormat(format).toBuffer()
      const odd = { name: 'x.exe', type: 'text/html' }
      expect((await upload(busbar, '/upload/clients', image, { token, ...odd })).status).toBe(200)
    }
  })

  test('stands upright and is at most 1920 pixels wide or high', async () => {
    const lying = await testImage(3000, 2000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { body } = await upload(busbar, '/upload/clients', lying, { token })
    expect([body.data.width, body.data.height]).toEqual([1280, 1920])
  })

  test('has a preview in the colours of the picture', async () => {
    const red = sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
    const { body } = await upload(busbar, '/upload/clients', await red.png().toBuffer(), { token })
    const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(body.data.thumbHash, 'base64'))
    expect([Math.round(r), Math.round(g), Math.round(b)]).toEqual([1, 0, 0])
  })

  test('that is broken says so', async () => {
    const half = (await photo(200, 100).png().toBuffer()).subarray(0, 20_000)
    const { status, body } = await upload(busbar, '/upload/clients', half, { token })
    expect([status, body.message]).toEqual([422, 'We couldn’t read this image. Please choose another file.'])
  })

  test('A23: under the same name again is a new key, and the old bytes stay', async () => {
    const [first, second] = [
      await upload(busbar, '/upload/clients', await testImage(10, 10).png().toBuffer(), { token }),
      await upload(busbar, '/upload/clients', await testImage(11, 11).png().toBuffer(), { token }),
    ]
    expect(first.body.imageUrl).not.toBe(second.body.imageUrl)
    const old = await readFile(join(busbar.folder, first.body.imageUrl))
    expect((await sharp(old).metadata()).width).toBe(10)
  })

  test('with the same content again is the same image', async () => {
    const image = await testImage().png().toBuffer()
    const again = () => upload(busbar, '/upload/clients', image, { token })
    const urls = (await Promise.all([again(), again(), again()])).map(({ body }) => body.imageUrl)
    expect(new Set(urls).size).toBe(1)
    expect(await busbar.db.$count(images, eq(images.url, urls[0]))).toBe(1)
  })
})

const description = (method: 'GET' | 'PUT', path: string, body?: object, as: string | null = token) =>
  busbar.call(method, `/api/upload/description${path}`, { body, token: as ?? undefined })
const unknown = { imageUrl: '/uploads/clients/unknown.webp', alt: 'x' }

describe('GET /upload/description', () => {
  test('answers with the alternative text of an image, which is empty at first', async () => {
    const image = await testImage(20, 12).png().toBuffer()
    const imageUrl = (await upload(busbar, '/upload/clients', image, { token })).body.imageUrl
    const { status, body } = await description('GET', `?imageUrl=${imageUrl}`)
    expect([status, body.data]).toEqual([200, { imageUrl, alt: '' }])
  })

  test('knows no other images, and answers staff only', async () => {
    const path = `?imageUrl=${unknown.imageUrl}`
    expect((await description('GET', path)).status).toBe(404)
    expect((await description('GET', path, undefined, null)).status).toBe(401)
    expect((await description('GET', '')).status).toBe(400)
  })
})

describe('PUT /upload/description', () => {
  test('writes it, and it comes with every record that shows the image', async () => {
    const image = await testImage(21, 12).png().toBuffer()
    const imageUrl = (await upload(busbar, '/upload/clients', image, { token })).body.imageUrl
    const { status, body } = await description('PUT', '', { imageUrl, alt: ' A red wall ' })
    expect([status, body.data]).toEqual([200, { imageUrl, alt: 'A red wall' }])
    const client = { name: 'Ada', email: 'ada@busbar.example', description: 'Good.', imageUrl }
    const made = await busbar.call('POST', '/api/clients', { token, body: client })
    expect(made.body.data.pictures[imageUrl].alt).toBe('A red wall')
  })

  test('refuses what is too long or unknown, and visitors', async () => {
    expect((await description('PUT', '', unknown)).status).toBe(404)
    expect((await description('PUT', '', { ...unknown, alt: 'x'.repeat(251) })).status).toBe(422)
    expect((await description('PUT', '', { ...unknown, url: 'x' })).status).toBe(400)
    expect((await description('PUT', '', unknown, null)).status).toBe(401)
  })
})

const withoutRoom: Storage = {
  kind: 'folder',
  put: async () => {
    throw new StorageAway(new Error('no space left on device'))
  },
  get: async () => null,
  remove: async () => {},
}
