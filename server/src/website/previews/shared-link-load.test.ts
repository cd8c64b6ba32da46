import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { until } from '../../../test/until.ts'
import { addPreviews } from './preview-pages.ts'

let busbar: TestApp
let token = ''
const rendering: string[] = []
const held = new Map<string, Promise<void>>()
beforeAll(async () => {
  busbar = await createTestApp({
    pages: (app, db) =>
      addPreviews(app, {
        db,
        async render(path) {
          rendering.push(path)
          await held.get(path)
          return { status: 200, html: `<h1>${path}</h1>` }
        },
      }),
  })
  token = (await busbar.signIn('admin')).token
})
afterAll(() => busbar.close())

const user = (method: 'POST' | 'PUT', path: string, body: object) =>
  busbar.call(method, `/api${path}`, { token, body })
const times = (path: string) => rendering.filter((one) => one === path).length

/** A link to a release with one draft. */
async function share() {
  const values = { name: `Partner ${crypto.randomUUID()}`, description: 'x' }
  const draft = (await user('POST', '/drafts', { collection: 'partners', kind: 'new', values })).body.data
  const { path } = (await user('POST', `/releases/${draft.release._id}/links`, {})).body.data
  return { draft, open: (page: string) => busbar.call('GET', `${path}${page}`) }
}

/** A page whose renders wait until it is let go. */
function hold(path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  held.set(path, promise)
  return resolve
}

test('R3: however often one link is reloaded, its page is made once, and users find their places free', async () => {
  const { open } = await share()
  const letGo = hold('/slow')
  const reloads = Array.from({ length: 30 }, () => open('/slow'))
  await until('it is being made', () => times('/slow') === 1)
  // Both of them at once, while the link's page is not done.
  const previews = await Promise.all(['/a', '/b'].map((path) => user('POST', '/preview', { path })))
  expect(previews.map(({ status }) => status)).toEqual([200, 200])
  expect((await user('POST', '/preview/check', {})).status).toBe(200)
  letGo()
  for (const { status, text } of await Promise.all(reloads))
    expect([status, text]).toEqual([200, '<h1>/slow</h1>'])
  expect(times('/slow')).toBe(1)
})

test('R3: a kept page ends with the version of the release, and with what is live', async () => {
  const { draft, open } = await share()
  for (let time = 0; time < 3; time++) await open('/kept')
  expect(times('/kept')).toBe(1)
  const changed = { values: { name: 'Another name', description: 'x' } }
  expect((await user('PUT', `/drafts/${draft._id}`, changed)).status).toBe(200)
  await open('/kept')
  expect(times('/kept')).toBe(2)
  await user('POST', '/partners', { name: 'Live', description: 'x' })
  await open('/kept')
  expect(times('/kept')).toBe(3)
})

test('R3: whoever opens many pages of a link at once is told to come back', async () => {
  const { open } = await share()
  const letGo = hold('/busy')
  const first = open('/busy')
  await until('it is being made', () => times('/busy') === 1)
  const others = ['/1', '/2', '/3', '/4', '/5'].map((path) => open(path))
  const refused: string[] = []
  for (const other of others)
    void other.then(({ status, headers }) => status === 503 && refused.push(String(headers['retry-after'])))
  await until('two of them are', () => refused.length === 2)
  expect(refused).toEqual(['5', '5'])
  letGo()
  expect((await first).status).toBe(200)
  const statuses = (await Promise.all(others)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 200, 200, 503, 503])
  expect((await open('/5')).status).toBe(200)
})
