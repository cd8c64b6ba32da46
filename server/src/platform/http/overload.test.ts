import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { texts } from '@busbar/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { until } from '../../../test/until.ts'
import { serveBuiltFiles } from '../../website/built-files.ts'
import { createAppMetrics } from '../../wiring/app-metrics.ts'
import { answerPageError } from './answer-error.ts'

const appMetrics = createAppMetrics()
/** However late this machine is, until being late is what a test is about. */
const limits = { atOnce: 2, delay: Number.POSITIVE_INFINITY }
let busbar: TestApp
let origin: string
let letGo = () => {}
let entered = 0
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Switchgear', message: 'A panel, please.' }

beforeAll(async () => {
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  busbar = await createTestApp({
    appMetrics,
    limits,
    routes: (app) => {
      const config = { access: 'public' as const }
      app.get('/held', { config }, async () => {
        entered++
        await held
        return {}
      })
      app.get('/stream', { config: { ...config, priority: 'stream' } }, async () => {
        entered++
        await held
        return {}
      })
      app.get('/busy', { config: { ...config, priority: 'probe' } }, async () => {
        // So late that it is still so a few looks later, when the next request comes.
        for (let time = 0; time < 4; time++) {
          Atomics.wait(cell, 0, 0, 800)
          await pause(1)
        }
        return {}
      })
    },
    pages: async (app, _db, { folder }) => {
      await mkdir(join(folder, 'assets'))
      await writeFile(join(folder, 'assets/app.css'), 'body{}')
      await serveBuiltFiles(app, { prefix: '/assets/', root: join(folder, 'assets') })
      const config = { access: 'public' as const }
      app.get('/admin', { config, errorHandler: answerPageError }, () => 'the back office')
      app.post('/admin', { config, errorHandler: answerPageError }, () => 'never')
    },
  })
  await busbar.app.listen({ host: '127.0.0.1', port: 0 })
  if (!busbar.app.server.listening) await once(busbar.app.server, 'listening')
  origin = `http://127.0.0.1:${(busbar.app.server.address() as AddressInfo).port}/api`
})
afterAll(() => busbar.close())

const cell = new Int32Array(new SharedArrayBuffer(4))
const get = (path: string) => fetch(origin + path)
const contact = () =>
  fetch(`${origin}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })

/** S10: without its styles and scripts, a page that did get through is nothing. */
async function expectBuiltFiles() {
  const file = await fetch(new URL('/assets/app.css', origin))
  expect([file.status, await file.text()]).toEqual([200, 'body{}'])
}

/** A10: a person gets a page that tries again by itself, without a script; what they send is not sent anew by it. */
async function expectBusyPage() {
  const page = await fetch(new URL('/admin', origin))
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await page.text()
  expect(html).toContain('<meta http-equiv="refresh" content="5">')
  expect(html).toContain(`<a href="">${texts.api.busyPage.again}</a>`)
  expect(html).toContain('<style>')
  expect(html).not.toContain('<script')
  const sent = await fetch(new URL('/admin', origin), { method: 'POST' })
  expect([sent.status, await sent.text()]).toEqual([503, expect.not.stringContaining('refresh')])
}

describe('too much to do', () => {
  test('S10, A10: work beyond the limit is refused with Retry-After, a person gets a page that retries; enquiries, health and built files still get in', async () => {
    const inFlight = [get('/held'), get('/held'), get('/stream')]
    await until('all three are in flight', () => entered === 3)
    const refused = await get('/partners')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(((await refused.json()) as { code: string }).code).toBe('unavailable')
    expect((await contact()).status).toBe(201)
    expect((await get('/livez')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(200)
    await expectBuiltFiles()
    await expectBusyPage()
    letGo()
    for (const answer of await Promise.all(inFlight)) expect(answer.status).toBe(200)
    expect((await get('/partners')).status).toBe(200)
    expect(await appMetrics.metrics.text()).toContain(
      'busbar_requests_refused_total{route="/api/partners"} 1',
    )
  })

  test('a process that cannot keep up refuses work, enquiries last', async () => {
    limits.delay = 200
    await get('/busy')
    const [ordinary, high] = await Promise.all([get('/partners'), contact()])
    expect([ordinary.status, high.status]).toEqual([503, 201])
    await until('it takes work again', async () => (await get('/partners')).status === 200)
  })

  test('calls that we make ourselves, to render a page, are part of the work that they are for', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => busbar.call('GET', '/api/partners')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })
})
