import { limits } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../../../test/api.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { fillCatalogue } from '../../../test/catalogue.ts'
import { plansOf, wholeReads } from '../../../test/measure/plans.ts'
import { recordStatements } from '../../../test/measure/statements.ts'
import { testSession } from '../../../test/standard/standard-writes.ts'

const api = startApi()
const read = async (query = '') => api.read(`/dashboard${query}`)
const attention = async () =>
  Object.fromEntries(
    (await read()).attention.map(({ kind, ...rest }: { kind: string }) => [kind, rest]),
  ) as Record<string, { count: number; names: string[] }>

/** A message that came so many hours ago. */
async function message(hours: number, isSpam = false) {
  const at = Date.now() - hours * 60 * 60_000
  const digits = at.toString(16).padStart(12, '0')
  const id = `${digits.slice(0, 8)}-${digits.slice(8)}${crypto.randomUUID().slice(13).replace(/^-./, '-7')}`
  await api.db().execute(sql`insert into messages (_id, name, email, subject, message, is_spam)
    values (${id}, 'Max', 'max@busbar.example', 'Motors', 'Two.', ${isSpam})`)
}

describe('GET /dashboard', () => {
  testSession(api, 'GET', () => '/dashboard')

  test('an empty site has no messages, no records, and needs slides and company data', async () => {
    const data = await read()
    expect(data.unread).toBe(0)
    expect(data.totals).toMatchObject({
      products: 0,
      categories: 0,
      services: 0,
      team: 0,
      partners: 0,
      clients: 0,
    })
    expect(new Set(Object.values(data.totals))).toEqual(new Set([0]))
    expect(data.totals).not.toHaveProperty('events')
    expect(data.messagesPerDay).toHaveLength(limits.dashboard.days)
    expect(data.messagesPerDay.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), count: 0 })
    expect(data.attention).toEqual([
      { kind: 'hero-empty', count: 1, names: ['heroImages'] },
      { kind: 'company-incomplete', count: 6, names: ['name', 'email', 'phone'] },
    ])
  })

  test('messages are counted by the day they came on, without those in quarantine', async () => {
    for (const hours of [0, 0, 24, 24 * 10, 24 * 40]) await message(hours)
    await message(0, true)
    const { unread, messagesPerDay } = await read('?timeZone=Pacific/Auckland')
    const counts = messagesPerDay.map(({ count }: { count: number }) => count)
    expect([unread, counts.at(-1), counts.at(-2), counts.at(-11)]).toEqual([5, 2, 1, 1])
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(4)
  })

  test('a time zone that is none is refused, and so is any other question', async () => {
    for (const query of ['timeZone=Nowhere/Else', 'timeZone=', 'days=7'])
      expect([query, (await api.user('GET', `/dashboard?${query}`)).status]).toEqual([query, 400])
  })

  test('visible products without picture or category are named, the newest first; hidden and deleted ones are not', async () => {
    const names = ['Fuse', 'Breaker', 'Relay', 'Motor']
    for (const title of names) await api.create('products', { title, shortDescription: 'x' })
    await api.create('products', { title: 'Hidden', shortDescription: 'x', status: 'inactive' })
    const gone = await api.create('products', { title: 'Gone', shortDescription: 'x' })
    await api.user('DELETE', `/products/${gone._id}`)
    const category = await api.create('categories', { title: 'Drives' })
    await api.create('products', {
      title: 'Complete',
      shortDescription: 'x',
      mainImageUrl: '/uploads/products/a.webp',
      category: category._id,
    })
    const found = await attention()
    expect(found['products-without-picture']).toEqual({ count: 4, names: ['Motor', 'Relay', 'Breaker'] })
    expect(found['products-without-category']).toEqual({ count: 4, names: ['Motor', 'Relay', 'Breaker'] })
    expect((await read()).totals.products).toBe(6)
  })

  test('a category with past events only is named until one is to come', async () => {
    const { _id: category } = await api.create('categories', { title: 'Switchgear' })
    expect((await attention())['categories-with-past-events']).toBeUndefined()
    const event = { title: 'Fair', description: 'Come', category }
    await api.create('events', { ...event, date: '2020-01-01T10:00:00.000Z' })
    expect((await attention())['categories-with-past-events']).toEqual({ count: 1, names: ['Switchgear'] })
    await api.create('events', { ...event, date: '2090-01-01T10:00:00.000Z' })
    expect((await attention())['categories-with-past-events']).toBeUndefined()
  })

  test('company data and slides stop asking once they are there', async () => {
    await api.user('PUT', '/company/info', {
      name: 'Wattwerk',
      email: 'info@wattwerk.example',
      phone: '+33 1 23',
      address: 'Paris',
      description: 'Switchgear',
    })
    expect((await attention())['company-incomplete']).toEqual({ count: 1, names: ['logo'] })
    await api.user('PUT', '/company/info', {
      logo: { imageUrl: '/uploads/company/a.webp' },
      heroImages: [{ imageUrl: '/uploads/company/b.webp', title: 'Power' }],
    })
    const found = await attention()
    expect([found['company-incomplete'], found['hero-empty']]).toEqual([undefined, undefined])
  })

  test('images whose smaller sizes failed are counted', async () => {
    await api.db().execute(sql`insert into images (url, width, height, thumb_hash, state)
      values ('/uploads/team/a.webp', 9, 9, '', 'failed'), ('/uploads/team/b.webp', 9, 9, '', 'waiting')`)
    expect((await attention())['images-failed']).toEqual({ count: 1, names: ['/uploads/team/a.webp'] })
  })

  test('an editor is not asked for what only an administrator can change', async () => {
    await api.user('PUT', '/company/info', { phone: '', heroImages: [] })
    const { token } = await api.signIn('editor')
    const { status, body } = await api.call('GET', '/api/dashboard', { token })
    const kinds = body.data.attention.map(({ kind }: { kind: string }) => kind)
    expect(status).toBe(200)
    expect(kinds).toContain('products-without-picture')
    expect(kinds).not.toContain('company-incomplete')
    expect(kinds).not.toContain('hero-empty')
  })
})

describe('with very much content', () => {
  let busbar: TestApp
  let token: string
  beforeAll(async () => {
    busbar = await createTestApp()
    token = (await busbar.signIn()).token
    await busbar.db.execute(sql`insert into messages (_id, name, email, subject, message)
      select (lpad(to_hex(1780000000000 + i), 12, '0') || '70008' || lpad(to_hex(i), 15, '0'))::uuid,
        'Max', 'max@busbar.example', 'Motors', repeat('Two. ', 50) from generate_series(1, 5000) as i`)
    await fillCatalogue(busbar.ownerUrl)
  })
  afterAll(() => busbar.close())

  test('one statement answers it, and finds the products in their indexes', async () => {
    const ask = async () => {
      const answer = await busbar.call('GET', '/api/dashboard', { token })
      expect(answer.status).toBe(200)
      expect(answer.body.data.attention).toContainEqual({
        kind: 'products-without-picture',
        count: limits.dashboard.countMax,
        names: expect.any(Array),
      })
    }
    const statements = (await recordStatements(ask)).filter(({ text }) => !text.includes('"sessions"'))
    expect(statements).toHaveLength(1)
    const plans = await plansOf(busbar.url, ask)
    expect(wholeReads(plans, '(products|messages)')).toEqual([])
    // Hardly a product here has an image, so the index of all serves as well as that of those without one.
    for (const index of ['products_(?:without_picture|live)', 'products_category', 'messages_inbox'])
      expect(plans.filter((plan) => new RegExp(` ${index} `).test(plan)).length, index).toBe(1)
  })
})
