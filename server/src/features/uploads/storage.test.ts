import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { noMail } from '../../../test/mail/no-mail.ts'
import { createTestBucket } from '../../../test/s3.ts'
import { until } from '../../../test/until.ts'
import { photo, testImage, upload } from '../../../test/uploads.ts'
import { images } from '../../content/tables.ts'
import { folderStorage, type Storage, StorageAway } from '../../platform/files/storage.ts'
import { s3Storage } from '../../platform/files/storage-s3.ts'
import { imageSweep } from './image-sweep.job.ts'
import { serveUploads } from './serve-uploads.ts'

const places = {
  async folder() {
    const folder = await mkdtemp(join(tmpdir(), 'busbar-storage-'))
    return { storage: folderStorage(folder), close: () => rm(folder, { recursive: true }) }
  },
  async s3() {
    const { settings, close } = await createTestBucket()
    return { storage: s3Storage(settings), close }
  },
}

describe.each(['folder', 's3'] as const)('storage in: %s', (kind) => {
  let storage: Storage
  let close: () => Promise<void>
  let busbar: TestApp
  let token: string
  beforeAll(async () => {
    const place = await places[kind]()
    storage = place.storage
    const mail = noMail
    busbar = await createTestApp({ storage, mail, routes: serveUploads })
    token = (await busbar.signIn()).token
    close = place.close
  })
  afterAll(async () => {
    await busbar?.close()
    await close?.()
  })

  const key = () => `team/${crypto.randomUUID().replaceAll('-', '')}.webp`
  const read = async (of: string, part?: { start: number; end: number }) => {
    const file = await storage.get(of, part)
    return file && { size: file.size, body: (await buffer(file.stream)).toString('latin1') }
  }

  test('a file is kept as it is, and read whole or in part, until it is removed', async () => {
    const [one, bytes] = [key(), Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))]
    await storage.put(one, bytes)
    expect(await read(one)).toEqual({ size: 256, body: bytes.toString('latin1') })
    expect(await read(one, { start: 65, end: 67 })).toEqual({ size: 3, body: 'ABC' })
    await storage.remove(one)
    expect(await read(one)).toBeNull()
  })

  test('what is there already stays as it is', async () => {
    const one = key()
    await storage.put(one, Buffer.from('first'))
    await storage.put(one, Buffer.from('second'))
    expect((await read(one))?.body).toBe('first')
  })

  test('of many who store the same at once all succeed', async () => {
    const one = key()
    await Promise.all(Array.from({ length: 10 }, () => storage.put(one, Buffer.from('same'))))
    expect((await read(one))?.body).toBe('same')
  })

  test('a file of megabytes comes back whole, also to who reads slowly', async () => {
    const [one, bytes] = [key(), await photo(1200, 1000).raw().toBuffer()]
    await storage.put(one, bytes)
    const file = await storage.get(one)
    const chunks: Buffer[] = []
    for await (const chunk of file?.stream ?? []) {
      chunks.push(Buffer.from(chunk))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true)
  })

  test('to read or remove what is not there is no mistake', async () => {
    expect(await storage.get(key())).toBeNull()
    await storage.remove(key())
  })

  test('a reader may leave in the middle', async () => {
    const one = key()
    await storage.put(one, Buffer.alloc(2_000_000, 1))
    for (let time = 0; time < 20; time++) (await storage.get(one))?.stream.destroy()
    expect((await read(one))?.size).toBe(2_000_000)
  })

  test('A34: no key leads out of its place', async () => {
    const name = 'x'.repeat(32)
    const bad = [
      `../${name}.webp`,
      `team/../../${name}.webp`,
      `/etc/${name}.webp`,
      `team\\${name}.webp`,
      `team/${name}.webp\0`,
      `team/${name}.webp\n`,
      `team/${name}.webp/..`,
      `team/%2e%2e%2f${name}.webp`,
      `team/${name}.svg`,
      `team/${name}`,
      `TEAM/${name}.webp`,
      'team/short.webp',
      `team/${name}-0640.webp`,
      '',
    ]
    for (const one of bad) {
      await expect(storage.put(one, Buffer.from('x')), one).rejects.toThrow('not a key')
      await expect(storage.get(one), one).rejects.toThrow('not a key')
      await expect(storage.remove(one), one).rejects.toThrow('not a key')
    }
  })

  test('an upload is stored, shown in all its sizes with headers for ever, and swept when nothing uses it', async () => {
    const original = await testImage(400, 200).jpeg().toBuffer()
    const { body } = await upload(busbar, '/upload/products', original, { token })
    const { imageUrl } = body
    const image = async () => (await busbar.db.select().from(images).where(sql`url = ${imageUrl}`))[0]
    await until('its smaller sizes are ready', async () => (await image())?.state === 'ready')
    expect((await image())?.widths).toEqual([128, 320, 400])
    const files = [128, 320, 400].flatMap((width) =>
      ['avif', 'webp'].map((format) => ({
        url: imageUrl.replace('.webp', `-${width}.${format}`),
        width,
        format,
      })),
    )
    for (const { url, width, format } of [...files, { url: imageUrl, width: 400, format: 'webp' }]) {
      const answer = await busbar.app.inject(`/api${url}`)
      expect([answer.statusCode, answer.headers]).toEqual([
        200,
        expect.objectContaining({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': `image/${format}`,
          'content-length': String(answer.rawPayload.length),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        }),
      ])
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
    }
    await busbar.db.execute(sql`update images set created_at = now() - interval '31 days'`)
    await busbar.db.transaction(async (tx) => busbar.jobs?.enqueue(tx, imageSweep, {}))
    await until('it is swept', async () => !(await image()))
    for (const { url } of [...files, { url: imageUrl }]) {
      expect((await busbar.call('GET', `/api${url}`)).status).toBe(404)
    }
  })

  test('who has it already is not sent it again, and who only asks gets no body', async () => {
    const image = await testImage().png().toBuffer()
    const { body } = await upload(busbar, '/upload/products', image, { token })
    const path = `/api${body.imageUrl}`
    const { headers } = await busbar.call('GET', path)
    const again = await busbar.call('GET', path, { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.text]).toEqual([304, ''])
    const head = await busbar.call('HEAD', path)
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      headers['content-length'],
    ])
  })

  test('its health is really tried', async () => {
    const { body } = await busbar.call('GET', '/api/upload/status', { token })
    expect(body.data).toMatchObject({ storage: kind, isHealthy: true })
  })
})

describe('a bucket that misbehaves', () => {
  let server: Server
  let answer: (path: string) => { status: number; body?: string } | null
  let storage: Storage
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { status, body = '' } = answer(`${request.method} ${request.url}`) ?? { status: 0 }
      if (status) response.writeHead(status).end(body)
      else response.socket?.destroy()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    storage = s3Storage({ endpoint, bucket: 'uploads', region: 'x', accessKey: 'a', secretKey: 'b' })
  })
  afterAll(() => server.close())

  const key = `team/${'x'.repeat(32)}.webp`

  test('refusing our keys or breaking off is a storage that is away, and the reason is kept', async () => {
    answer = () => ({ status: 403, body: '<Code>AccessDenied</Code>' })
    const refused = await storage.put(key, Buffer.from('x')).catch((error) => error)
    expect(refused).toBeInstanceOf(StorageAway)
    expect([refused.status, String(refused.cause)]).toEqual([503, expect.stringContaining('AccessDenied')])
    await expect(storage.get(key)).rejects.toThrow(StorageAway)
    answer = () => null
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(StorageAway)
    await expect(storage.get(key)).rejects.toThrow(StorageAway)
    await expect(storage.remove(key)).rejects.toThrow(StorageAway)
  })

  test('being overloaded is asked again', async () => {
    let asked = 0
    answer = () => ({ status: ++asked < 3 ? 503 : 200, body: 'picture' })
    const file = await storage.get(key)
    expect(file && (await buffer(file.stream)).toString()).toBe('picture')
    expect(asked).toBe(3)
  })

  test('leading elsewhere is not followed', async () => {
    const asked: string[] = []
    answer = (path) => {
      asked.push(path)
      return { status: 301 }
    }
    await expect(storage.get(key)).rejects.toThrow(StorageAway)
    expect(asked).toEqual([`GET /uploads/${key}`])
  })
})

describe('M5: a bucket that takes calls and never answers', () => {
  const hung = new Set<Socket>()
  let server: Server
  let storage: Storage
  beforeAll(async () => {
    server = createServer((request) => void hung.add(request.socket)).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    storage = s3Storage({ endpoint, bucket: 'uploads', region: 'x', accessKey: 'a', secretKey: 'b' })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  function hangUp() {
    for (const socket of hung) socket.destroy()
    hung.clear()
  }

  test('keeps a few waiting and no more: the others are told at once to come back', async () => {
    const asked = Array.from({ length: 30 }, (_, index) =>
      storage.get(`team/${String(index).padStart(32, 'x')}.webp`).catch((error) => error),
    )
    await until('24 wait', () => hung.size === 24)
    for (const refused of await Promise.all(asked.slice(24))) {
      expect(refused).toBeInstanceOf(StorageAway)
      expect([refused.status, refused.retryAfter]).toEqual([503, 5])
    }
    const ended = setInterval(hangUp, 50)
    await Promise.all(asked)
    clearInterval(ended)
  })

  test('has an upload hold no transaction while it waits, and answers it 503 with the time to come back', async () => {
    const busbar = await createTestApp({ storage })
    const { token } = await busbar.signIn()
    hangUp()
    const answering = upload(busbar, '/upload/clients', await testImage().png().toBuffer(), { token })
    await until('the bucket was asked', () => hung.size > 0)
    const { rows } = await busbar.db.execute(sql`select state from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`)
    expect(rows).toEqual([])
    const ended = setInterval(hangUp, 50)
    const { status, body, headers } = await answering
    clearInterval(ended)
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    expect(await busbar.db.$count(images)).toBe(0)
    await busbar.close()
  })
})

test('a folder holds nothing but whole files', async () => {
  const { storage, close } = await places.folder()
  await expect(storage.put(`team/${'x'.repeat(32)}.webp`, null as unknown as Buffer)).rejects.toThrow()
  const root = await mkdtemp(join(tmpdir(), 'busbar-storage-'))
  await expect(
    folderStorage(root).put(`team/${'x'.repeat(32)}.webp`, null as unknown as Buffer),
  ).rejects.toThrow(StorageAway)
  expect(await readdir(join(root, 'team'))).toEqual([])
  await close()
  await rm(root, { recursive: true })
})
