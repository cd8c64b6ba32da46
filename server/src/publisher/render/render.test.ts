import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/telemetry/log.ts'
import { createRender, type WebApp } from './render.ts'

const answering = (status: number, reason: string) =>
  (async () =>
    new Response('{"success":false,"message":"Try again"}', {
      status,
      headers: { 'content-type': 'application/json', 'x-reason': reason },
    })) as typeof fetch
const renderWith = (web: WebApp, api = answering(503, 'canceling statement due to statement timeout')) =>
  createRender({ web, fetch: api, publicUrl: 'https://busbar.example', styleSheets: new Map() })
const page = () => new Response('<!DOCTYPE html><html><head></head><body>Defaults</body></html>')

afterEach(() => void vi.useRealTimers())

test('A3: a page that hides what it could not read is none, and says what it was and why', async () => {
  const render = renderWith({
    async handle(_request, { api }) {
      await api.company.get().catch(() => null)
      return page()
    },
  })
  expect(await render('/')).toMatchObject({
    status: 503,
    reason: '/api/company/info answered 503 (canceling statement due to statement timeout)',
  })
})

test('A3: a page that says itself why it lacks something is none either', async () => {
  const render = renderWith({
    async handle(_request, { failed }) {
      failed(new Error('the settings are away'))
      return page()
    },
  })
  expect(await render('/')).toMatchObject({ status: 503, reason: 'the settings are away' })
})

test('a page that asks for what there is not is a page', async () => {
  const handle: WebApp['handle'] = async (_request, { api }) => {
    await api.company.get().catch(() => null)
    return page()
  }
  expect(await renderWith({ handle }, answering(404, ''))('/')).toMatchObject({ status: 200, reason: null })
})

test('a page that is published is waited for 30 s', async () => {
  vi.useFakeTimers()
  const rendering = renderWith({ handle: () => new Promise<Response>(() => {}) })('/')
  let end = 'none'
  rendering.catch(({ cause }) => {
    end = cause.message
  })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(end).toBe('none')
  await vi.advanceTimersByTimeAsync(1)
  expect(end).toBe('rendering / took more than 30000 ms')
})

test('A3: the log tells a reason in one line, without what it says about persons', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const cause = new Error('no mailbox ada@example.com\nparams: a secret')
  log.warn({ reason: new Error('Failed query: select …', { cause }) }, 'it failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reason: 'no mailbox <address>', msg: 'it failed' })
})
