import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { testEncryption } from '../test/encryption.ts'
import { noInbox, noMail } from '../test/mail/no-mail.ts'
import { noQueues } from '../test/no-queues.ts'
import { createApp } from './app.ts'
import { folderStorage } from './platform/files/storage.ts'
import { createLog } from './platform/telemetry/log.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
})
afterAll(() => busbar.close())

const config = {
  databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
  trustedProxies: [],
  publicUrl: 'https://busbar.example',
  accounts: { passwordMin: 6, requiresTwoFactor: false },
  encryption: testEncryption,
  mail: noMail,
  inbox: noInbox,
}

test('a route that does not say who may call it keeps the server from starting', async () => {
  const app = await createApp({
    config,
    log: createLog('silent'),
    queues: noQueues,
    db: busbar.db,
    storage: folderStorage(busbar.folder),
  })
  app.get('/api/forgotten', async () => 'open to the world')
  await expect(app.ready()).rejects.toThrow(/GET \/api\/forgotten/)
})

test('every failure has the one envelope with its request id', async () => {
  const answers = [
    await busbar.call('GET', '/api/unknown'),
    await busbar.call('PUT', '/api/unknown'),
    await busbar.call('GET', '/api/auth/verify'),
    await busbar.call('POST', '/api/auth/login', {
      body: '{',
      headers: { 'content-type': 'application/json' },
    }),
    await busbar.call('POST', '/api/auth/login', { body: 'a=b', headers: { 'content-type': 'text/plain' } }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
    [401, 'not_signed_in'],
    [400, 'malformed'],
    [415, 'wrong_type'],
  ])
  for (const { body, headers } of answers) {
    expect(body).toMatchObject({ success: false, requestId: headers['x-request-id'] })
    expect(headers['cache-control']).toBe('no-store')
  }
})

test('a request keeps the name that nginx gave it, and nobody else can give it one', async () => {
  const name = '0123456789abcdef0123456789abcdef'
  const named = async (remoteAddress: string, id: string) =>
    (await busbar.app.inject({ url: '/api/livez', remoteAddress, headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ]
  expect(await named('127.0.0.1', name)).toBe(name)
  expect(await named('203.0.113.7', name)).not.toBe(name)
  expect(await named('127.0.0.1', 'forged entry')).toMatch(/^[0-9a-f-]{36}$/)
})

test('an address that cannot be decoded is malformed, in the one envelope', async () => {
  const { status, body } = await busbar.call('GET', '/api/products/%zz')
  expect([status, body.success, body.code]).toEqual([400, false, 'malformed'])
})

test('an unexpected failure is a plain 500 that tells nothing', async () => {
  const app = await createApp({
    config,
    log: createLog('silent'),
    queues: noQueues,
    db: busbar.db,
    storage: folderStorage(busbar.folder),
  })
  app.get('/boom', { config: { access: 'public' } }, async () => {
    throw new Error('the secret reason')
  })
  const answer = await app.inject('/boom')
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
  expect(answer.body).not.toContain('secret')
  await app.close()
})

test('the database being away answers 503 with Retry-After', async () => {
  const away = await createTestApp()
  await away.close()
  const answer = await createApp({
    config,
    log: createLog('silent'),
    queues: noQueues,
    db: (await import('./platform/postgres/db.ts')).openDatabase('postgres://nobody@127.0.0.1:1/none').db,
    storage: folderStorage(busbar.folder),
  }).then((app) => app.inject('/api/partners'))
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
})

test('the OpenAPI 3.1 document describes every call', async () => {
  const { body } = await busbar.call('GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/api/partners', '/api/partners/{id}', '/api/auth/login', '/api/upload']),
  )
  expect(body.paths['/api/partners'].post.security).toEqual([{ bearer: [] }])
  expect(body.paths['/api/partners'].get.security).toBeUndefined()
})

test('security.txt names where to report a weakness: the company, or whom the operator named', async () => {
  const path = '/.well-known/security.txt'
  const { token } = await busbar.signIn('owner')
  const body = { email: 'office@wattwerk.example' }
  expect((await busbar.call('PUT', '/api/company/info', { token, body })).status).toBe(200)
  const { status, headers, text } = await busbar.call('GET', path)
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  )
  expect(fields.get('Contact')).toBe('mailto:office@wattwerk.example')
  expect(fields.get('Canonical')).toBe(`https://busbar.example${path}`)
  // RFC 9116 asks for less than a year, and an expired file is no file.
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(365)
  const named = await createApp({
    config: { ...config, securityContact: 'https://example.com/report' },
    log: createLog('silent'),
    queues: noQueues,
    db: busbar.db,
    storage: folderStorage(busbar.folder),
  })
  expect((await named.inject(path)).body).toContain('Contact: https://example.com/report\n')
  await named.close()
})

test('A20: no foreign origin is ever allowed', async () => {
  for (const origin of ['https://evil.example', 'null']) {
    const { headers } = await busbar.call('GET', '/api/partners', { headers: { origin } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
})

test('A17: no answer may be framed, sniffed or opened by another site, whether it succeeds or fails', async () => {
  for (const path of ['/api/partners', '/api/auth/verify', '/api/unknown', '/unknown', '/robots.txt']) {
    const { headers } = await busbar.call('GET', path)
    expect(headers, path).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  }
})

test('A49: keys that reach for the prototype are refused', async () => {
  const { token } = await busbar.signIn()
  for (const body of ['{"__proto__":{"role":"owner"}}', '{"constructor":{"prototype":{}}}']) {
    const headers = { 'content-type': 'application/json' }
    expect((await busbar.call('POST', '/api/partners', { token, body, headers })).status).toBe(400)
  }
})

test('A51: readiness asks the database at most once a second', async () => {
  const asked = vi.spyOn(busbar.db, 'execute')
  const start = Date.now()
  const answers = await Promise.all(Array.from({ length: 200 }, () => busbar.call('GET', '/api/readyz')))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1 + Math.floor((Date.now() - start) / 1000))
})

test('A50: an odd content type is refused or validated like any other', async () => {
  const { token } = await busbar.signIn()
  const body = '{"role":"owner"}'
  for (const type of [
    'application/json ; charset=utf-8',
    'application/json;x',
    'APPLICATION/JSON',
    'application/jsonx',
    'application/vnd.api+json',
    'text/json',
    '',
  ]) {
    const { status } = await busbar.call('POST', '/api/partners', {
      token,
      body,
      headers: { 'content-type': type },
    })
    expect([400, 415, 422], type).toContain(status)
  }
})

test('A55: an endless body is cut off', async () => {
  const { token } = await busbar.signIn()
  const body = `{"name":"${'x'.repeat(300_000)}"}`
  const headers = { 'content-type': 'application/json' }
  expect((await busbar.call('POST', '/api/partners', { token, body, headers })).status).toBe(413)
})

test.each([
  ['its disk is full', '53100'],
  ['it has no connection left', '53300'],
  ['it is a standby', '25006'],
  ['it shuts down', '57P01'],
])('when PostgreSQL says that %s, the caller is asked to try again', async (_why, code) => {
  const refusing = await createTestApp({
    routes: (app, { db }) =>
      app.get('/refused', { config: { access: 'public' } }, () =>
        db.execute(`do $$ begin raise exception using errcode = '${code}'; end $$`),
      ),
  })
  const { status, body, headers } = await refusing.call('GET', '/api/refused')
  await refusing.close()
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '5'])
})
