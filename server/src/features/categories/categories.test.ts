import { describe, expect, test } from 'vitest'
import { fieldOf, patiently } from '../../../test/api.ts'
import { orderTests } from '../../../test/standard/standard-order.ts'
import { pageSample, publicPageFields } from '../../../test/standard/standard-page.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'

let number = 0
const valid = () => ({
  title: `Drives ${++number}`,
  description: 'Everything that turns.',
  shortDescription: 'Motors and more',
  longDescription: 'Motors, gears and what controls them.',
  details: 'From 1 W to 1 MW',
  imageUrl: '/uploads/categories/drives.webp',
  imagePublicId: 'categories/drives.webp',
  isActive: true,
  etimClass: 'EC000227',
  ...pageSample,
})
const { api, type, make, address } = standardTests('categories', {
  valid,
  publicFields: [
    'title',
    'description',
    'shortDescription',
    'longDescription',
    'details',
    'imageUrl',
    'imagePublicId',
    'isActive',
    'displayOrder',
    'characteristics',
    'etimClass',
    ...publicPageFields,
  ],
  rules: [
    [{ title: undefined }, { title: 'Title is required' }],
    [{ title: '   ' }, { title: 'Title is required' }],
    [{ title: ' ab ' }, { title: 'Title must be at least 3 characters' }],
    [{ title: 'x'.repeat(100) }, { title: 'Title must be less than 100 characters' }],
    [
      { shortDescription: 'x'.repeat(200) },
      { shortDescription: 'Short description must be less than 200 characters' },
    ],
    [{ description: 'x'.repeat(5000) }, { description: 'Description must be less than 5000 characters' }],
    [{ displayOrder: -1 }, { displayOrder: 'Display order must be a number' }],
    [{ imageUrl: 'a b' }, { imageUrl: 'Please choose an uploaded image or a web address' }],
    [{ subcategories: [' '] }, { 'subcategories.0': 'Title is required' }],
  ],
  changeRules: [
    [{ title: '' }, { title: 'Title is required' }],
    [{ title: 'ab' }, { title: 'Title must be at least 3 characters' }],
    [{ title: 'x'.repeat(100) }, { title: 'Title must be less than 100 characters' }],
    [{ displayOrder: -1 }, { displayOrder: 'Display order must be a number' }],
  ],
  addresses: ['shareImage', 'imageUrl'],
})
const makeEvent = (category: string, title = 'Fair') =>
  api.create('events', { title, description: 'Come and see', category })
const makeProduct = (category: string, status = 'active') =>
  api.create('products', { title: 'Motor', shortDescription: 'Turns', category, status })
const taken = 'A category with this title already exists. Please use a different title.'

const { order } = orderTests(type)

describe('GET /categories', () => {
  test('they come by displayOrder @spec-156', async () => {
    const [first, second] = [await make(), await make()]
    await api.user('PUT', `/categories/${second._id}`, { displayOrder: 0 })
    const ids = fieldOf((await api.visitor('GET', '/categories')).body.data, '_id')
    expect([ids[0], ids.at(-1)]).toEqual([second._id, first._id])
    const down = fieldOf((await api.visitor('GET', '/categories?sort=-displayOrder')).body.data, '_id')
    expect(down).toEqual([...ids].reverse())
  })

  test('A26: visitors see active categories only; ?isActive narrows the list for staff', async () => {
    const hidden = await make({ title: 'Concealed one', isActive: false })
    const shown = await make({ title: 'Concealed two' })
    const visitors = await api.visitor('GET', '/categories?search=concealed')
    expect(fieldOf(visitors.body.data, '_id')).toEqual([shown._id])
    expect((await api.visitor('GET', '/categories?search=concealed&isActive=false')).body.data).toEqual([])
    expect(await api.column('/categories?search=concealed', '_id')).toEqual([hidden._id, shown._id])
    expect(await api.column('/categories?search=concealed&isActive=false', '_id')).toEqual([hidden._id])
    expect(await api.column('/categories?search=concealed&isActive=true', '_id')).toEqual([shown._id])
  })

  test('?includeSubcategories=true carries them along', async () => {
    await make({ title: 'Subdivided', subcategories: ['AC', 'DC'] })
    const list = async (query: string) =>
      (await api.visitor('GET', `/categories?search=subdivided${query}`)).body.data[0]
    expect((await list('&includeSubcategories=true')).subcategories).toEqual(['AC', 'DC'])
    for (const query of ['', '&includeSubcategories=false'])
      expect(await list(query)).not.toHaveProperty('subcategories')
    for (const query of ['includeSubcategories=perhaps', 'includeEvents=true', 'includeProducts=true'])
      expect((await api.visitor('GET', `/categories?${query}`)).status).toBe(400)
  })
})

describe('POST /categories', () => {
  test("'under' is one less @spec-156", async () => {
    const input = {
      title: 'y'.repeat(99),
      shortDescription: 'y'.repeat(199),
      description: 'y'.repeat(4999),
    }
    expect(await make(input)).toMatchObject(input)
    expect((await make({ title: 'yyy' })).title).toBe('yyy')
  })

  test('a title is enough', async () => {
    expect(await api.create('categories', { title: 'Bare' })).toMatchObject({
      description: null,
      shortDescription: null,
      longDescription: null,
      details: null,
      imageUrl: null,
      imagePublicId: null,
      isActive: true,
      subcategories: [],
    })
  })

  test('a title that another category has, in whatever case, is taken until that one is deleted', async () => {
    const { _id } = await make({ title: 'Öltransformatoren' })
    for (const title of ['Öltransformatoren', 'öLTRANSFORMATOREN', ' Öltransformatoren '])
      expect((await api.user('POST', '/categories', { ...valid(), title })).body).toMatchObject({
        success: false,
        message: taken,
        code: 'title_taken',
        errors: { title: taken },
      })
    expect((await api.user('POST', '/categories', { title: 'öltransformatoren' })).status).toBe(409)
    await api.user('DELETE', `/categories/${_id}`)
    expect((await make({ title: 'öltransformatoren' })).slug).toBe('oltransformatoren-2')
  })

  test('A54: of fifty at once with the same title one is made', async () => {
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        patiently(() => api.user('POST', '/categories', { title: index % 2 ? 'Contended' : 'CONTENDED' })),
      ),
    )
    expect(fieldOf(tries, 'status').sort()).toEqual([201, ...Array(49).fill(409)])
    expect(await api.column('/categories?search=contended', '_id')).toHaveLength(1)
    await order()
  })
})

describe('PUT /categories/reorder', () => {
  test('A54: fifty that create, rename, move, reorder and delete at once leave a valid order and unique titles @spec-156', async () => {
    const ids: string[] = []
    for (let index = 0; index < 12; index++) ids.push((await make({ title: `Racer ${index}` }))._id)
    const pick = (index: number) => ids[index % ids.length] as string
    const places = ids.map((_id, displayOrder) => ({ _id, displayOrder: ids.length - displayOrder }))
    const write = (index: number) => {
      const path = `/categories/${pick(index * 7)}`
      const actions = [
        () => api.user('POST', '/categories', { title: `New racer ${index % 15}`, displayOrder: index % 9 }),
        () => api.user('PUT', path, { title: `New racer ${index % 15}` }),
        () => api.user('PUT', path, { displayOrder: index % 20 }),
        () => api.user('PUT', '/categories/reorder', { categories: places }),
        () => api.user(index % 2 ? 'DELETE' : 'PUT', path, index % 2 ? undefined : { isActive: false }),
      ]
      return (actions[index % actions.length] as (typeof actions)[number])()
    }
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => patiently(() => write(index))))
    const statuses = new Set(fieldOf(answers, 'status'))
    expect([...statuses.difference(new Set([200, 201, 404, 409]))]).toEqual([])
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(20)
    await order()
    const titles = (await api.column('/categories', 'title')).map((title) => String(title).toLowerCase())
    expect(new Set(titles).size).toBe(titles.length)
  })
})

describe('GET /categories/{id}', () => {
  test('A26: a visitor does not see an inactive category @spec-156', async () => {
    const { _id } = await make({ isActive: false })
    expect((await api.visitor('GET', `/categories/${_id}`)).status).toBe(404)
    expect((await api.user('GET', `/categories/${_id}`)).status).toBe(200)
  })

  test('it carries along what is asked for, and visitors see what is public of it', async () => {
    const { _id } = await make({ subcategories: ['AC'] })
    const event = await makeEvent(_id)
    const [shown, hidden] = [await makeProduct(_id), await makeProduct(_id, 'inactive')]
    const path = (query: string) => `/categories/${_id}?${query}`
    const all = 'includeSubcategories=true&includeEvents=true&includeProducts=true'
    const { data } = (await api.visitor('GET', path(all))).body
    expect(data.subcategories).toEqual(['AC'])
    expect(fieldOf(data.events, '_id')).toEqual([event._id])
    expect(fieldOf(data.products, '_id')).toEqual([shown._id])
    expect(data.products[0]).not.toHaveProperty('deletedAt')
    expect(data.events[0]).not.toHaveProperty('deletedAt')
    expect(fieldOf((await api.read(path(all))).products, '_id')).toEqual([shown._id, hidden._id])
    const bare = await api.read(path('includeEvents=false'))
    for (const part of ['subcategories', 'events', 'products']) expect(bare).not.toHaveProperty(part)
    expect((await api.visitor('GET', path('includeEvents=perhaps'))).status).toBe(400)
  })
})

describe('PUT /categories/{id}', () => {
  test('isActive alone can be sent, and toggles @spec-156', async () => {
    const path = await address()
    for (const isActive of [false, true])
      expect((await api.user('PUT', path, { isActive })).body.data).toMatchObject({
        isActive,
        details: 'From 1 W to 1 MW',
      })
  })

  test('a title that another category has is taken; its own in another case is not', async () => {
    const { _id } = await make({ title: 'Cables' })
    const other = await make({ title: 'Wires' })
    const answer = await api.user('PUT', `/categories/${other._id}`, { title: 'CABLES', displayOrder: 0 })
    expect([answer.status, answer.body.message, answer.body.errors]).toEqual([409, taken, { title: taken }])
    expect((await api.read(`/categories/${other._id}`)).revision).toBe(1)
    expect((await api.user('PUT', `/categories/${_id}`, { title: 'CABLES' })).body.data.title).toBe('CABLES')
    await order()
  })
})

describe('DELETE /categories/{id}', () => {
  test('its events go with it and its products lose it, in one change @spec-156', async () => {
    const { _id } = await make()
    const [event, product] = [await makeEvent(_id), await makeProduct(_id)]
    await api.user('DELETE', `/categories/${_id}`)
    expect((await api.user('GET', `/events/${event._id}`)).status).toBe(404)
    expect(await api.read(`/products/${product._id}`)).toMatchObject({ category: null, revision: 2 })
    const { rows } = await api.db().execute(
      `select count(distinct change)::int as changes, count(*)::int as revisions from revisions
       where change = (select max(change) from revisions where record_id = '${_id}')`,
    )
    expect(rows).toEqual([{ changes: 1, revisions: 3 }])
  })
})

describe('POST /categories/bulk-erase', () => {
  test('its events are deleted for good with it, whenever they went; its products stay', async () => {
    const { _id } = await make()
    const events = [await makeEvent(_id, 'Goes along'), await makeEvent(_id, 'Gone before')]
    const product = await makeProduct(_id)
    await api.user('DELETE', `/events/${events[1]?._id}`)
    await api.user('DELETE', `/categories/${_id}`)
    const answer = await api.user('POST', '/categories/bulk-erase', { ids: [_id] })
    expect(answer.body.data).toEqual({ erased: 1 })
    for (const event of events) {
      const { data } = (await api.user('GET', `/events/${event._id}/history`)).body
      expect(data.map(({ action }: { action: string }) => action)).toEqual(['erase', 'delete', 'create'])
      expect(data[0].isKept).toBe(false)
    }
    expect((await api.read(`/products/${product._id}`)).category).toBeNull()
  })
})

describe('POST /categories/{id}/restore', () => {
  test('its events and its products come back with it; what went or came for itself stays as it is', async () => {
    const { _id } = await make()
    const [stays, goneBefore] = [await makeEvent(_id, 'Stays'), await makeEvent(_id, 'Gone before')]
    const [faithful, unfaithful] = [await makeProduct(_id), await makeProduct(_id)]
    const other = (await make())._id
    await api.user('DELETE', `/events/${goneBefore._id}`)
    await api.user('DELETE', `/categories/${_id}`)
    await api.user('PUT', `/products/${unfaithful._id}`, { category: other })
    const answer = await api.user('POST', `/categories/${_id}/restore`)
    expect(answer.status).toBe(200)
    expect(await api.column(`/categories/${_id}/events`, '_id')).toEqual([stays._id])
    expect((await api.read(`/products/${faithful._id}`)).category).toBe(_id)
    expect((await api.read(`/products/${unfaithful._id}`)).category).toBe(other)
  })

  test('it stays in the trash while another category has its title', async () => {
    const { _id } = await make({ title: 'Twin' })
    await api.user('DELETE', `/categories/${_id}`)
    await make({ title: 'TWIN' })
    const answer = await api.user('POST', `/categories/${_id}/restore`)
    expect([answer.status, answer.body.errors]).toEqual([409, { title: taken }])
    expect((await api.user('GET', `/categories/${_id}`)).status).toBe(404)
    await order()
  })
})
