import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { until } from '../../../test/until.ts'
import { drainRequestBodies } from './drain-request-body.ts'

async function startServer() {
  const app = fastify()
  drainRequestBodies(app)
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST') throw new Error('refused before the body is read')
  })
  app.get('/', async () => ({}))
  app.post('/', async () => ({}))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}
let app: Awaited<ReturnType<typeof startServer>>
afterEach(() => app.close())

test('a call that we make ourselves is not watched: it would be for ever', async () => {
  app = await startServer()
  const begun = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'setTimeout')]
  expect((await app.inject('/')).statusCode).toBe(200)
  expect((await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })).statusCode).toBe(500)
  for (const spy of begun) expect(spy).not.toHaveBeenCalled()
})

test('who neither sends the rest of a refused body nor leaves is cut off', async () => {
  app = await startServer()
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  const watches = vi.spyOn(globalThis, 'setInterval')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
  await until('it is watched', () => watches.mock.calls.length > 0)
  clock.mockReturnValue(now + 5000)
  await pause(100)
  expect(socket.closed).toBe(false)
  clock.mockReturnValue(now + 5001)
  await until('it is cut off', () => socket.closed)
})
