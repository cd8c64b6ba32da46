import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../dev/free-port.ts'
import { hasBrotli, type Nginx, startNginx } from '../../dev/nginx.ts'
import { renderNginx } from './render.ts'

/** nginx over a folder of uploads, before a stand-in for the application that tells what it was asked. */
let folder: string
let app: Server
const asked: string[] = []
const fronts: Nginx[] = []
const name = `-${'x'.repeat(31)}`
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'busbar-nginx-'))
  mkdirSync(join(folder, 'uploads/team'), { recursive: true })
  for (const file of [`${name}.webp`, `${name}-320.avif`, `.tmp-${name}.webp`]) {
    writeFileSync(join(folder, 'uploads/team', file), 'picture')
  }
  mkdirSync(join(folder, 'uploads/files'))
  for (const ending of ['pdf', 'html', 'mp4'])
    writeFileSync(join(folder, `uploads/files/${name}.${ending}`), 'file')
  app = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('from the bucket')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => app.once('listening', resolve))
})
afterAll(async () => {
  for (const nginx of fronts) await nginx.stop()
  app.close()
  rmSync(folder, { recursive: true })
})

async function front(bucket: boolean) {
  const port = await freePort()
  const conf = renderNginx({
    listen: `127.0.0.1:${port}`,
    site: join(folder, 'site'),
    uploads: join(folder, 'uploads'),
    bucket,
    apps: [`127.0.0.1:${(app.address() as AddressInfo).port}`],
    brotli: hasBrotli,
  })
  fronts.push(await startNginx({ folder: join(folder, `nginx-${port}`), conf, port }))
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

test('uploads are files that never change, whatever letter their name begins with; nothing else is there', async () => {
  const get = await front(false)
  for (const [path, type] of [
    [`/uploads/team/${name}.webp`, 'image/webp'],
    [`/api/uploads/team/${name}-320.avif`, 'image/avif'],
  ] as const) {
    const answer = await get(path)
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
      200,
      'picture',
      type,
    ])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  }
  for (const path of [
    `/uploads/team/.tmp-${name}.webp`,
    '/uploads/team/none.webp',
    '/uploads/team/',
    '/uploads/',
    // Files for download are never served from here.
    `/uploads/files/${name}.pdf`,
    `/api/uploads/files/${name}.html`,
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404])
  }
  expect(asked).toEqual([])
})

test('where uploads go to a bucket, the application is asked for what is not in the folder', async () => {
  const get = await front(true)
  expect(await (await get(`/uploads/team/${name}.webp`)).text()).toBe('picture')
  expect(asked).toEqual([])
  for (const path of ['/uploads/team/other.webp', '/api/uploads/team/other-320.avif']) {
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([200, 'from the bucket'])
  }
  expect(asked).toEqual(['/uploads/team/other.webp', '/api/uploads/team/other-320.avif'])
})

test('a file that is much too large is refused in the words of the application', async () => {
  const send = await front(false)
  const sentence = async (path: string) => {
    const answer = await send(path, { method: 'POST', body: new Uint8Array(7_000_000) })
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  expect(await sentence('/api/upload/products')).toEqual([413, 'Image size should be less than 5MB'])
  expect(await sentence('/api/upload?folder=partners')).toEqual([
    413,
    'Image file size must be less than 5MB',
  ])
  expect(await sentence('/api/upload/clients')).toEqual([413, 'File too large. Maximum size is 5MB.'])
})

test('files for download are the application’s to hand out, and may be larger than images when they are sent', async () => {
  const get = await front(false)
  asked.length = 0
  const address = `/files/${name}/data-sheet.pdf`
  expect(await (await get(address)).text()).toBe('from the bucket')
  const send = (path: string, megabytes: number) =>
    get(path, { method: 'POST', body: new Uint8Array(megabytes * 1024 * 1024) })
  expect((await send('/api/upload/file', 24)).status).toBe(200)
  const refused = await send('/api/upload/file', 27)
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    413,
    'File too large. Maximum size is 25 MB.',
  ])
  expect((await send('/api/upload?folder=team', 7)).status).toBe(413)
  expect(asked).toEqual([address, '/api/upload/file'])
})

test('a video is a file that comes in parts, and out of a bucket by way of the application', async () => {
  const address = `/files/${name}/our-works.mp4`
  const get = await front(false)
  asked.length = 0
  const part = await get(address, { headers: { range: 'bytes=1-2' } })
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    'il',
    'bytes 1-2/4',
  ])
  expect(part.headers.get('content-type')).toBe('video/mp4')
  expect(part.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(part.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([(await get(address.replace('mp4', 'webm'))).status, asked]).toEqual([404, []])
  const fromBucket = await front(true)
  expect(await (await fromBucket(address.replace('mp4', 'webm'))).text()).toBe('from the bucket')
  const sent = (megabytes: number) =>
    get('/api/upload/video', { method: 'POST', body: new Uint8Array(megabytes * 1024 * 1024) })
  expect((await sent(48)).status).toBe(200)
  const refused = await sent(52)
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    413,
    'Video too large. Maximum size is 50 MB.',
  ])
})
