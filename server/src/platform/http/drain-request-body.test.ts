import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { renderNginx } from '../../../../deploy/nginx/render.ts'
import { freePort } from '../../../../dev/free-port.ts'
import { hasBrotli, startNginx } from '../../../../dev/nginx.ts'
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

test('R7: behind nginx, a body that is too large is answered 413 every time', async () => {
  app = fastify({ bodyLimit: 256 * 1024 })
  drainRequestBodies(app)
  app.post('/api/drafts', async () => ({}))
  const at = new URL(await app.listen({ host: '127.0.0.1', port: 0 })).host
  const folder = await mkdtemp(join(tmpdir(), 'busbar-nginx-'))
  const port = await freePort()
  const listen = `127.0.0.1:${port}`
  const conf = renderNginx({ listen, site: folder, uploads: folder, apps: [at], brotli: hasBrotli })
  const nginx = await startNginx({ folder, conf, port })
  const statuses: number[] = []
  for (const megabytes of [1, 2, 5])
    for (let time = 0; time < 10; time++) {
      const body = JSON.stringify('x'.repeat(megabytes * 1024 * 1024))
      const headers = { 'content-type': 'application/json' }
      statuses.push((await fetch(`http://${listen}/api/drafts`, { method: 'POST', headers, body })).status)
    }
  await nginx.stop()
  await rm(folder, { recursive: true })
  expect(statuses).toEqual(Array(30).fill(413))
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
