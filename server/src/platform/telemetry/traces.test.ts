import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { openMailbox } from '../../../test/mail/mailbox.ts'
import { until } from '../../../test/until.ts'
import { newsletterMail } from '../../features/newsletter/newsletter-mail.job.ts'
import { createLog } from './log.ts'
import { startTraces } from './traces.ts'

type Value = { stringValue?: string; intValue?: number }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Value }[]
  links?: { traceId: string; spanId: string }[]
  status: { code?: number; message?: string }
}
type Batch = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}
type Received = { url?: string; headers: Record<string, unknown>; body: Batch }

const kinds = { server: 2, consumer: 5 }
const failed = 2

describe('a collector receives', () => {
  const received: Received[] = []
  const problems: unknown[] = []
  const callers = { read: callerOf(1), write: callerOf(2), subscribe: callerOf(3), broken: callerOf(4) }
  const crowd = Array.from({ length: 40 }, (_, number) => callerOf(100 + number))
  const live = callerOf(5)

  beforeAll(async () => {
    const collector = createServer(async (request, response) => {
      received.push({ url: request.url, headers: request.headers, body: (await json(request)) as Batch })
      response.end('{}')
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
    const { port } = collector.address() as AddressInfo
    const log = { info: () => {}, error: () => {}, warn: (problem: unknown) => void problems.push(problem) }
    const endpoint = `http://127.0.0.1:${port}/`
    const traces = startTraces({ endpoint, headers: { 'x-key': 'secret' }, service: 'website' }, log)
    const mailbox = await openMailbox()
    const busbar = await createTestApp({
      traces,
      mail: mailbox.settings,
      log: createLog('silent'),
      routes(app, { db }) {
        const isPublic = { config: { access: 'public' } } as const
        app.get('/broken', isPublic, () => db.execute(sql`select ${'Ada Lovelace'}::uuid`))
        app.get('/slow/:number', isPublic, async (request) => {
          const { number } = request.params as { number: string }
          // The text of the statement, which the trace contains, says whose it is.
          await db.execute(sql`select pg_sleep(0.02) as ${sql.identifier(`slow_${number}`)}`)
          return {}
        })
      },
    })
    const origin = await busbar.app.listen({ host: '127.0.0.1', port: 0 })
    const call = (path: string, { header: traceparent }: Caller, body?: object) =>
      fetch(`${origin}/api${path}`, {
        headers: { traceparent, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      })

    await call('/partners?search=hidden', callers.read)
    const person = { name: 'Grace Hopper', email: 'grace@navy.example' }
    await call('/contact?by=hidden', callers.write, {
      ...person,
      subject: 'Panels',
      message: 'Forty of them',
    })
    await call('/newsletter', callers.subscribe, { email: 'ada@engine.example' })
    await call('/broken', callers.broken)
    await Promise.all(crowd.map((caller, number) => call(`/slow/${number}`, caller)))
    const { token } = await busbar.signIn('owner')
    const leaving = new AbortController()
    let over = false
    busbar.app.server.once('request', (_request, response) => response.once('close', () => (over = true)))
    const stream = await fetch(`${origin}/api/live`, {
      signal: leaving.signal,
      headers: { traceparent: live.header, authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    })
    expect(stream.status).toBe(200)
    leaving.abort()
    // A span that ends after the traces have stopped is lost.
    await until('the stream is over', () => over)
    await until('the mail is sent', () => mailbox.mails.length > 0)
    await busbar.close()
    await traces.stop()
    await mailbox.close()
    collector.close()
  })

  const spans = () =>
    received.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((s) => s.spans)),
    )
  const requestOf = ({ trace, parent }: Caller) => {
    const request = spans().find(({ traceId, parentSpanId }) => traceId === trace && parentSpanId === parent)
    if (!request) throw new Error('it was not traced')
    return request
  }
  const statementsOf = ({ traceId, spanId }: Span) =>
    spans().flatMap((span) =>
      span.traceId === traceId && span.parentSpanId === spanId
        ? (span.attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue ?? [])
        : [],
    )

  test('a read outside any transaction, with its statements', () => {
    const request = requestOf(callers.read)
    expect(request).toMatchObject({ name: 'GET /api/partners', kind: kinds.server })
    expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
    expect(BigInt(request.endTimeUnixNano)).toBeGreaterThan(BigInt(request.startTimeUnixNano))
    expect(statementsOf(request)).toContainEqual(expect.stringMatching(/^select .* from "partners"/s))
    expect(statementsOf(request)).not.toContainEqual(expect.stringMatching(/^begin/))
  })

  test('a write, with the statements of its transaction', () => {
    const request = requestOf(callers.write)
    expect(request.name).toBe('POST /api/contact')
    expect(statementsOf(request)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^begin/),
        expect.stringMatching(/^insert into "messages"/),
        'commit',
      ]),
    )
  })

  test('a job, with its statements, linked to the request that queued it', () => {
    const { traceId, spanId } = requestOf(callers.subscribe)
    const job = spans().find(({ name }) => name === `process ${newsletterMail.queue}`)
    expect(job).toMatchObject({ kind: kinds.consumer, links: [{ traceId, spanId }] })
    expect(job?.traceId).not.toBe(traceId)
    expect(statementsOf(job as Span)).toContainEqual(expect.stringMatching(/^update "subscribers"/))
  })

  test('each statement under its own request, also when that had to wait for a connection', () => {
    for (const [number, caller] of crowd.entries()) {
      const statements = statementsOf(requestOf(caller)).filter((text) => text.includes('pg_sleep'))
      expect(statements).toEqual([`select pg_sleep(0.02) as "slow_${number}"`])
    }
  })

  test('nothing that runs for nobody, and nothing for longer than its request', () => {
    const roots = spans().filter(({ parentSpanId, kind }) => !parentSpanId && kind !== kinds.server)
    expect(roots.filter(({ kind }) => kind !== kinds.consumer)).toEqual([])
    expect(statementsOf(requestOf(live)).filter((text) => text.startsWith('listen'))).toEqual([])
  })

  test('no values, no query strings and no words of an error', () => {
    const { traceId } = requestOf(callers.broken)
    const queries = spans().filter(
      (span) => span.traceId === traceId && span.name.startsWith('pg.query:SELECT'),
    )
    const query = queries.find(({ status }) => status?.code === failed)
    expect(JSON.stringify(query)).toContain('22P02')
    const everything = JSON.stringify(received.map(({ body }) => body))
    const secrets = ['Grace', 'navy.example', 'engine.example', 'Forty', 'hidden', 'Lovelace']
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
  })

  test('its headers and the name of the service, and the log stays quiet', () => {
    expect(problems).toEqual([])
    const [{ url, headers, body }] = received as [Received]
    const told = [url, headers['x-key'], headers['content-type']]
    expect(told).toEqual(['/v1/traces', 'secret', 'application/json'])
    expect(body.resourceSpans[0]?.resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'website' },
    })
  })
})

test('a collector that is away costs a line of the log and nothing else', async () => {
  const problems: unknown[] = []
  const log = { info: () => {}, error: () => {}, warn: (problem: unknown) => void problems.push(problem) }
  const traces = startTraces({ endpoint: 'http://127.0.0.1:1', headers: {}, service: 'busbar' }, log)
  const busbar = await createTestApp({ traces })
  const origin = await busbar.app.listen({ host: '127.0.0.1', port: 0 })
  expect((await fetch(`${origin}/api/partners`)).status).toBe(200)
  await busbar.close()
  await traces.stop()
  expect(problems).toEqual([{ err: expect.objectContaining({ code: 'ECONNREFUSED' }) }])
})

type Caller = ReturnType<typeof callerOf>

/** Somebody who calls us as part of a trace of their own. */
function callerOf(number: number) {
  const trace = `${number}`.padStart(32, 'a')
  const parent = `${number}`.padStart(16, 'b')
  return { trace, parent, header: `00-${trace}-${parent}-01` }
}
