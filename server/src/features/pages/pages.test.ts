import { limits, texts } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../../test/api.ts'
import { pageSample, publicPageFields } from '../../../test/standard/standard-page.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'

const rules = texts.rules.pages
let number = 0
const valid = () => ({
  title: `About us ${++number}`,
  parent: null,
  introduction: 'Who we are.',
  imageUrl: '/uploads/pages/works.webp',
  body: [{ type: 'text', key: 'a', text: '<p>We build switchgear.</p>' }],
  inMenu: false,
  inFooter: true,
  isActive: true,
  ...pageSample,
})
const { api, make } = standardTests('pages', {
  valid,
  publicFields: [
    'title',
    'parent',
    'introduction',
    'imageUrl',
    'body',
    'inMenu',
    'inFooter',
    'isActive',
    ...publicPageFields,
  ],
  rules: [
    [{ title: undefined }, { title: 'Title is required' }],
    [{ address: 'About us' }, { address: texts.rules.address.invalid }],
    [{ parent: 'nobody' }, { parent: rules.parentUnknown }],
  ],
  changeRules: [
    [{ title: '' }, { title: 'Title is required' }],
    [{ address: 'news' }, { address: texts.rules.address.reserved }],
  ],
  addresses: ['imageUrl', 'shareImage'],
})

const create = (input: object) => api.user('POST', '/pages', { title: 'Anything', ...input })
const change = (id: string, patch: object) => api.user('PUT', `/pages/${id}`, patch)
const slugOf = async (id: string) => (await api.user('GET', `/pages/${id}`)).body.data.slug
const refusal = ({ status, body }: { status: number; body: { errors?: object } }) => [status, body.errors]

/** A page, one below it and one below that. */
async function family(name: string) {
  const top = await make({ address: name })
  const middle = await make({ address: 'quality', parent: top._id })
  const bottom = await make({ address: 'iso', parent: middle._id })
  return { top, middle, bottom }
}

describe('POST /pages', () => {
  test('A21: no page gets an address of the product itself, however it is written', async () => {
    for (const address of ['admin', 'api', 'uploads', 'assets', 'news', 'contact', 'login', 'preview'])
      expect([address, ...refusal(await create({ address }))]).toEqual([
        address,
        422,
        { address: texts.rules.address.reserved },
      ])
    const spelled = [
      ...[
        '/admin',
        'admin/',
        'admin/users',
        'Admin',
        '%61dmin',
        'admin%2f',
        'ad\u200bmin',
        'аdmin',
        '//evil',
      ],
      ...['favicon.ico', 'robots.txt', 'sitemap.xml', '.well-known', '.env', 'index', 'index.html'],
      ...['..', '.', '../admin', '%2e%2e', 'a/../admin', '..\\admin', 'a\u0000b', 'a b', '-a', 'a--b', 'a_b'],
      crypto.randomUUID(),
    ]
    for (const address of spelled) {
      const { status } = await create({ address })
      expect([address, status < 500 && status >= 400]).toEqual([address, true])
    }
  })

  test('a title that is the name of something else becomes an address of its own', async () => {
    for (const title of ['News', 'Admin', 'Index'])
      expect((await create({ title })).body.data.slug).toBe(`${title.toLowerCase()}-2`)
    expect((await create({ title: '¿?' })).body.data.slug).toBe('page')
    expect((await create({ title: 'x'.repeat(200) })).body.data.slug.length).toBeLessThan(limits.pages.part)
  })

  test('below another page it stands below that one’s address, where only the first part is the product’s', async () => {
    const { bottom } = await family('company')
    expect(bottom.slug).toBe('company/quality/iso')
    const { body } = await api.visitor('GET', `/pages/${encodeURIComponent('company/quality/iso')}`)
    expect(body.data._id).toBe(bottom._id)
    const news = await make({ address: 'news', parent: (await make({ address: 'press' }))._id })
    expect(news.slug).toBe('press/news')
  })

  test('an address is one page’s alone, even in the trash, and free again once that has moved on', async () => {
    const first = await make({ address: 'careers' })
    const taken = [422, { address: texts.rules.address.taken }]
    expect(refusal(await create({ address: 'careers' }))).toEqual(taken)
    await api.user('DELETE', `/pages/${first._id}`)
    expect(refusal(await create({ address: 'careers' }))).toEqual(taken)
    await api.user('POST', `/pages/${first._id}/restore`)
    await change(first._id, { address: 'jobs' })
    expect((await api.visitor('GET', '/pages/careers')).body.data.slug).toBe('jobs')
    const second = await make({ address: 'careers' })
    expect((await api.visitor('GET', '/pages/careers')).body.data._id).toBe(second._id)
    expect(refusal(await change(first._id, { address: 'careers' }))).toEqual(taken)
  })

  test('pages stand three deep at most, below pages that are there', async () => {
    const { bottom } = await family('deep')
    const tooDeep = [422, { parent: rules.tooDeep(limits.pages.depth) }]
    expect(refusal(await create({ parent: bottom._id }))).toEqual(tooDeep)
    const { top, middle } = await family('tall')
    expect(refusal(await change(top._id, { parent: (await make())._id }))).toEqual(tooDeep)
    expect(await slugOf(middle._id)).toBe('tall/quality')
    const unknown = { parent: crypto.randomUUID() }
    expect(refusal(await create(unknown))).toEqual([422, { parent: rules.parentUnknown }])
  })
})

describe('PUT /pages/{id}', () => {
  test('a page that is renamed takes the pages below it along, and their old addresses lead there', async () => {
    const { top, bottom } = await family('firm')
    await change(top._id, { address: 'house' })
    expect(await slugOf(bottom._id)).toBe('house/quality/iso')
    const old = await api.visitor('GET', `/pages/${encodeURIComponent('firm/quality/iso')}`)
    expect([old.status, old.body.data.slug]).toEqual([200, 'house/quality/iso'])
    await change(bottom._id, { parent: null })
    expect(await slugOf(bottom._id)).toBe('iso')
  })

  test('a page never gets below itself, nor do two that are moved at once', async () => {
    const { top, middle, bottom } = await family('loop')
    for (const parent of [top._id, middle._id, bottom._id])
      expect(refusal(await change(top._id, { parent }))).toEqual([422, { parent: rules.parentBelow }])
    for (let pair = 0; pair < 12; pair++) {
      const [one, other] = [await make(), await make()]
      const both = await Promise.all([
        change(one._id, { parent: other._id }),
        change(other._id, { parent: one._id }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    }
  })

  test('an address that is taken below the new parent is refused, and nothing moves', async () => {
    const top = await make({ address: 'north' })
    await make({ address: 'team', parent: top._id })
    const other = await make({ address: 'team' })
    expect(refusal(await change(other._id, { parent: top._id }))).toEqual([
      422,
      { address: texts.rules.address.taken },
    ])
    expect(await slugOf(other._id)).toBe('team')
  })
})

describe('DELETE /pages/{id}', () => {
  test('what stands below goes with it, and comes back with it where it stands now', async () => {
    const { top, middle, bottom } = await family('gone')
    await api.user('DELETE', `/pages/${middle._id}`)
    expect((await api.user('GET', `/pages/${bottom._id}`)).status).toBe(404)
    await change(top._id, { address: 'back' })
    await api.user('POST', `/pages/${middle._id}/restore`)
    expect(await slugOf(bottom._id)).toBe('back/quality/iso')
  })
})

describe('POST /pages/{id}/restore', () => {
  test('it is refused as long as what is above is in the trash', async () => {
    const { top, middle } = await family('shelf')
    await api.user('DELETE', `/pages/${top._id}`)
    const answer = await api.user('POST', `/pages/${middle._id}/restore`)
    expect(refusal(answer)).toEqual([422, { parent: rules.parentUnknown }])
  })
})

describe('POST /pages/bulk-restore', () => {
  test('a page and those below it go and come back together, whichever is the oldest', async () => {
    const older = await make({ address: 'older' })
    const { top, middle, bottom } = await family('many')
    await change(older._id, { parent: middle._id })
    const ids = [older, top, middle, bottom].map(({ _id }) => _id)
    expect((await api.user('POST', '/pages/bulk-delete', { ids })).body.data).toEqual({ deleted: 4 })
    expect((await api.user('POST', '/pages/bulk-restore', { ids })).body.data).toEqual({ restored: 4 })
    expect(await slugOf(older._id)).toBe('many/quality/older')
  })
})

describe('GET /pages', () => {
  test('each comes after the page that it stands below', async () => {
    await family('tree')
    await make({ address: 'tree-house' })
    const slugs = fieldOf((await api.visitor('GET', '/pages')).body.data, 'slug')
    expect(slugs.filter((slug) => String(slug).startsWith('tree'))).toEqual([
      'tree',
      'tree/quality',
      'tree/quality/iso',
      'tree-house',
    ])
  })
})

describe('GET /page-links', () => {
  test('it names the pages that say so, and none that visitors may not see', async () => {
    const links = async () => fieldOf((await api.visitor('GET', '/page-links')).body.data, 'link')
    const page = await make({ address: 'linked', inMenu: true, inFooter: false })
    const { body } = await api.visitor('GET', '/page-links')
    expect(body.data).toContainEqual({
      label: page.title,
      link: '/linked',
      inMenu: true,
      inFooter: false,
    })
    await make({ address: 'unlinked', inMenu: false, inFooter: false })
    await make({ address: 'hidden', inMenu: true, isActive: false })
    expect(await links()).not.toContain('/unlinked')
    expect(await links()).not.toContain('/hidden')
    await api.user('DELETE', `/pages/${page._id}`)
    expect(await links()).not.toContain('/linked')
  })
})
