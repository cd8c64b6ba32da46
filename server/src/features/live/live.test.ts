import { setTimeout as pause } from 'node:timers/promises'
import { type LiveEvent, limits } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { testEncryption } from '../../../test/encryption.ts'
import { noInbox, noMail } from '../../../test/mail/no-mail.ts'
import { bestOf } from '../../../test/measure/measure.ts'
import { noQueues } from '../../../test/no-queues.ts'
import { until } from '../../../test/until.ts'
import { createApp } from '../../app.ts'
import { createLog } from '../../platform/telemetry/log.ts'

let busbar: TestApp
let here: string
/** Another copy of the application over the same database. */
let other: FastifyInstance
let there: string
beforeAll(async () => {
  busbar = await createTestApp()
  here = await busbar.app.listen({ host: '127.0.0.1', port: 0 })
  other = await anotherCopy()
  there = await other.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await other.close()
  await busbar.close()
})

function anotherCopy() {
  const { db, url: databaseUrl, storage } = busbar
  const accounts = { passwordMin: 6, requiresTwoFactor: false }
  const config = {
    databaseUrl,
    accounts,
    trustedProxies: [],
    publicUrl: 'https://busbar.example',
    encryption: testEncryption,
    mail: noMail,
    inbox: noInbox,
  }
  return createApp({ config, log: createLog('error'), db, storage, queues: noQueues })
}

/** Opens a stream and notes what it tells, until it ends. */
async function listen(origin: string, token: string) {
  const leaving = new AbortController()
  const answer = await ask(origin, { authorization: `Bearer ${token}` }, leaving.signal)
  const stream = {
    answer,
    events: [] as LiveEvent[],
    hasBegun: false,
    hasEnded: false,
    leave: () => leaving.abort(),
  }
  void note(answer, stream)
    .catch(() => {})
    .finally(() => {
      stream.hasEnded = true
    })
  if (answer.ok) await until('the stream has begun', () => stream.hasBegun)
  return stream
}

function ask(origin: string, headers: Record<string, string>, signal?: AbortSignal) {
  return fetch(`${origin}/api/live`, { headers: { accept: 'text/event-stream', ...headers }, signal })
}

async function note(answer: Response, stream: { events: LiveEvent[]; hasBegun: boolean }) {
  let text = ''
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    stream.hasBegun = true
    text += chunk
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) if (part.startsWith('data: ')) stream.events.push(...JSON.parse(part.slice(6)))
  }
}

const send = () =>
  busbar.call('POST', '/api/contact', {
    body: { name: 'Grace Watt', email: 'grace@watt.example', subject: 'A secret plan', message: 'Hush' },
  })

describe('GET /live', () => {
  test('a message sent to one copy is told at the other within a second, and by its id alone', async () => {
    const { token } = await busbar.signIn('editor')
    const stream = await listen(there, token)
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.answer.headers.get('x-accel-buffering')).toBe('no')
    expect(stream.answer.headers.get('cache-control')).toBe('no-store')
    const ids: string[] = []
    const took = await bestOf(3, 1000, async () => {
      const start = performance.now()
      ids.push((await send()).body.data._id)
      await until('the message is told', () => stream.events.length === ids.length)
      return performance.now() - start
    })
    expect(took).toBeLessThan(1000)
    expect(stream.events).toEqual(ids.map((id) => ({ of: 'messages', id })))
    await busbar.call('PATCH', `/api/contact/${ids[0]}/read`, { token })
    await until('that it was read is told', () => stream.events.length > ids.length)
    stream.leave()
  })

  test('a saved record is told with its revision; what was refused is not told', async () => {
    const { token } = await busbar.signIn()
    const stream = await listen(here, token)
    const body = { name: 'Norrkabel', description: 'Cables' }
    expect((await busbar.call('POST', '/api/partners', { token, body: { name: '' } })).status).toBe(422)
    const { _id } = (await busbar.call('POST', '/api/partners', { token, body })).body.data
    await busbar.call('PUT', `/api/partners/${_id}`, { token, body: { description: 'Cables and drums' } })
    await until('both are told', () => stream.events.length >= 2)
    expect(stream.events).toEqual([
      { of: 'partners', id: _id, revision: 1 },
      { of: 'partners', id: _id, revision: 2 },
    ])
    stream.leave()
  })

  test('very many changes at once are told as one', async () => {
    const { token } = await busbar.signIn()
    const stream = await listen(here, token)
    const category = await busbar.call('POST', '/api/categories', { token, body: { title: 'Many' } })
    const ids: string[] = []
    // One after the other: a busy machine would refuse some of so many at once.
    while (ids.length < 60) {
      const body = { title: `Product ${ids.length}`, shortDescription: 'One of many' }
      ids.push((await busbar.call('POST', '/api/products', { token, body })).body.data._id)
    }
    expect(category.status).toBe(201)
    await until('each new one is told', () => stream.events.length > ids.length)
    await busbar.call('POST', '/api/products/bulk-delete', { token, body: { ids } })
    await until('it is told', () => stream.events.length > ids.length + 1)
    expect(stream.events.slice(ids.length + 1)).toEqual([{ of: 'products' }])
    stream.leave()
  })

  test('is refused without a session, with a token in the address or a cookie, and unless a stream is asked for', async () => {
    const { token } = await busbar.signIn()
    expect((await ask(here, {})).status).toBe(401)
    expect((await ask(here, { authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(401)
    expect((await ask(here, { cookie: `token=${token}` })).status).toBe(401)
    const inAddress = await fetch(`${here}/api/live?token=${token}`, {
      headers: { accept: 'text/event-stream' },
    })
    expect(inAddress.status).toBe(401)
    const plain = await busbar.call('GET', '/api/live', { token })
    expect([plain.status, plain.body.code]).toEqual([406, 'not_acceptable'])
  })

  test('A12: a stream ends within seconds after its session was ended, and cannot be opened again', async () => {
    const { token } = await busbar.signIn()
    const stays = await busbar.signIn()
    const [stream, others] = [await listen(there, token), await listen(there, stays.token)]
    await busbar.call('POST', '/api/auth/logout', { token })
    const start = Date.now()
    await until('the stream has ended', () => stream.hasEnded)
    // It is looked for every two seconds.
    expect(Date.now() - start).toBeLessThan(10_000)
    expect((await listen(there, token)).answer.status).toBe(401)
    expect(others.hasEnded).toBe(false)
    others.leave()
  })

  test('A13: the stream of a disabled user ends', async () => {
    const { token, _id } = await busbar.signIn()
    const stream = await listen(here, token)
    await busbar.db.execute(sql`update users set disabled_at = now() where _id = ${_id}`)
    await until('the stream has ended', () => stream.hasEnded)
    expect((await listen(here, token)).answer.status).toBe(401)
  })

  test('a session has so many streams at most; one that was left makes room', async () => {
    const { token } = await busbar.signIn()
    const streams = await Promise.all(
      Array.from({ length: limits.live.perSession }, () => listen(here, token)),
    )
    const refused = await listen(here, token)
    expect([refused.answer.status, refused.answer.headers.get('retry-after')]).toEqual([429, '60'])
    streams[0]?.leave()
    await until('there is room again', async () => {
      const again = await listen(here, token)
      again.leave()
      return again.answer.ok
    })
    for (const stream of streams) stream.leave()
  })

  test('after the database ended the connection, listeners are told to read everything again', async () => {
    const { token } = await busbar.signIn()
    const stream = await listen(here, token)
    await busbar.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'busbar listen' and datname = current_database()`,
    )
    await until('everything is to be read again', () => stream.events.length > 0)
    expect(stream.events).toEqual([{ of: 'everything' }])
    const id = (await send()).body.data._id
    await until('the next message is told', () => stream.events.length > 1)
    expect(stream.events[1]).toEqual({ of: 'messages', id })
    stream.leave()
  })

  test('a copy that stops ends its streams at once and is not held up by them', async () => {
    const stopping = await anotherCopy()
    const origin = await stopping.listen({ host: '127.0.0.1', port: 0 })
    const { token } = await busbar.signIn()
    const stream = await listen(origin, token)
    const start = Date.now()
    await stopping.close()
    // Waiting for a stream to end would take forever.
    expect(Date.now() - start).toBeLessThan(10_000)
    await until('the stream has ended', () => stream.hasEnded)
  })

  test('one connection listens for all streams of a copy', async () => {
    const { token } = await busbar.signIn()
    const streams = await Promise.all([1, 2, 3].map(() => listen(here, token)))
    await pause(50)
    const { rows } = await busbar.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity
        where application_name = 'busbar listen' and datname = current_database()`,
    )
    // One for each of the two copies.
    expect(rows[0]?.count).toBe(2)
    for (const stream of streams) stream.leave()
  })
})
