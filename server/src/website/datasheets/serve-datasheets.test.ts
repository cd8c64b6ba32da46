import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import type { Publisher } from '../../publisher/publisher.ts'
import { serveDatasheets } from './serve-datasheets.ts'

const address = '/products/relay/datasheet.pdf'

/** The route over a publisher that does this when it is to make a datasheet. */
async function served(ensure: () => Promise<boolean>, missing: string | null = null) {
  const app = fastify()
  const publisher = { store: { read: async () => null }, ensure } as unknown as Publisher
  const make = vi.fn(async () => ({
    status: 404,
    body: '',
    location: null,
    reason: null,
    reads: [],
    changesAt: null,
  }))
  serveDatasheets(app, { make, published: { publisher, missingIn: async () => missing } })
  await app.ready()
  return { make, ask: () => app.inject(address) }
}

afterEach(() => void vi.useRealTimers())

test('one that cannot be made is unavailable for a while, and not gone', async () => {
  const { ask } = await served(() => Promise.reject(new Error('the thread has ended')))
  const { statusCode, headers } = await ask()
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
})

test('one that is not made within ten seconds is unavailable for a while', async () => {
  const { ask } = await served(() => new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = ask()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await vi.advanceTimersByTimeAsync(10_000)
  const { statusCode, headers } = await answer
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
})

test('A26: one of a product that never was is made by nobody', async () => {
  const ensure = vi.fn(async () => true)
  const { ask, make } = await served(ensure, '/products/')
  expect((await ask()).statusCode).toBe(404)
  expect([ensure, make].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})
