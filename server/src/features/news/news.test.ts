import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../../test/api.ts'
import { pageSample, publicPageFields } from '../../../test/standard/standard-page.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'
import { change } from '../../content/change.ts'
import { changes } from '../../content/tables.ts'
import { dryRun } from '../../platform/postgres/dry-run.ts'
import { collections } from '../../wiring/collections.ts'
import { createNewsSchedule } from './publish-news.ts'
import { news } from './table.ts'

let number = 0
const valid = () => ({
  title: `Commissioned ${++number}`,
  summary: 'A substation goes online.',
  imageUrl: '/uploads/news/substation.webp',
  date: '2026-03-01',
  author: 'Ada Volt',
  tags: ['Projects'],
  body: [{ type: 'text', key: 'a', text: '<p>It runs.</p>' }],
  isActive: true,
  ...pageSample,
})
const { api, address } = standardTests('news', {
  valid,
  publicFields: [
    'title',
    'summary',
    'imageUrl',
    'date',
    'author',
    'tags',
    'body',
    'isActive',
    ...publicPageFields,
  ],
  rules: [
    [{ title: undefined }, { title: 'Title is required' }],
    [{ date: undefined }, { date: 'Please choose a day' }],
  ],
  changeRules: [[{ title: '' }, { title: 'Title is required' }]],
  addresses: ['shareImage', 'imageUrl'],
})

describe('GET /news', () => {
  test('the newest day comes first', async () => {
    await api.create('news', { ...valid(), date: '2024-01-01' })
    const newest = await api.create('news', { ...valid(), date: '2026-05-01' })
    const dates = fieldOf((await api.visitor('GET', '/news')).body.data, 'date')
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(newest.date).toBe('2026-05-01')
  })

  test('R7: visitors find news from its day on, and its pages are made again once', async () => {
    const publishNews = () => createNewsSchedule(sql`select time_zone from site_settings`)(api.db())
    const newest = async () =>
      (await api.db().select().from(changes).orderBy(desc(changes.number)).limit(1))[0]
    const { _id, slug } = await api.create('news', { ...valid(), date: '2099-01-01' })
    const status = async () => (await api.visitor('GET', `/news/${slug}`)).status
    const listed = async () => fieldOf((await api.visitor('GET', '/news')).body.data, '_id')
    expect([await status(), await listed()]).toEqual([404, expect.not.arrayContaining([_id])])
    expect((await api.call('GET', '/sitemap.xml')).text).not.toContain(slug)
    expect((await newest())?.keys).toEqual([])
    expect((await api.user('GET', `/news/${_id}`)).status).toBe(200)
    await publishNews()
    expect((await newest())?.keys).toEqual([])

    // Its day comes without anybody doing anything.
    await api.db().update(news).set({ date: sql`current_date` }).where(eq(news._id, _id))
    expect([await status(), await listed()]).toEqual([200, expect.arrayContaining([_id])])
    await publishNews()
    const noted = await newest()
    expect(noted?.keys).toEqual(expect.arrayContaining(['news', `news/${_id}`]))
    await publishNews()
    expect((await newest())?.number).toBe(noted?.number)
  })

  test('R7: days begin by the clock of the firm', async () => {
    const dayIn = (timeZone: string) => new Date().toLocaleDateString('sv', { timeZone })
    // One of the two is always a day behind the other.
    const [first, last] = ['Pacific/Kiritimati', 'Etc/GMT+12']
    const { slug } = await api.create('news', { ...valid(), date: dayIn(first) })
    const status = async (timeZone: string) => {
      await api.user('PUT', '/site-settings', { timeZone })
      return (await api.visitor('GET', `/news/${slug}`)).status
    }
    expect([await status(first), await status(last)]).toEqual([200, 404])
  })

  test('R7: who previews news of another day sees it, and what else waits for its day stays hidden', async () => {
    const other = await api.create('news', { ...valid(), date: '2099-01-01' })
    const { store } = collections.news
    const [previewed, listed] = await dryRun(api.db(), async () => {
      const actor = { _id: null, name: 'Ada Volt', needsReview: true }
      const { _id } = await change(api.db(), actor, (open) =>
        store.create(open, { title: 'Of another day', date: '2099-01-01' }),
      )
      const { rows } = await store.list(api.db(), 'public', {})
      return [_id, fieldOf(rows, '_id')]
    })
    expect(listed).toContain(previewed)
    expect(listed).not.toContain(other._id)
  })
})

describe('PUT /news/{id}', () => {
  const save = async (body: unknown) => api.user('PUT', await address(), { body })

  test('A32: of formatted text in blocks, what could run is dropped', async () => {
    const attack = '<p onclick="x()">Safe<script>x()</script><img src=x onerror=x()></p>'
    const { body } = await save([
      { type: 'text', key: 'a', text: attack },
      { type: 'imageWithText', key: 'b', image: '/uploads/news/a.webp', text: attack },
    ])
    expect(body.data.body).toMatchObject([{ text: '<p>Safe</p>' }, { text: '<p>Safe</p>', side: 'left' }])
  })

  test('refuses blocks that are unknown, twice, or say something else than they may', async () => {
    const status = async (body: unknown) => (await save(body)).status
    const quote = { type: 'quote', key: 'q', words: 'Well done' }
    expect(await status([quote])).toBe(200)
    expect(await status([quote, quote])).toBe(422)
    expect(await status([{ ...quote, type: 'script' }])).toBe(422)
    expect(await status([{ ...quote, html: 'x' }])).toBe(400)
    expect(await status([{ ...quote, key: '"><script>' }])).toBe(422)
    expect(
      await status([{ type: 'callToAction', key: 'c', heading: 'x', button: 'x', link: 'javascript:x' }]),
    ).toBe(422)
    expect(await status(Array.from({ length: 101 }, (_, at) => ({ ...quote, key: `${at}` })))).toBe(422)
  })
})
