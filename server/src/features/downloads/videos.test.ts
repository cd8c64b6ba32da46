import { limits, texts } from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { testFiles, testVideos, upload } from '../../../test/uploads.ts'
import { storedFiles } from '../../content/tables.ts'
import { createFileSweep } from './file-sweep.job.ts'
import { serveFiles } from './serve-files.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp({
    routes: (app, rest) => serveFiles(app, { ...rest, isSignedIn: app.comingSoon.isSignedIn }),
  })
  token = (await busbar.signIn('editor')).token
})
afterAll(() => busbar.close())

const get = (address: string, headers = {}) => busbar.app.inject({ url: `/api${address}`, headers })
const send = (body: Buffer | string, name = 'Works.mp4', as: string | null = token) =>
  upload(busbar, '/upload/video', body, { token: as, field: 'file', name })
const create = (path: string, body: object) => busbar.call('POST', `/api${path}`, { token, body })
const withVideo = (link: string) => ({
  title: 'With a video',
  date: '2026-01-01',
  body: [{ type: 'video', key: 'a', link, title: 'Our works' }],
})

describe('POST /upload/video', () => {
  test('a video is kept under a name of its content, whatever it was called', async () => {
    for (const kind of ['mp4', 'webm'] as const) {
      const body = testVideos[kind]()
      const answer = await send(body, 'Our Works.exe')
      expect([answer.status, answer.body.data]).toEqual([
        200,
        {
          videoUrl: expect.stringMatching(new RegExp(`^/files/[\\w-]{32}/our-works\\.${kind}$`)),
          name: 'Our Works.exe',
          size: body.length,
        },
      ])
      expect((await send(body, 'Our Works.mov')).body.data.videoUrl).toBe(answer.body.data.videoUrl)
    }
  })

  test('A34: what is no video is refused whatever its name says, and so is nobody’s or too much', async () => {
    for (const body of ['<script>alert(1)</script>', testFiles.pdf()]) {
      const { status, body: said } = await send(body)
      expect([status, said.message]).toEqual([415, texts.videos.wrongType])
    }
    expect((await send(testVideos.mp4(), 'a.mp4', null)).status).toBe(401)
    const large = await send(Buffer.alloc(limits.videos.maxBytes + 1))
    expect([large.status, large.body.message]).toEqual([413, texts.videos.tooLarge])
    expect((await send('')).status).toBe(422)
  })
})

describe('a video of our own', () => {
  const stored = async (body = testVideos.mp4()) => (await send(body)).body.data.videoUrl as string

  test('is shown, never saved, and comes in the parts that a browser asks for', async () => {
    const body = testVideos.webm()
    const address = await stored(body)
    const whole = await get(address)
    expect([whole.statusCode, whole.rawPayload.equals(body)]).toEqual([200, true])
    expect(whole.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(whole.headers['content-disposition']).toBeUndefined()
    for (const [range, start, end] of [
      ['bytes=0-', 0, body.length - 1],
      ['bytes=3-9', 3, 9],
      ['bytes=20-99999', 20, body.length - 1],
      ['bytes=-5', body.length - 5, body.length - 1],
    ] as const) {
      const part = await get(address, { range })
      expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
        206,
        `bytes ${start}-${end}/${body.length}`,
        String(end - start + 1),
      ])
      expect(part.rawPayload.equals(body.subarray(start, end + 1))).toBe(true)
    }
    const beyond = await get(address, { range: 'bytes=9999-' })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${body.length}`])
    for (const range of ['bytes=9-3', 'bytes=0-1,3-4', 'lines=1-2'])
      expect([range, (await get(address, { range })).statusCode]).toEqual([range, 200])
    expect((await get(address, { 'if-none-match': whole.headers.etag })).statusCode).toBe(304)
    expect((await get(address.replace('.webm', '.mp4'))).statusCode).toBe(404)
  })

  test('is named by a block, and by no download', async () => {
    const address = await stored()
    expect((await create('/news', withVideo(address))).status).toBe(201)
    for (const link of [address.replace('.mp4', '.exe'), `https://evil.example${address}`, `/..${address}`]) {
      const { status, body } = await create('/news', withVideo(link))
      expect([link, status, Object.values(body.errors)]).toEqual([link, 422, [texts.blocks.videoInvalid]])
    }
    for (const fileUrl of [address, address.replace('.mp4', '.pdf')])
      expect((await create('/downloads', { title: 'A video', fileUrl })).status).toBe(422)
  })

  test('is swept when nothing names it any more, and not before', async () => {
    const [used, unused] = [await stored(), await stored()]
    await create('/news', withVideo(used))
    const hashOf = (address: string) => address.split('/')[2] ?? ''
    for (const address of [used, unused])
      await busbar.db
        .update(storedFiles)
        .set({ createdAt: sql`now() - interval '40 days'` })
        .where(eq(storedFiles.hash, hashOf(address)))
    await createFileSweep(busbar)({}, 'job')
    expect([(await get(used)).statusCode, (await get(unused)).statusCode]).toEqual([200, 404])
  })
})
