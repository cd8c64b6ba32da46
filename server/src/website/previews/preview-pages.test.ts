import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { bestOf } from '../../../test/measure/measure.ts'
import { createPrintedApp } from '../../../test/website/printed-pages.ts'
import { whoMayCall } from '../../../test/who-may-call.ts'
import { latestChange } from '../../content/change-log.ts'
import type { Render } from '../../publisher/render/render.ts'

let busbar: TestApp
let token = ''
let render: Render
beforeAll(async () => {
  const made = await createPrintedApp()
  busbar = made.busbar
  render = made.render
  token = (await busbar.signIn('admin')).token
  // What there is one of gets its id when it is first saved.
  await user('PUT', '/company/info', { name: 'Wattwerk' })
  await user('PUT', '/site-settings', { titleSuffix: 'Wattwerk' })
})
afterAll(() => busbar.close())

const user = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  busbar.call(method, `/api${path}`, { body, token })
const make = async (collection: string, values: object) => {
  const answer = await user('POST', `/${collection}`, values)
  expect([collection, answer.status, answer.body?.errors]).toEqual([collection, 201, undefined])
  return answer.body.data
}
const draft = async (body: object) => {
  const answer = await user('POST', '/drafts', body)
  expect([answer.status, answer.body?.errors]).toEqual([201, undefined])
  return answer.body.data
}
const preview = (path: string, what: object) => user('POST', '/preview', { path, ...what })
/** Moments differ, and the change's own number does. */
const timeless = (page: string) => page.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')

let number = 0
/** A release of twenty drafts of every kind. All of its words begin with `mark`. */
async function twentyDrafts(mark: string) {
  for (const { _id } of (await user('GET', '/drafts')).body.data) await user('DELETE', `/drafts/${_id}`)
  const release = (await user('POST', '/releases', { name: `${mark} release` })).body.data._id as string
  const into = (body: object) => draft({ release, ...body })
  const unique = (what: string) => `${what} ${++number}`
  const category = await make('categories', { title: unique('Category') })
  const product = { shortDescription: 'Short.', category: category._id }
  const services = []
  for (let count = 0; count < 3; count++) services.push(await make('services', { title: unique('Service') }))
  const person = { position: 'Engineer', jobTitle: 'Engineer', description: 'x', email: 'x@busbar.example' }
  const client = { email: 'x@busbar.example', description: 'Good.', imageUrl: '/uploads/clients/x.webp' }
  const fresh = await into({
    collection: 'categories',
    kind: 'new',
    values: { title: unique(mark), displayOrder: 0 },
  })
  const event = { category: fresh.recordId, title: unique(mark), description: `${mark} fair` }
  await into({ collection: 'events', kind: 'new', values: event })
  for (let count = 0; count < 5; count++)
    await into({
      collection: 'products',
      kind: 'new',
      values: { ...product, title: unique(mark), category: fresh.recordId },
    })
  await into({ collection: 'services', kind: 'new', values: { title: unique(mark) } })
  await into({ collection: 'team', kind: 'new', values: { ...person, name: unique(mark) } })
  await into({ collection: 'clients', kind: 'new', values: { ...client, name: unique(mark) } })
  await into({ collection: 'partners', kind: 'new', values: { name: unique(mark), description: mark } })
  const changed = await make('products', { ...product, title: unique('Product') })
  await into({
    collection: 'products',
    recordId: changed._id,
    kind: 'changed',
    values: { title: unique(mark) },
  })
  for (let count = 0; count < 2; count++) {
    const { _id } = await make('partners', { name: unique('Partner'), description: 'x' })
    await into({
      collection: 'partners',
      recordId: _id,
      kind: 'changed',
      values: { description: `${mark} text` },
    })
  }
  for (let count = 0; count < 2; count++) {
    const { _id } = await make('products', { ...product, title: unique('Going') })
    await into({ collection: 'products', recordId: _id, kind: 'deleted' })
  }
  await into({ collection: 'categories', recordId: category._id, kind: 'deleted' })
  const order = services.map(({ _id }) => _id).toReversed()
  await into({ collection: 'services', kind: 'reordered', values: { order } })
  const heroImages = [
    { imageUrl: '/uploads/company/x.webp', title: `${mark} hero`, buttonText: '', buttonLink: '' },
  ]
  await into({ collection: 'company', kind: 'changed', values: { heroImages, name: `${mark} Works` } })
  const words = {
    description: `${mark} site`,
    homeSections: [
      { id: 'team', heading: `${mark} team`, introduction: `${mark} people` },
      { id: 'blocks', key: 'between', blocks: [{ type: 'text', key: 'words', text: `${mark} words` }] },
    ],
    menu: [{ label: mark, link: '#team' }],
    footerLinks: [{ label: mark, link: `/${mark}` }],
    words: { contactButton: `Ask ${mark}` },
  }
  await into({ collection: 'site-settings', kind: 'changed', values: words })
  expect((await user('GET', `/releases/${release}`)).body.data.size).toBe(20)
  return { release, changed }
}

test('a preview of a release of twenty drafts is, to the byte, what is published; the live page never changes', async () => {
  const { release, changed } = await twentyDrafts('Quicksilver')
  const live = async () => [
    (await render('/')).html,
    (await render(`/products/${changed.slug}`)).html,
    (await busbar.app.inject('/sitemap.xml')).body,
  ]
  const before = await live()
  const number = await latestChange(busbar.db)
  const { pages } = (await user('GET', `/releases/${release}/check`)).body.data
  const paths = ['/', '/sitemap.xml', ...pages.filter((path: string) => path.startsWith('/products/'))]
  expect(paths.length).toBeGreaterThanOrEqual(8)
  const previews: string[] = []
  for (const path of paths) previews.push((await preview(path, { release })).text)
  expect(previews[0]).toContain('Quicksilver')
  expect(await live()).toEqual(before)
  expect(await latestChange(busbar.db)).toBe(number)

  expect((await user('POST', `/releases/${release}/publish`)).status).toBe(200)
  for (const [index, path] of paths.entries()) {
    const published =
      path === '/sitemap.xml' ? (await busbar.app.inject(path)).body : (await render(path)).html
    expect([path, timeless(previews[index] ?? '')]).toEqual([path, timeless(published)])
  }
  expect(await live()).not.toEqual(before)
})

test('what is being typed is shown without being saved, also on top of a draft', async () => {
  const record = await make('partners', { name: 'Typed on', description: 'x' })
  const typed = (values: object) => ({
    draft: { collection: 'partners', recordId: record._id, kind: 'changed', values },
  })
  expect((await preview('/', typed({ name: 'Typing…' }))).text).toContain('Typing…')
  expect((await user('GET', `/drafts?recordId=${record._id}`)).body.data).toEqual([])
  // Nothing typed yet is the live page.
  expect((await preview('/', typed({}))).text).toBe((await render('/')).html)
  const { release } = await draft({
    collection: 'partners',
    recordId: record._id,
    kind: 'changed',
    values: { name: 'Saved' },
  })
  const both = (await preview('/', { release: release._id, ...typed({ name: 'Typed over' }) })).text
  expect([both.includes('Typed over'), both.includes('"Saved"')]).toEqual([true, false])
  const wrong = await preview('/', typed({ name: '' }))
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['name']])
  const check = await user('POST', '/preview/check', {
    draft: { collection: 'products', kind: 'new', values: { title: 'Freshly typed', shortDescription: 'x' } },
  })
  expect(check.body.data.pages).toContain('/products/freshly-typed')
})

test('a record with another title is found at its address from before', async () => {
  const product = await make('products', { title: 'Once called so', shortDescription: 'x' })
  const draft = {
    collection: 'products',
    kind: 'changed',
    recordId: product._id,
    values: { title: 'Renamed' },
  }
  const page = await preview(`/products/${product.slug}`, { draft })
  expect([page.status, page.text.includes('Renamed')]).toEqual([200, true])
})

const keptByNobody = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
}

test('A41: a preview is kept and indexed by nobody, and is for users and links alone', async () => {
  const { headers, status } = await preview('/', {})
  expect(status).toBe(200)
  expect(headers).toMatchObject(keptByNobody)
  const { status: refused, text } = await busbar.call('POST', '/api/preview', { body: { path: '/' } })
  expect([refused, text.includes('<html')]).toEqual([401, false])
  for (const path of ['/../etc/passwd', '//evil.example', '/admin.html', 'https://evil.example/', '/%2e%2e'])
    expect([path, (await preview(path, {})).status]).toEqual([path, 404])
  const editor = await busbar.signIn('editor')
  const settings = { draft: { collection: 'company', kind: 'changed', values: { name: 'Mine' } } }
  const answer = await busbar.call('POST', '/api/preview', {
    token: editor.token,
    body: { path: '/', ...settings },
  })
  expect(answer.status).toBe(403)
})

describe('POST /releases/{id}/links', () => {
  test('A12: a shared preview needs no account, leads on through itself, and ends: expired, withdrawn, published or unknown look the same', async () => {
    const shared = async () => {
      const values = { title: `Shared ${++number}`, shortDescription: 'x' }
      const { release } = await draft({ collection: 'products', kind: 'new', values })
      const answer = await user('POST', `/releases/${release._id}/links`, {})
      expect(answer.status).toBe(201)
      return { release: release._id as string, ...answer.body.data, title: values.title }
    }
    const open = (path: string) => busbar.call('GET', path)
    const one = await shared()
    const page = await open(one.path)
    expect([page.status, page.headers]).toMatchObject([200, keptByNobody])
    expect(page.headers['set-cookie']).toBe(undefined)
    expect(page.text).toMatch(/^<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy"/)
    expect(page.text).toContain(one.title)
    expect(page.text).toContain(`href="${one.path}/products/first"`)
    const product = await open(`${one.path}/products/${one.title.toLowerCase().replace(' ', '-')}`)
    expect([product.status, product.text.includes(one.title)]).toEqual([200, true])

    const stored = JSON.stringify((await busbar.db.execute(sql`select * from share_links`)).rows)
    expect(stored).not.toContain(one.path.split('/').at(-1))
    const listed = (await user('GET', `/releases/${one.release}/links`)).body.data
    expect(listed).toEqual([expect.objectContaining({ _id: one._id, createdBy: expect.any(Object) })])
    expect(JSON.stringify(listed)).not.toContain('preview/')

    const [expired, withdrawn, published] = [await shared(), await shared(), await shared()]
    await busbar.db.execute(sql`update share_links set expires_at = now() where _id = ${expired._id}`)
    expect((await user('DELETE', `/releases/${withdrawn.release}/links/${withdrawn._id}`)).status).toBe(200)
    await user('POST', `/releases/${published.release}/publish`)
    const unknown = await open(`/preview/${'x'.repeat(43)}`)
    expect(unknown.status).toBe(404)
    for (const { path } of [expired, withdrawn, published]) {
      const { status, text, headers } = await open(path)
      expect([status, text]).toEqual([404, unknown.text])
      expect(headers).toMatchObject(keptByNobody)
    }
    expect((await user('GET', `/releases/${withdrawn.release}/links`)).body.data).toEqual([])
    expect((await open(one.path)).status).toBe(200)
  })
})

test('A9: a shared preview says of what it is, until when and what changes; nothing else has that bar', async () => {
  const name = 'Autumn <b>fair</b>'
  const release = (await user('POST', '/releases', { name })).body.data._id as string
  const partner = await make('partners', { name: 'Leaving', description: 'x' })
  const values = { title: 'Fair & square', shortDescription: 'x' }
  await draft({ release, collection: 'products', kind: 'new', values })
  await draft({ release, collection: 'partners', kind: 'deleted', recordId: partner._id })
  await user('PUT', '/site-settings', { timeZone: 'Europe/Berlin' })
  const { path, _id } = (await user('POST', `/releases/${release}/links`, {})).body.data
  await busbar.db.execute(sql`update share_links set expires_at = '2031-05-04T08:30:00Z' where _id = ${_id}`)
  const bar = /<body><style>[^<]*<\/style><aside class="preview-bar".*?<\/aside>/
  for (const page of [path, `${path}/privacy`, `${path}/products/gone`]) {
    const [said = ''] = bar.exec((await busbar.call('GET', page)).text) ?? []
    expect(said).toContain('of “Autumn &#60;b&#62;fair&#60;/b&#62;”')
    expect(said).toContain('until May 4, 2031, 10:30 AM GMT+2.')
    expect(said).toContain('<li>New product: Fair &#38; square</li><li>Removed partner: Leaving</li>')
    expect(said).not.toContain('<script')
  }
  expect((await busbar.call('GET', `${path}/sitemap.xml`)).text).not.toContain('preview-bar')
  expect((await preview('/', { release })).text).not.toContain('preview-bar')
  expect((await render('/')).html).not.toContain('preview-bar')
})

test('A26: with drafts of every kind, nothing that a visitor can ask for holds a word of them', async () => {
  const { release } = await twentyDrafts('Zebrafish')
  await user('POST', `/releases/${release}/links`, {})
  const drafts = (await user('GET', `/drafts?release=${release}`)).body.data as { recordId: string | null }[]
  const ids = drafts.flatMap(({ recordId }) => recordId ?? []).slice(0, 8)
  const pages = (await user('GET', `/releases/${release}/check`)).body.data.pages as string[]
  const lines = whoMayCall
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
  const calls = lines.flatMap(([method, url = '']) => (method === 'GET' ? [url] : []))
  const asked = calls
    .filter((url) => !url.includes('*') && url !== '/api/live')
    .flatMap((url) =>
      url.includes(':') ? ids.map((id) => url.replace(/:\w+/g, id)) : [url, `${url}?search=zebrafish`],
    )
  const slugs = pages.map((path) => path.split('/').at(-1) ?? '')
  for (const collection of ['products', 'categories', 'services'])
    asked.push(...slugs.map((slug) => `/api/${collection}/${slug}`))
  expect(asked.length).toBeGreaterThan(150)
  const leaks: string[] = []
  for (const url of asked) {
    const { text } = await busbar.call('GET', url)
    // What was asked for may be repeated.
    if (/zebrafish/i.test(text.replaceAll('search=zebrafish', ''))) leaks.push(url)
  }
  for (const path of ['/', ...pages]) if (/zebrafish/i.test((await render(path)).html)) leaks.push(path)
  expect(leaks).toEqual([])
  const { rows } = await busbar.db.execute(sql`select 1 from pgboss.job where data::text ilike '%zebrafish%'`)
  expect(rows).toEqual([])
})

test('fifty previews and twenty saves at once: nobody is refused, and saves hardly wait', async () => {
  const { release } = await twentyDrafts('Crowded')
  const records = await Promise.all(
    Array.from({ length: 20 }, (_, index) => make('partners', { name: `Saved ${index}`, description: 'x' })),
  )
  const saves = async (round: number) =>
    Promise.all(
      records.map(async ({ _id }) => {
        const started = performance.now()
        const { status } = await user('PUT', `/partners/${_id}`, { description: `Round ${round}` })
        expect(status).toBe(200)
        return performance.now() - started
      }),
    )
  const p95 = (times: number[]) =>
    times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
  await saves(0)
  const wait = await bestOf(3, 1, async () => {
    const quiet = p95([...(await saves(1)), ...(await saves(2)), ...(await saves(3))])
    const previews = Array.from({ length: 50 }, () => preview('/', { release }))
    const busy = p95([...(await saves(4)), ...(await saves(5)), ...(await saves(6))])
    const statuses = (await Promise.all(previews)).map(({ status }) => status)
    console.log(`saves, p95: quiet ${quiet.toFixed(0)} ms, beside 50 previews ${busy.toFixed(0)} ms`)
    expect(new Set(statuses)).toEqual(new Set([200]))
    return busy / (quiet * 2 + 200)
  })
  expect(wait).toBeLessThan(1)
})
