import { access, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { renderNginx } from '../../../../deploy/nginx/render.ts'
import { freePort } from '../../../../dev/free-port.ts'
import { hasBrotli, type Nginx, startNginx } from '../../../../dev/nginx.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createCopy } from '../../../test/copy.ts'
import { createSamplesTable, samplesStore } from '../../../test/samples.ts'
import { until } from '../../../test/until.ts'
import { testFiles, uploadFile } from '../../../test/uploads.ts'
import { change } from '../../content/change.ts'
import { collectionRoutes } from '../../content/routes.ts'
import { serveFiles } from '../../features/downloads/serve-files.ts'
import type { Storage } from '../../platform/files/storage.ts'
import { createPageAnswer } from '../../publisher/serve-pages.ts'

/** The word that no visitor may read before the site is online; it stands on every page of it. */
const secret = 'Norrkabel'
const actor = { _id: null, name: 'Test', needsReview: false }
const comingSoonPage = async () => ({ status: 200, html: '<h1>Coming soon</h1>' })

let busbar: TestApp
let copy: Awaited<ReturnType<typeof createCopy>>
let follower: ReturnType<typeof copy.follow>
let nginx: Nginx
let url: string
let folder: string
let token: string
let fileUrl: string
let held: Promise<void> | null = null
let answerPage: (request: FastifyRequest, reply: FastifyReply) => unknown

beforeAll(async () => {
  busbar = await createTestApp({
    routes: (app, { db }) => collectionRoutes(app, { db, store: samplesStore }),
    pages: async (app, db) => {
      const storage = { get: (key: string) => busbar.storage.get(key) } as Storage
      serveFiles(app, { db, storage, isSignedIn: app.comingSoon.isSignedIn })
      app.comingSoon.makePageWith(comingSoonPage)
      app.get('/*', { config: { access: 'public' }, schema: { hide: true } }, (request, reply) =>
        answerPage(request, reply),
      )
    },
  })
  await createSamplesTable(busbar.ownerUrl)
  folder = join(busbar.folder, 'site')
  copy = await createCopy(busbar, {
    folder,
    pages: [{ store: samplesStore, prefix: '/samples/' }],
    beforeStoring: async () => void (await held),
  })
  const fresh = async () =>
    new Response(`<html><head></head><body>${secret}</body></html>`, { headers: html })
  answerPage = createPageAnswer({ publisher: copy.publisher, ask: fresh, missingIn: async () => null })
  token = (await busbar.signIn('owner')).token
  await change(busbar.db, actor, (open) => samplesStore.create(open, { title: secret }))
  await busbar.call('POST', '/api/partners', { token, body: { name: secret, description: 'A partner' } })
  fileUrl = (await uploadFile(busbar, token, testFiles.pdf(), `${secret}.pdf`)).fileUrl
  await busbar.call('POST', '/api/downloads', { token, body: { title: secret, fileUrl } })
  const port = await freePort()
  const address = await busbar.app.listen({ host: '127.0.0.1', port: 0 })
  const conf = renderNginx({
    listen: `127.0.0.1:${port}`,
    site: folder,
    uploads: join(busbar.folder, 'uploads'),
    apps: [new URL(address).host],
    brotli: hasBrotli,
  })
  nginx = await startNginx({ folder: join(busbar.folder, 'nginx'), conf, port })
  url = `http://127.0.0.1:${port}`
  follower = copy.follow()
})
afterAll(async () => {
  await follower.stop()
  await nginx.stop()
  await busbar.close()
})

const html = { 'content-type': 'text/html; charset=utf-8' }
const setComingSoon = async (isComingSoon: boolean) =>
  expect((await busbar.call('PUT', '/api/site-settings', { token, body: { isComingSoon } })).status).toBe(200)
const page = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init })
const isStored = (name: string) =>
  access(join(folder, 'pages', name)).then(
    () => true,
    () => false,
  )
/** While pages are taken out, their folder is not there for a moment. */
const storedNames = () => readdir(join(folder, 'pages')).catch(() => [])
const online = () =>
  until('the page is stored', async () => (await page('/samples/norrkabel')).headers.get('etag') !== null)
const closed = () => until('the store is empty', async () => (await storedNames()).length === 0)

beforeEach(async () => {
  await setComingSoon(false)
  await online()
})

test('A1: a page that could not be made is shown to nobody and kept by nobody', async () => {
  await setComingSoon(true)
  await closed()
  const { comingSoon } = busbar.app
  expect(await (await page('/')).text()).toContain('Coming soon')
  try {
    comingSoon.makePageWith(async () => ({ status: 500, html: '<h1>Something went wrong</h1>' }))
    await busbar.call('PUT', '/api/company/info', { token, body: { name: 'Nordlicht' } })
    expect(await (await page('/')).text()).toContain('Coming soon')
    comingSoon.makePageWith(async () => ({ status: 200, html: '<h1>Coming soon: Nordlicht</h1>' }))
    expect(await (await page('/')).text()).toContain('Nordlicht')
  } finally {
    comingSoon.makePageWith(comingSoonPage)
  }
})

describe('before the site is online', () => {
  test('no visitor meets a page or a file, whichever way the address is written', async () => {
    const { etag = '' } = Object.fromEntries((await page('/samples/norrkabel')).headers)
    expect((await page(fileUrl)).headers.get('content-disposition')).toMatch(/^attachment/)
    await setComingSoon(true)
    await closed()
    const asks: [string, RequestInit?][] = [
      ['/'],
      ['/privacy'],
      ['/samples/norrkabel'],
      ['/samples/norrkabel/'],
      ['/samples/norrkabel.html'],
      ['/samples//norrkabel'],
      ['/SAMPLES/Norrkabel'],
      ['/samples/%6eorrkabel'],
      ['/index'],
      ['/index.html'],
      ['/never-was'],
      ['/news/feed.xml'],
      ['/coming-soon'],
      ['/samples/norrkabel?preview=1'],
      ['/samples/norrkabel', { headers: { 'accept-encoding': 'br' } }],
      ['/samples/norrkabel', { headers: { 'accept-encoding': 'gzip' } }],
      ['/samples/norrkabel', { headers: { 'if-none-match': etag } }],
      ['/samples/norrkabel', { headers: { 'if-none-match': '*' } }],
      ['/samples/norrkabel', { headers: { range: 'bytes=0-99' } }],
      ['/', { headers: { cookie: 'site_pass=v1.00000000.abc; token=x' } }],
      ['/', { headers: { authorization: `Bearer ${'x'.repeat(43)}` } }],
      ['/', { headers: { 'x-render': 'x' } }],
      [fileUrl],
      [fileUrl, { headers: { range: 'bytes=0-9' } }],
      [`/${fileUrl}`],
    ]
    for (const [path, init] of asks) {
      const answer = await page(path, init)
      const text = await answer.text()
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '3600'])
      expect(answer.headers.get('cache-control'), path).toBe('no-store')
      expect(text, path).not.toContain(secret)
      expect(text, path).toContain('Coming soon')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    }
    const head = await page('/samples/norrkabel', { method: 'HEAD' })
    expect([head.status, head.headers.get('etag')]).toEqual([503, null])
    for (const twin of [
      '/samples/norrkabel.html.br',
      '/samples/norrkabel.html.gz',
      '/samples/.norrkabel.sha256',
    ])
      expect([twin, (await page(twin)).status]).toEqual([twin, 404])
  })

  test('S1: calls answer as they always do, and an unknown one with a JSON 404', async () => {
    await setComingSoon(true)
    for (const path of ['/api/partners', '/api/samples/norrkabel'])
      expect([path, await (await page(path)).text()]).toEqual([path, expect.stringContaining(secret)])
    for (const path of [
      '/api/company/info',
      '/api/site-settings',
      '/api/categories?limit=1',
      '/api/downloads',
    ])
      expect([path, (await page(path)).status]).toEqual([path, 200])
    const unknown = await page('/api/never-was')
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'not_found' }),
    ])
    expect((await page('/api/dashboard')).status).toBe(401)
  })

  test('S1: robots.txt and the sitemap agree that there is nothing to index, and forbid nothing for good', async () => {
    const read = async (path: string) => {
      const answer = await page(path)
      expect([path, answer.status]).toEqual([path, 200])
      return { text: await answer.text(), kept: answer.headers.get('cache-control') }
    }
    expect((await read('/robots.txt')).text).toContain('/sitemap.xml')
    expect((await read('/sitemap.xml')).text).toContain('/privacy</loc>')
    await setComingSoon(true)
    const [robots, sitemap] = [await read('/robots.txt'), await read('/sitemap.xml')]
    expect(robots.text).not.toMatch(/Sitemap:|Disallow: \/\n/)
    expect(sitemap.text).toContain('<urlset')
    expect(sitemap.text).not.toContain('<loc>')
    expect([robots.kept, sitemap.kept]).toEqual(['no-store', 'no-store'])
  })

  test('what visitors send is still taken', async () => {
    await setComingSoon(true)
    expect((await page('/api/livez')).status).toBe(200)
    const message = {
      name: 'Mia',
      email: 'mia@busbar.example',
      subject: 'Hello',
      message: 'Are you open yet?',
    }
    expect((await busbar.call('POST', '/api/contact', { body: message })).status).toBe(201)
  })

  test('a render that began before is not stored after, however late it ends', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    try {
      copy.renders.length = 0
      const late = copy.publisher.publish('/samples/norrkabel')
      await until('a render is held', async () => copy.renders.includes('/samples/norrkabel'))
      await setComingSoon(true)
      await copy.publisher.publications.setClosed(true)
      await copy.store.clear()
      resolve()
      await late
    } finally {
      resolve()
      held = null
    }
    expect(await isStored('samples/norrkabel.html')).toBe(false)
    await closed()
  })

  test('files that somebody puts back are taken away again', async () => {
    await setComingSoon(true)
    await closed()
    await mkdir(join(folder, 'pages/samples'), { recursive: true })
    await writeFile(join(folder, 'pages/samples/norrkabel.html'), secret)
    await writeFile(join(folder, 'pages/samples/norrkabel.html.gz'), gzipSync(secret))
    await writeFile(join(folder, 'pages/samples/norrkabel.html.br'), brotliCompressSync(secret))
    await closed()
  })

  test('all pages are back when it goes online, also those that changed meanwhile', async () => {
    await setComingSoon(true)
    await closed()
    await busbar.call('POST', '/api/partners', {
      token,
      body: { name: 'Meanwhile', description: 'A partner' },
    })
    await setComingSoon(false)
    expect((await page('/')).status).toBe(200)
    await until(
      'all are stored',
      async () => (await isStored('privacy.html')) && (await isStored('index.html')),
    )
    expect(await (await page('/')).text()).toContain('Meanwhile')
  })
})

describe('POST /auth/site-pass', () => {
  const getPass = async (as = token) => {
    const { headers } = await busbar.call('POST', '/api/auth/site-pass', { token: as })
    return String(headers['set-cookie'])
  }
  const withPass = (cookie: string, path = '/samples/norrkabel') =>
    page(path, { headers: { cookie: cookie.split(';')[0] ?? '' } })

  test('who is signed in sees the site with a cookie that scripts cannot read, and nobody keeps what is answered', async () => {
    await setComingSoon(true)
    await closed()
    const cookie = await getPass()
    expect(cookie).toMatch(/^site_pass=v1\.[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
    for (const path of ['/', '/samples/norrkabel']) {
      const answer = await withPass(cookie, path)
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
      expect(await answer.text(), path).toContain(secret)
    }
    expect(await storedNames()).toEqual([])
  })

  test('who is signed in sees it as long as the session is, and the cookie opens nothing else', async () => {
    await setComingSoon(true)
    await closed()
    const editor = await busbar.signIn('editor')
    const cookie = await getPass(editor.token)
    expect((await withPass(cookie)).status).toBe(200)
    expect((await withPass(cookie, '/api/dashboard')).status).toBe(401)
    // Not the last character: some of its bits are unused.
    const forged = cookie.replace(/.(?=.;)/, (sign) => (sign === 'A' ? 'B' : 'A'))
    expect((await withPass(forged)).status).toBe(503)
    await busbar.call('POST', '/api/auth/logout', { token: editor.token })
    expect((await withPass(cookie)).status).toBe(503)
    const idle = await busbar.signIn('editor')
    const idlePass = await getPass(idle.token)
    expect((await withPass(idlePass)).status).toBe(200)
    await busbar.db.execute(sql`update sessions set last_seen_at = now() - interval '13 hours'
      where token_hash = sha256(${idle.token}::bytea)`)
    expect((await withPass(idlePass)).status).toBe(503)
  })

  test('a visitor gets no pass', async () => {
    expect((await busbar.call('POST', '/api/auth/site-pass')).status).toBe(401)
  })
})
