import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { texts } from '@busbar/contract'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { noMail } from '../../../test/mail/no-mail.ts'
import { bestOf, longestWait } from '../../../test/measure/measure.ts'
import { until } from '../../../test/until.ts'
import { testImage, upload } from '../../../test/uploads.ts'
import { seedFor } from '../../../test/vitest/seed.ts'
import { serveUploads } from './serve-uploads.ts'
import { createImageVariants } from './variants.job.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp({ routes: serveUploads })
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

const send = (body: Buffer | string, file = {}) => upload(busbar, '/upload/clients', body, { token, ...file })

describe('A33: what only looks like an image', () => {
  test('is refused', async () => {
    const fakes = [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
      '<script>alert(1)</script>',
      'GIF89a<html><script>alert(1)</script>',
      'GIF89a/*\0\0*/=1;alert(1)',
      '\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg"/>',
      '%PDF-1.7',
      '%!PS\n/x (%pipe%id) (r) file',
      'push graphic-context\nviewbox 0 0 1 1\nfill \'url(https://busbar.example/"|id")\'',
      'II*\0\x08\0\0\0',
      '\0\0\0\x20ftypavif',
      'BM',
    ]
    for (const fake of fakes) {
      const { status, body } = await send(Buffer.from(fake, 'latin1'), { name: 'logo.png' })
      expect([fake, status, body.code]).toEqual([fake, 415, 'wrong_type'])
    }
  })

  test('a HEIC photo is refused with what to do about it, whatever it is called', async () => {
    for (const brand of ['heic', 'heix', 'hevc', 'mif1']) {
      const photo = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1')
      const { status, body } = await send(photo, { name: 'IMG_0001.jpg' })
      expect([status, body.message]).toEqual([415, texts.images.heic])
    }
  })

  test('is drawn anew, so that nothing of it is served', async () => {
    const script = '<script>alert("polyglot")</script>'
    const tagged = testImage().withExif({ IFD0: { ImageDescription: script, Copyright: script } })
    const odd = [
      await tagged.jpeg().toBuffer(),
      Buffer.concat([await testImage().gif().toBuffer(), Buffer.from(script)]),
      Buffer.concat([await testImage().png().toBuffer(), Buffer.from(script)]),
      Buffer.concat([await testImage().webp().toBuffer(), Buffer.from(script)]),
    ]
    for (const image of odd) {
      const { status, body } = await send(image, { name: 'x.html', type: 'text/html' })
      expect(status).toBe(200)
      const answer = await busbar.app.inject(`/api${body.imageUrl}`)
      expect(answer.headers['content-type']).toBe('image/webp')
      expect(answer.rawPayload.includes('polyglot')).toBe(false)
    }
  })
})

test('A34: a folder that is not one of ours is refused, and no address leads out of the uploads', async () => {
  const image = await testImage().png().toBuffer()
  const bad = [
    '../',
    '..\\',
    '/etc',
    'partners\0',
    'partners/..',
    'partners/',
    'PARTNERS',
    '%2e%2e',
    'status',
    '',
  ]
  for (const folder of bad) {
    const answer = await upload(busbar, `/upload?folder=${encodeURIComponent(folder)}`, image, { token })
    expect([folder, answer.status]).toEqual([folder, 400])
  }
  const name = 'x'.repeat(32)
  for (const path of [
    '..%2f..%2fetc%2fpasswd',
    `team/..%2f${name}.webp`,
    `team%5c${name}.webp`,
    `team/${name}%00.webp`,
  ]) {
    expect((await busbar.call('GET', `/api/uploads/${path}`)).status).toBe(404)
  }
  // What is for download is never shown.
  await busbar.storage.put(`files/${name}.pdf`, Buffer.from('%PDF-1.4'))
  expect((await busbar.call('GET', `/api/uploads/files/${name}.pdf`)).status).toBe(404)
})

describe('A35: a picture of too many pixels', () => {
  /** A GIF of so many frames of one pixel each. */
  function gif(frames: number, width: number, height: number) {
    const head = Buffer.from('474946383961' + '0000' + '0000' + '800000' + '000000ffffff', 'hex')
    head.writeUInt16LE(width, 6)
    head.writeUInt16LE(height, 8)
    const frame = Buffer.from('2c0000000001000100000202440100', 'hex')
    return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
  }

  test('is refused before it is decoded: under a second and without its memory, ten at a time', async () => {
    const black = sharp({ create: { width: 14_000, height: 14_000, channels: 3, background: 'black' } })
    const bombs = {
      png: await black.png({ compressionLevel: 9 }).toBuffer(),
      tall: gif(40_000, 1000, 1000),
      long: gif(40_000, 1, 1),
    }
    expect(bombs.png.length).toBeLessThan(1_000_000)
    for (const [kind, bomb] of Object.entries(bombs)) {
      // Its own sentence: the library would refuse it too, and say that it is unreadable.
      const says = kind === 'png' ? texts.images.tooManyPixels : texts.images.tooManyFrames
      const before = process.memoryUsage().rss
      // The processor's time, which a busy machine hardly changes; on an idle one it is what ten wait at most.
      const took = await bestOf(5, 1000, async () => {
        const used = process.cpuUsage()
        const answers = await Promise.all(Array.from({ length: 10 }, () => send(bomb)))
        const { user, system } = process.cpuUsage(used)
        expect([kind, ...new Set(answers.map(({ status }) => status))]).toEqual([kind, 422])
        expect(new Set(answers.map(({ body }) => body.errors.image))).toEqual(new Set([says]))
        return (user + system) / 1000
      })
      const grown = (process.memoryUsage().rss - before) / 1_000_000
      console.log(`    ${kind}: ten refused in ${Math.round(took)} ms, ${Math.round(grown)} MB more`)
      expect(took).toBeLessThan(1000)
      expect(grown).toBeLessThan(200)
    }
  })
})

test('A36: any bytes behind the first ones of an image are refused or drawn, and nobody waits for it', async () => {
  const starts = [
    '\xff\xd8\xff',
    '\x89PNG\r\n\x1a\n',
    'GIF89a',
    'RIFF\xff\xff\xff\xffWEBP',
    'RIFF\x10\0\0\0WEBPVP8 ',
  ]
  const whole = await Promise.all(
    (['jpeg', 'png', 'gif', 'webp'] as const).map((format) => testImage().toFormat(format).toBuffer()),
  )
  const rest = fc.uint8Array({ maxLength: 4000 })
  const made = fc
    .tuple(fc.constantFrom(...starts), rest)
    .map(([start, bytes]) => Buffer.concat([Buffer.from(start, 'latin1'), bytes]))
  const damaged = fc
    .tuple(
      fc.constantFrom(...whole),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 20 }),
    )
    .map(([image, changes]) => {
      const copy = Buffer.from(image)
      for (const [at, byte] of changes) copy[12 + (at % (copy.length - 12))] = byte
      return copy
    })
  for (const bytes of fc.sample(fc.oneof(made, damaged), { numRuns: 100, seed: seedFor('images') })) {
    const wait = await bestOf(10, 100, () =>
      longestWait(async () => {
        expect([200, 415, 422]).toContain((await send(bytes)).status)
      }),
    )
    expect(wait, bytes.toString('base64')).toBeLessThan(100)
  }
})

test('A38: of all widths only the listed ones of the image exist', async () => {
  const { body } = await send(await testImage(1000, 10).png().toBuffer())
  await createImageVariants(busbar)({ url: body.imageUrl }, '1')
  const asked = Array.from({ length: 5001 }, (_, width) => [`${width}.avif`, `${width}.webp`]).flat()
  const found: string[] = []
  while (asked.length > 0) {
    const some = asked.splice(0, 200)
    const get = (ending: string) => busbar.app.inject(`/api${body.imageUrl.replace('.webp', `-${ending}`)}`)
    const answers = await Promise.all(some.map(get))
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true)
    found.push(...some.filter((_, index) => answers[index]?.statusCode === 200))
  }
  const listed = [128, 320, 640, 960, 1000].flatMap((width) => [`${width}.avif`, `${width}.webp`])
  expect(found).toEqual(listed)
  const other = ['-320.jpeg', '-320.svg', '-0320.webp', '-320.webp?w=5000', '-320x200.webp', '@2x.webp']
  for (const ending of other) {
    const answer = await busbar.app.inject(`/api${body.imageUrl.replace('.webp', ending)}`)
    expect([ending, answer.statusCode]).toEqual([ending, ending.includes('?') ? 200 : 404])
  }
})

test('A39: an internal address in any field is stored or refused, and nobody ever calls it', async () => {
  let calls = 0
  const listener = createServer(() => void calls++).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const queued = await createTestApp({ mail: noMail })
  const admin = await queued.signIn('owner')
  const write = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await queued.call(method, `/api${path}`, { token: admin.token, body })
    expect([path, answer.status, answer.body.errors]).toEqual([path, method === 'PUT' ? 200 : 201, undefined])
    return answer.body.data
  }
  const url = `http://127.0.0.1:${port}/picture.png`
  const slides = { heroImages: [{ imageUrl: url, buttonLink: url }] }
  const category = await write('POST', '/categories', { title: 'Switchgear', imageUrl: url, details: url })
  const event = { title: 'Open day', description: url, category: category._id, registrationUrl: url }
  await write('POST', '/events', {
    ...event,
    imageUrl: url,
    details: `<img src="${url}"><a href="${url}">x</a>`,
  })
  await write('POST', '/products', { title: url, shortDescription: url, mainImageUrl: url, images: [url] })
  await write('POST', '/services', { title: 'Testing', imageUrl: url, features: [url] })
  await write('POST', '/partners', { name: url, description: url, website: url, logo: url })
  const person = { name: 'Ada', description: url, email: 'ada@busbar.example', imageUrl: url }
  await write('POST', '/team', { ...person, position: 'Engineer', jobTitle: 'Engineer' })
  await write('POST', '/clients', person)
  await write('PUT', '/company/info', { logo: { imageUrl: url }, socialMedia: { facebook: url }, ...slides })
  await write('PUT', '/company/hero-images', slides)
  await write('PUT', '/site-settings', { shareImage: url, privacyText: `<img src="${url}">` })
  for (const call of ['/upload/clients', `/upload/clients?url=${url}`]) {
    const { status } = await queued.call('POST', `/api${call}`, {
      token: admin.token,
      body: { url, image: url },
    })
    expect(status).toBe(415)
  }
  const link = await upload(queued, '/upload/clients', url, { token: admin.token })
  expect(link.status).toBe(415)
  // Long enough for every queue to have looked at what there is to do.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await queued.close()
  expect(calls).toBe(0)
  await once(connect(port, '127.0.0.1'), 'connect')
  await until('the listener would have noticed', () => calls === 1)
  listener.close()
})
