import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import {
  request as askHttp,
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { request as askHttps } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../dev/free-port.ts'
import { hasBrotli, type Nginx, startNginx } from '../../dev/nginx.ts'
import { waitUntil } from '../../dev/wait-until.ts'
import { renderNginx } from './render.ts'

/** nginx over one stored page, before two stand-ins for copies of the application. */
let folder: string
let nginx: Nginx
let copies: Server[]
let port: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'busbar-nginx-'))
  mkdirSync(join(folder, 'site/pages'), { recursive: true })
  writeFileSync(join(folder, 'site/pages/index.html'), 'home')
})
afterEach(async () => {
  await nginx.stop()
  for (const copy of copies) {
    copy.closeAllConnections()
    copy.close()
  }
  rmSync(folder, { recursive: true })
})

async function start(answer: RequestListener, more: { bucket?: boolean; isTls?: boolean } = {}) {
  copies = [answer, answer].map((one) => createServer(one).listen(0, '127.0.0.1'))
  await Promise.all(copies.map((copy) => new Promise((resolve) => copy.once('listening', resolve))))
  port = await freePort()
  const conf = renderNginx({
    listen: `127.0.0.1:${port}${more.isTls ? ' ssl http2' : ''}`,
    tls: more.isTls ? certificate() : '',
    site: join(folder, 'site'),
    uploads: join(folder, 'uploads'),
    bucket: more.bucket,
    apps: copies.map((copy) => `127.0.0.1:${(copy.address() as AddressInfo).port}`),
    brotli: hasBrotli,
  })
  nginx = await startNginx({ folder, conf, port })
}

function certificate(): string {
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const about = ['-subj', '/CN=localhost', '-days', '2', '-keyout', key, '-out', file]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...about], { stdio: 'ignore' })
  return `ssl_certificate ${file}; ssl_certificate_key ${key};`
}

type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
  from?: string
  isTls?: boolean
}
type Answer = { status: number; headers: Record<string, unknown>; text: string }

/** `from` is the visitor's own address: nobody counts what comes from 127.0.0.1 itself. */
function ask(path: string, { from, body, isTls, ...asked }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { ...asked, port, path, host: '127.0.0.1', agent: false, localAddress: from }
    const sent = (isTls ? askHttps : askHttp)({ ...options, rejectUnauthorized: false }, async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
    })
    sent.once('error', reject).end(body)
  })
}
const statusOf = async (path: string, asked?: Asked) => (await ask(path, asked)).status
const many = (count: number, path: (index: number) => string, asked?: Asked) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(path(index), asked)))

const working: RequestListener = (request, response) => request.on('end', () => response.end('done')).resume()

/** Answers these, and keeps everybody else waiting. */
function answeringOnly(isAnswered: (path: string, headers: Record<string, unknown>) => boolean) {
  const held: ServerResponse[] = []
  const listener: RequestListener = (request, response) => {
    if (isAnswered(request.url ?? '', request.headers)) response.end('done')
    else held.push(response)
  }
  return { held, listener }
}

test('H4: 2,000 half-sent requests of one client leave the pages to everybody else, and are over after 5 s', async () => {
  await start(working)
  const ends: Promise<number>[] = []
  for (let page = 0; page < 20; page++) {
    const halves = await Promise.all(Array.from({ length: 100 }, () => halfSent('127.66.0.1')))
    ends.push(...halves.map(({ lastsFor }) => lastsFor))
    expect(await statusOf('/')).toBe(200)
  }
  const lasted = await Promise.all(ends)
  expect(lasted).toHaveLength(2000)
  // It was nginx's own patience that ended each, and not a lack of room.
  expect(Math.min(...lasted)).toBeGreaterThan(4500)
  // By default it waits for a minute.
  expect(Math.max(...lasted)).toBeLessThan(30_000)
})

/** A request that is begun and never ended, and for how many milliseconds it is borne with. */
function halfSent(from: string): Promise<{ lastsFor: Promise<number> }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => {
      const began = performance.now()
      const lastsFor = new Promise<number>((closed) => {
        socket.once('close', () => closed(performance.now() - began))
      })
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      resolve({ lastsFor })
    })
    socket.on('error', reject).resume()
  })
}

const adminCalls = [
  ['/admin'],
  ['/admin/products'],
  ['/login'],
  ['/api/auth/verify'],
  ['/api/products', { headers: { authorization: 'Bearer token' } }],
] as const

test('M1: when visitors have taken all the room there is, administrators are still let in', async () => {
  const { held, listener } = answeringOnly(
    (path, headers) =>
      (!path.startsWith('/products/') && path !== '/api/products') || 'authorization' in headers,
  )
  await start(listener)
  const waiting = many(64, (index) => `/products/x${index}`)
  await waitUntil('all of them to wait', () => held.length === 64)
  expect(await statusOf('/products/y')).toBe(503)
  expect(await statusOf('/api/products')).toBe(503)
  for (const [path, asked] of adminCalls) expect([path, await statusOf(path, asked)]).toEqual([path, 200])
  for (const response of held) response.end()
  expect((await waiting).every(({ status }) => status === 200)).toBe(true)
})

test('M1: one address gets no more than its share of pages that are not stored, and everybody else theirs', async () => {
  await start(working)
  const from = '127.66.0.1'
  const began = performance.now()
  const answers = await many(200, (index) => `/products/x${index}`, { from })
  const seconds = (performance.now() - began) / 1000
  const refused = answers.filter(({ status }) => status === 429)
  const served = answers.length - refused.length
  expect(served).toBeLessThanOrEqual(50 + 10 * (seconds + 1))
  expect(refused[0]?.headers['retry-after']).toBe('5')
  expect(served).toBeGreaterThanOrEqual(50)
  // Neither are files counted, nor calls, nor the neighbours.
  expect(new Set((await many(200, () => '/', { from })).map(({ status }) => status))).toEqual(new Set([200]))
  expect(await statusOf('/api/products', { from })).toBe(200)
  expect(await statusOf('/products/x', { from: '127.66.0.2' })).toBe(200)
})

test('M1: many addresses together take no more than 100 pages a second that are not stored', async () => {
  await start(working)
  const began = performance.now()
  const addresses = Array.from({ length: 20 }, (_, index) => `127.66.1.${index + 1}`)
  const answers: Awaited<ReturnType<typeof many>> = []
  for (const from of addresses) answers.push(...(await many(40, (index) => `/products/x${index}`, { from })))
  const served = answers.filter(({ status }) => status === 200).length
  const seconds = (performance.now() - began) / 1000
  // Each alone would get all of its 40.
  expect(served).toBeLessThanOrEqual(200 + 100 * (seconds + 1))
  expect(served).toBeGreaterThanOrEqual(200)
  expect(await statusOf('/', { from: '127.66.1.1' })).toBe(200)
  expect(await statusOf('/api/products', { from: '127.66.1.1' })).toBe(200)
})

test('M1: one address gets no more than its share of calls, which say so in the usual words', async () => {
  await start(working)
  const answers = await many(1200, () => '/api/products', {
    from: '127.66.0.1',
    headers: { authorization: 'made up' },
  })
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers['retry-after']).toBe('5')
  expect(JSON.parse(refused?.text ?? '{}')).toEqual({
    success: false,
    message: 'Too many attempts. Please try again in 5 seconds.',
    code: 'too_many',
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect(answers.some(({ status }) => status === 200)).toBe(true)
})

test('M5: pictures that wait for a bucket take nobody else’s room', async () => {
  const { held, listener } = answeringOnly((path) => !path.includes('/uploads/'))
  await start(listener, { bucket: true })
  const waiting = many(64, (index) => `${index % 2 ? '/api' : ''}/uploads/team/${index}.webp`)
  await waitUntil('all of them to wait', () => held.length === 64)
  expect(await statusOf('/uploads/team/other.webp')).toBe(503)
  expect(await statusOf('/products/x')).toBe(200)
  expect(await statusOf('/api/products')).toBe(200)
  for (const [path, asked] of adminCalls) expect([path, await statusOf(path, asked)]).toEqual([path, 200])
  for (const response of held) response.end()
  await waiting
})

test('what nginx refuses carries a request id, and what it hands on has the same one in both logs', async () => {
  let seen: unknown
  let isBroken = false
  await start((request, response) => {
    seen = request.headers['x-request-id']
    if (isBroken) request.socket.destroy()
    else request.on('end', () => response.end('done')).resume()
  })
  const idOf = async (path: string, asked: Asked, status: number) => {
    const answer = await ask(path, asked)
    expect([path, answer.status]).toEqual([path, status])
    return (JSON.parse(answer.text) as { requestId?: string }).requestId
  }
  const large = { method: 'POST', body: Buffer.alloc(7_000_000) }
  expect(await idOf('/api/upload/clients', large, 413)).toMatch(/^[0-9a-f]{32}$/)
  isBroken = true
  const id = await idOf('/api/products', { headers: { 'x-request-id': 'made up by the visitor' } }, 503)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(seen).toBe(id)
})

test('over HTTPS everything says that it is to stay so, also what the application answers', async () => {
  await start(working, { isTls: true })
  for (const path of ['/', '/login', '/admin', '/api/products', '/products/x']) {
    const { headers } = await ask(path, { isTls: true })
    expect([path, headers['strict-transport-security']]).toEqual([
      path,
      'max-age=31536000; includeSubDomains',
    ])
  }
})
