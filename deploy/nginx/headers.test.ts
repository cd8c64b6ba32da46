import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../dev/free-port.ts'
import { hasBrotli, type Nginx, startNginx } from '../../dev/nginx.ts'
import { renderNginx } from './render.ts'

/** nginx with a file of each kind, and no application behind it. */
let folder: string
let nginx: Nginx
let url: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'busbar-nginx-'))
  for (const file of [
    'site/pages/index.html',
    'site/pages/privacy.html',
    'site/static/assets/a.js',
    'site/static/favicon.svg',
    'uploads/team/picture.webp',
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), 'x')
  }
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const conf = renderNginx({
    listen: `127.0.0.1:${port}`,
    site: join(folder, 'site'),
    uploads: join(folder, 'uploads'),
    apps: [`127.0.0.1:${await freePort()}`],
    brotli: hasBrotli,
  })
  nginx = await startNginx({ folder: join(folder, 'nginx'), conf, port })
})
afterAll(async () => {
  await nginx.stop()
  rmSync(folder, { recursive: true })
})

test('A17: whatever nginx answers by itself may not be framed, sniffed or opened by another site', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/privacy', 200],
    ['/favicon.svg', 200],
    ['/assets/a.js', 200],
    ['/assets/none.js', 404],
    ['/uploads/team/picture.webp', 200],
    ['/uploads/none', 404],
    ['/.env', 404],
    ['/api/partners', 503],
    ['/not-published-yet', 503],
  ] as const) {
    const answer = await fetch(url + path)
    expect([path, answer.status]).toEqual([path, status])
    expect(Object.fromEntries(answer.headers), path).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    })
  }
})
