import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../../test/api.ts'
import { pageSample } from '../../../test/standard/standard-page.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'

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
  publicFields: [...Object.keys(valid()), 'slug'],
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
    const newest = await api.create('news', { ...valid(), date: '2030-01-01' })
    const dates = fieldOf((await api.visitor('GET', '/news')).body.data, 'date')
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(newest.date).toBe('2030-01-01')
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
