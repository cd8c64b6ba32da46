import { texts } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import { addSampleFile } from '../../test/sample-input.ts'
import { compareAll, keepPages } from '../../test/website/kept-pages.ts'
import { createPrintedApp } from '../../test/website/printed-pages.ts'
import { randomHistory, randomNumbers } from '../../test/website/random-history.ts'
import { latestChange } from '../content/change-log.ts'
import { lookBack } from '../content/history/as-of.ts'
import { images } from '../content/tables.ts'
import { dryRun } from '../platform/postgres/dry-run.ts'
import type { Render } from '../publisher/render/render.ts'
import { historiedTables } from '../wiring/historied-tables.ts'

/** `HISTORY=500 npx vitest run time-machine` makes the long one. */
const steps = Number(process.env.HISTORY ?? 60)

let busbar: TestApp
let render: Render
let token = ''
beforeAll(async () => {
  const made = await createPrintedApp()
  busbar = made.busbar
  render = made.render
  token = (await busbar.signIn('admin')).token
})
afterAll(() => busbar.close())

const user = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  busbar.call(method, `/api${path}`, { body, token })
const make = async (collection: string, values: object) =>
  (await user('POST', `/${collection}`, values)).body.data
const asOf = (change: number, path: string) => user('POST', '/preview', { path, asOf: change })
const published = async (path: string) =>
  path === '/sitemap.xml' ? (await busbar.app.inject(path)).body : (await render(path)).html
const now = () => latestChange(busbar.db)

test(`after ${steps} changes of every kind, pages as of a change are, to the byte, what was published then`, {
  timeout: 600_000,
}, async () => {
  const addresses = ['one', 'two', 'three'].map((name) => `/uploads/general/${name}.webp`)
  for (const url of addresses)
    await busbar.db.insert(images).values({ url, width: 1, height: 1, thumbHash: '' })
  await addSampleFile(busbar.db)
  const random = randomNumbers(7)
  const history = randomHistory(user, addresses, random)
  await history.begin()
  const kept = await keepPages({ history, random, steps, published, now })
  const live = await published('/')
  const compared = await compareAll(kept, asOf)
  console.log(`${compared} pages of ${kept.length} moments in ${await now()} changes are the same`)
  expect(compared).toBeGreaterThan(kept.length * 6)
  expect(new Set(kept.map(({ pages }) => pages.get('/'))).size).toBeGreaterThan(kept.length / 2)
  expect(await published('/')).toBe(live)

  // All of it back, from the newest moment kept to the oldest.
  for (const { change, pages } of [kept.at(-2), kept.at(-3), kept[0]].flatMap((one) => one ?? [])) {
    for (const { _id } of (await user('GET', '/drafts')).body.data) await user('DELETE', `/drafts/${_id}`)
    const { body } = await user('POST', '/releases/bring-back', { name: 'As it was', asOf: change })
    const { release, leftOut } = body.data
    expect(leftOut.every((one: { reason: string }) => one.reason === 'not-drafted')).toBe(true)
    expect((await user('POST', `/releases/${release._id}/publish`)).body).toMatchObject({ success: true })
    for (const [path, page] of pages)
      if (path !== '/privacy') expect([path, drafted(await published(path))]).toEqual([path, drafted(page)])
  }
})

/** What a release does not bring back: moments, and alternative texts. */
const drafted = (page: string) =>
  page
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
    .replace(/"alt":"[^"]*"/g, '')
    .replace(/"revision":\d+/g, '')

describe('the website as it was', () => {
  test('an address that a record got later leads nowhere then, and its old one does', async () => {
    const { _id } = await make('products', { title: 'Old relay', shortDescription: 'x' })
    const before = await now()
    await user('PUT', `/products/${_id}`, { title: 'New relay' })
    expect((await asOf(before, '/products/old-relay')).text).toContain('Old relay')
    expect((await asOf(before, '/products/new-relay')).status).toBe(404)
    expect((await asOf(before - 1, '/products/old-relay')).status).toBe(404)
    expect((await asOf(before + 1, '/products/new-relay')).text).toBe(await published('/products/new-relay'))
  })

  test('records stand where they stood, also those that others had pushed', async () => {
    const titles = ['First', 'Second', 'Third'].map((title) => `${title} in the row`)
    const ids: string[] = []
    for (const title of titles) ids.push((await make('services', { title }))._id)
    const [first, , third] = ids
    const place = (await user('GET', `/services/${first}`)).body.data.displayOrder
    await user('PUT', `/services/${third}`, { displayOrder: place })
    const [then, page] = [await now(), await published('/')]
    await user('PUT', `/services/${first}`, { title: 'Renamed' })
    expect((await asOf(then, '/')).text).toBe(page)
  })

  test('what was deleted for good is not shown, and is said to be missing', async () => {
    const { _id } = await make('partners', { name: 'Erased later', description: 'x' })
    const kept = await make('partners', { name: 'In the trash', description: 'x' })
    const then = await now()
    for (const id of [_id, kept._id]) await user('DELETE', `/partners/${id}`)
    expect((await asOf(then, '/')).text).toContain('Erased later')
    expect((await user('POST', '/partners/bulk-erase', { ids: [_id] })).body.data).toEqual({ erased: 1 })
    const { text, headers } = await asOf(then, '/')
    expect([text.includes('Erased later'), text.includes('In the trash')]).toEqual([false, true])
    expect(headers['x-missing-records']).toBe('1')
    // When it was in the trash already, or not yet there, nothing is missing.
    expect((await asOf(then + 1, '/')).headers['x-missing-records']).toBe('0')
    expect((await asOf(then - 2, '/')).headers['x-missing-records']).toBe('0')
  })

  test('a version that is older than a column shows what the column holds by itself', async () => {
    const { _id } = await make('products', { title: 'Older than a column', shortDescription: 'x' })
    const then = await now()
    await user('PUT', `/products/${_id}`, { isNew: true })
    await busbar.db.execute(sql`update revisions set after = after - 'isNew' where record_id = ${_id}`)
    const page = await asOf(then, '/products/older-than-a-column')
    expect([page.status, page.text.includes('"isNew":false')]).toEqual([200, true])
  })

  test('nothing of it stays, and nothing can be written through it', async () => {
    await user('PUT', '/company/info', { name: 'Wattwerk' })
    const then = await now()
    await user('PUT', '/company/info', { name: 'Ampera' })
    const [page, live] = await Promise.all([asOf(then, '/'), published('/')])
    expect([page.text.includes('Wattwerk'), live.includes('Ampera')]).toEqual([true, true])
    const temporary = sql`select relname from pg_class where relpersistence = 't' and relkind in ('r', 'v')`
    expect((await busbar.db.execute(temporary)).rows).toEqual([])
    await expect(
      dryRun(busbar.db, async () => {
        await lookBack(busbar.db, historiedTables, then)
        await busbar.db.execute(sql`insert into attempts (key, count, at) values ('x', 1, now())`)
      }),
    ).rejects.toMatchObject({ cause: { code: '25006' } })
    await expect(lookBack(busbar.db, historiedTables, then)).rejects.toThrow('only a dry run')
    expect(await now()).toBe(then + 1)
  })

  test('what is saved while a page of the past is made does not show in it', async () => {
    const { _id } = await make('partners', { name: 'Before', description: 'x' })
    const then = await now()
    const names = await dryRun(busbar.db, async () => {
      await lookBack(busbar.db, historiedTables, then)
      await user('GET', '/services')
      const other = new pg.Client({ connectionString: busbar.ownerUrl })
      await other.connect()
      await other.query(`update partners set name = 'Meanwhile' where _id = '${_id}'`)
      await other.end()
      return (await busbar.call('GET', '/api/partners')).text
    })
    expect([names.includes('Before'), names.includes('Meanwhile')]).toEqual([true, false])
  })

  test('A41: the past is kept by nobody, and is for users, of changes that were made, and holds no drafts', async () => {
    const then = await now()
    const { status, text } = await busbar.call('POST', '/api/preview', { body: { path: '/', asOf: then } })
    expect([status, text.includes('<html')]).toEqual([401, false])
    expect((await asOf(then + 1, '/')).status).toBe(404)
    for (const change of [0, -1, 1.5, 2 ** 53, '1; drop table partners', '1'] as number[])
      expect([change, [400, 422].includes((await asOf(change, '/')).status)]).toEqual([change, true])
    const { body } = await user('POST', '/preview', { path: '/', asOf: then, release: crypto.randomUUID() })
    expect(body.errors).toEqual({ asOf: texts.releases.pastIsOver })
    const { headers } = await asOf(then, '/')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    const { token } = await busbar.signIn('editor')
    const page = await busbar.call('POST', '/api/preview', { token, body: { path: '/', asOf: then } })
    expect(page.text).toBe(await published('/'))
  })
})
