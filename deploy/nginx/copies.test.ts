import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../dev/free-port.ts'
import { hasBrotli, type Nginx, startNginx } from '../../dev/nginx.ts'
import { waitUntil } from '../../dev/wait-until.ts'
import { renderNginx } from './render.ts'

/** nginx before two stand-ins for copies of the application, of which one may break. */
let folder: string
let nginx: Nginx
let copies: Server[] = []
let url: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'busbar-nginx-'))
})
afterEach(async () => {
  await nginx.stop()
  for (const copy of copies) copy.close()
  rmSync(folder, { recursive: true })
})

async function before(...answers: RequestListener[]) {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  copies = answers.map((answer) => createServer(answer).listen(0, '127.0.0.1'))
  await Promise.all(copies.map((copy) => new Promise((resolve) => copy.once('listening', resolve))))
  const conf = renderNginx({
    listen: `127.0.0.1:${port}`,
    site: join(folder, 'site'),
    uploads: join(folder, 'uploads'),
    apps: copies.map((copy) => `127.0.0.1:${(copy.address() as AddressInfo).port}`),
    brotli: hasBrotli,
  })
  nginx = await startNginx({ folder, conf, port })
  return async (path: string, method: string) =>
    (await fetch(url + path, { method, body: method === 'POST' ? 'a=b' : undefined })).status
}

/** Takes the request and is killed. */
const breaking: RequestListener = (request) => request.on('end', () => request.socket.destroy()).resume()
const working: RequestListener = (request, response) => request.on('end', () => response.end('done')).resume()

test('what was lost with a copy is asked of the other one if that does no harm: reads and the contact form', async () => {
  const ask = await before(breaking, working)
  const statuses = async (path: string, method: string) =>
    new Set([
      await ask(path, method),
      await ask(path, method),
      await ask(path, method),
      await ask(path, method),
    ])
  expect(await statuses('/api/partners', 'GET')).toEqual(new Set([200]))
  expect(await statuses('/contact', 'POST')).toEqual(new Set([200]))
  expect(await statuses('/api/partners', 'POST')).toEqual(new Set([200, 503]))
})

test('security.txt comes from the application, and no other hidden file does', async () => {
  const ask = await before(working, working)
  expect(await ask('/.well-known/security.txt', 'GET')).toBe(200)
  expect(await ask('/.git/config', 'GET')).toBe(404)
})

test('after both copies were unavailable for a moment they are asked again at once', async () => {
  let isAway = true
  const copy: RequestListener = (_request, response) => response.writeHead(isAway ? 503 : 200).end()
  const ask = await before(copy, copy)
  expect(await ask('/api/partners', 'GET')).toBe(503)
  isAway = false
  expect(await ask('/api/partners', 'GET')).toBe(200)
})

test('more than the copies can bear is told at once to come back; an enquiry still finds its way', async () => {
  const held: ServerResponse[] = []
  const copy: RequestListener = (request, response) => {
    if (request.method === 'POST') response.end('thanks')
    else held.push(response)
  }
  const ask = await before(copy, copy)
  const asked = Array.from({ length: 64 }, () => ask('/api/partners', 'GET'))
  await waitUntil('all of them to wait', () => held.length === 64)
  expect(await ask('/api/partners', 'GET')).toBe(503)
  expect(await ask('/api/contact', 'POST')).toBe(200)
  expect(await ask('/contact', 'POST')).toBe(200)
  for (const response of held) response.end()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
})

test('when no copy of the application answers, a posted form is not reloaded away', async () => {
  await before(working, working)
  for (const copy of copies) copy.close()
  const answer = await fetch(`${url}/contact`, { method: 'POST', body: 'a=b' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  const html = await answer.text()
  expect(html).toContain('what you typed is still in the form')
  expect(html).not.toContain('http-equiv="refresh"')
  expect(await (await fetch(`${url}/products/x`)).text()).toContain('http-equiv="refresh"')
})
