import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { startTraces } from './traces.ts'

// biome-ignore lint/suspicious/noExplicitAny: what a collector receives
type Received = { url?: string; headers: Record<string, unknown>; body: any }

test('a request and its statements reach a collector as one trace, part of the caller’s, without values', async () => {
  const received: Received[] = []
  const collector = createServer(async (request, response) => {
    received.push({ url: request.url, headers: request.headers, body: await json(request) })
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  const problems: unknown[] = []
  const log = { info: () => {}, error: () => {}, warn: (problem: unknown) => void problems.push(problem) }
  const settings = {
    endpoint: `http://127.0.0.1:${port}/`,
    headers: { 'x-key': 'secret' },
    service: 'website',
  }
  const traces = startTraces(settings, log)
  const busbar = await createTestApp({ traces })
  const origin = await busbar.app.listen({ host: '127.0.0.1', port: 0 })
  const [trace, caller] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  await fetch(`${origin}/api/contact?secret=query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${trace}-${caller}-01` },
    body: JSON.stringify({
      name: 'Grace Hopper',
      email: 'grace@navy.example',
      subject: 'Panels',
      message: 'Forty of them',
    }),
  })
  await busbar.close()
  await traces.stop()
  collector.close()

  expect(problems).toEqual([])
  const [{ url, headers, body }] = received as [Received]
  expect([url, headers['x-key'], headers['content-type']]).toEqual([
    '/v1/traces',
    'secret',
    'application/json',
  ])
  const [{ resource, scopeSpans }] = body.resourceSpans
  expect(resource.attributes[0]).toEqual({ key: 'service.name', value: { stringValue: 'website' } })
  const ours = scopeSpans[0].spans.filter((span: { traceId: string }) => span.traceId === trace)
  const request = ours.find(({ name }: { name: string }) => name === 'POST /api/contact')
  expect(request).toMatchObject({ kind: 2, parentSpanId: caller })
  expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '201' } })
  expect(BigInt(request.endTimeUnixNano)).toBeGreaterThan(BigInt(request.startTimeUnixNano))
  const statements = ours.filter(
    ({ parentSpanId }: { parentSpanId: string }) => parentSpanId === request.spanId,
  )
  expect(statements.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['begin', 'insert', 'commit']),
  )
  for (const secret of ['Grace', 'navy.example', 'Forty', 'secret=query'])
    expect(JSON.stringify(body)).not.toContain(secret)
})

test('a collector that is away costs a line of the log and nothing else', async () => {
  const problems: unknown[] = []
  const log = { info: () => {}, error: () => {}, warn: (problem: unknown) => void problems.push(problem) }
  const traces = startTraces({ endpoint: 'http://127.0.0.1:1', headers: {}, service: 'busbar' }, log)
  const busbar = await createTestApp({ traces })
  expect((await busbar.call('GET', '/api/partners')).status).toBe(200)
  await busbar.close()
  await traces.stop()
  expect(problems).toHaveLength(1)
})
