import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../dev/free-port.ts'
import { hasBrotli, type Nginx, startNginx } from '../../dev/nginx.ts'
import { waitUntil } from '../../dev/wait-until.ts'
import { renderNginx } from './render.ts'

/** nginx with its logs, before a stand-in for the application. */
let folder: string
let app: Server
let nginx: Nginx
let url: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'busbar-nginx-'))
  app = createServer((_request, response) => response.end('done')).listen(0, '127.0.0.1')
  await new Promise((resolve) => app.once('listening', resolve))
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const conf = renderNginx({
    listen: `127.0.0.1:${port}`,
    site: join(folder, 'site'),
    uploads: join(folder, 'uploads'),
    apps: [`127.0.0.1:${(app.address() as AddressInfo).port}`],
    log: join(folder, 'access.log'),
    brotli: hasBrotli,
  })
  nginx = await startNginx({ folder: join(folder, 'nginx'), conf, port })
})
afterAll(async () => {
  await nginx.stop()
  app.close()
  rmSync(folder, { recursive: true })
})

const secret = 'a-secret-of-a-mailed-link'
const links = [
  `/reset-password?token=${secret}`,
  `/register?invitation=${secret}`,
  `/preview/${secret}/privacy`,
]
const logged = () => readFileSync(join(folder, 'access.log'), { encoding: 'utf8', flag: 'a+' })
const statusOf = async (path: string, referer = url) =>
  (await fetch(url + path, { headers: { referer } })).status

test('R7: no log tells the secret of a shared link whose letters are written otherwise', async () => {
  const before = logged().length
  for (const way of ['/%70review/', '/p%72evie%77/', '/preview%2F', '/preview%2f'])
    expect([way, await statusOf(`${way}${secret}`)]).toEqual([way, 200])
  await waitUntil(
    'all lines',
    () =>
      logged()
        .slice(before)
        .match(/"GET \/preview\/- HTTP/g)?.length === 4,
  )
  expect(logged()).not.toContain(secret)
})

test('no log of nginx tells the secret of a mailed or shared link, also when no copy of the application answers', async () => {
  const before = logged().length
  for (const link of links) expect(await statusOf(link)).toBe(200)
  // An older browser, or one configured to, sends the page that it comes from.
  for (const link of links) await statusOf('/contact', url + link)
  app.closeAllConnections()
  await new Promise((resolve) => app.close(resolve))
  for (const link of links) expect(await statusOf(link)).toBe(503)
  await statusOf('/api/partners')

  // nginx writes a line when a request ends.
  await waitUntil('the last line', () => logged().includes('/api/partners'))
  const lines = logged().slice(before).split('\n')
  const asked = lines.filter((line) => /"GET \/(reset-password|register|preview\/-) HTTP/.test(line))
  expect(asked.map((line) => / (\d{3}) /.exec(line)?.[1])).toEqual(['200', '200', '200', '503', '503', '503'])
  const cameFrom = lines.filter((line) => line.includes('"GET /contact HTTP'))
  for (const [index, page] of ['/reset-password', '/register', '/preview/-'].entries())
    expect(cameFrom[index]).toContain(`"${url}${page}"`)
  expect(logged()).not.toContain(secret)

  const errors = readFileSync(nginx.errorLog, 'utf8')
  expect(errors, 'a copy that does not answer is told').toContain('/api/partners')
  expect(errors).not.toContain(secret)
})
