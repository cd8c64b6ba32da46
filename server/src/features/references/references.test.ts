import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../../test/api.ts'
import { pageSample, publicPageFields } from '../../../test/standard/standard-page.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'
import { trackReads } from '../../content/read-tracking.ts'
import { changes } from '../../content/tables.ts'
import { collections } from '../../wiring/collections.ts'

let number = 0
const valid = () => ({
  title: `Substation ${++number}`,
  summary: 'Replaced on weekends.',
  imageUrl: '/uploads/references/substation.webp',
  client: 'Calder Paper',
  place: 'Leeds',
  year: 2026,
  facts: [{ value: '33 kV', label: 'Primary voltage' }],
  services: [],
  products: [],
  beforeImageUrl: '/uploads/references/before.webp',
  afterImageUrl: '/uploads/references/after.webp',
  body: [{ type: 'text', key: 'a', text: '<p>It runs.</p>' }],
  isActive: true,
  ...pageSample,
})
const unknownService = { services: 'One of these services no longer exists' }
const { api, make, address } = standardTests('references', {
  valid,
  publicFields: [
    'title',
    'summary',
    'imageUrl',
    'client',
    'place',
    'year',
    'facts',
    'services',
    'products',
    'beforeImageUrl',
    'afterImageUrl',
    'body',
    'isActive',
    ...publicPageFields,
  ],
  rules: [
    [{ title: undefined }, { title: 'Title is required' }],
    [{ year: undefined }, { year: 'Please enter a year, such as 2026' }],
    [{ year: 26 }, { year: 'Please enter a year, such as 2026' }],
    [{ services: [crypto.randomUUID()] }, unknownService],
    [{ products: [crypto.randomUUID()] }, { products: 'One of these products no longer exists' }],
  ],
  changeRules: [
    [{ title: '' }, { title: 'Title is required' }],
    [{ services: [crypto.randomUUID()] }, unknownService],
  ],
  addresses: ['shareImage', 'imageUrl', 'beforeImageUrl', 'afterImageUrl'],
})

const makeService = async (more = {}) =>
  (await api.create('services', { title: `Service ${++number}`, ...more }))._id as string
const makeProduct = async (more = {}) =>
  (await api.create('products', { title: `Product ${++number}`, shortDescription: 'Tested', ...more }))
    ._id as string
const read = async (id: string) => api.read(`/references/${id}`)
const shown = async (id: string) => (await api.visitor('GET', `/references/${id}`)).body.data
const lastKeys = async () => {
  const all = await api.db().select().from(changes).orderBy(changes.number)
  return all.at(-1)?.keys ?? []
}

describe('GET /references', () => {
  test('the newest year comes first', async () => {
    await make({ year: 1999 })
    await make({ year: 2040 })
    const years = fieldOf((await api.visitor('GET', '/references')).body.data, 'year')
    expect(years).toEqual(years.toSorted().toReversed())
  })

  test('a service or a product narrows it to where that was used', async () => {
    const [service, product] = [await makeService(), await makeProduct()]
    const both = await make({ services: [await makeService(), service], products: [product] })
    const one = await make({ services: [service] })
    expect(await api.column(`/references?service=${service}`, '_id')).toEqual([both._id, one._id])
    expect(await api.column(`/references?product=${product}`, '_id')).toEqual([both._id])
    expect((await api.visitor('GET', '/references?service=nonsense')).status).toBe(400)
  })

  test('pages of what a project used are published again with it, and no others', async () => {
    const [used, before, other] = [await makeService(), await makeService(), await makeService()]
    const product = await makeProduct()
    const list = (query: Record<string, string>) => () =>
      collections.references.store.list(api.db(), 'public', query)
    const keyOf = async (query: Record<string, string>) => (await trackReads(list(query))).reads[0] ?? ''
    const { _id } = await make({ services: [before] })
    await api.user('PUT', `/references/${_id}`, { services: [used], products: [product] })
    const keys = await lastKeys()
    expect(keys).toContain(await keyOf({ service: used }))
    expect(keys).toContain(await keyOf({ service: before }))
    expect(keys).toContain(await keyOf({ product }))
    expect(keys).not.toContain(await keyOf({ service: other }))
    for (const isActive of [false, true]) {
      await api.user('PUT', `/references/${_id}`, { isActive })
      expect(await lastKeys()).toContain(await keyOf({ service: used }))
    }
    await api.user('PUT', `/references/${_id}`, { isActive: false })
    await api.user('PUT', `/references/${_id}`, { title: 'Nobody sees this' })
    expect(await lastKeys()).toEqual([])
  })
})

describe('GET /references/{id}', () => {
  test('A26: visitors are told of the services and products that they may see, in their order', async () => {
    const [a, b] = [await makeService(), await makeService()]
    const hidden = await makeService({ isActive: false })
    const [product, hiddenProduct] = [await makeProduct(), await makeProduct({ status: 'inactive' })]
    const named = { services: [b, hidden, a], products: [hiddenProduct, product] }
    const { _id } = await make(named)
    expect(await read(_id)).toMatchObject(named)
    expect(await shown(_id)).toMatchObject({ services: [b, a], products: [product] })
    const listed = (await api.visitor('GET', '/references')).body.data
    expect(JSON.stringify(listed)).not.toContain(hidden)
    expect(JSON.stringify(listed)).not.toContain(hiddenProduct)
  })

  test('its page is published again when something that it names is shown or hidden', async () => {
    const hidden = await makeService({ isActive: false })
    const { store } = collections.references
    const row = await store.find(api.db(), 'user', (await make({ services: [hidden] }))._id)
    const { reads } = await trackReads(() => store.present(api.db(), 'public', [row]))
    expect(reads).toContain(`services/${hidden}`)
    await api.user('PUT', `/services/${hidden}`, { isActive: true })
    expect(await lastKeys()).toContain(`services/${hidden}`)
  })

  test('A26: a visitor does not see an inactive one', async () => {
    const path = await address()
    await api.user('PUT', path, { isActive: false })
    expect((await api.visitor('GET', path)).status).toBe(404)
  })
})

describe('POST /references', () => {
  test('a title and a year are enough', async () => {
    expect(await api.create('references', { title: 'Bare', year: 2020 })).toMatchObject({
      client: null,
      facts: [],
      services: [],
      products: [],
      beforeImageUrl: null,
      body: [],
      isActive: true,
    })
  })

  test('facts, services and products are lists of what they should be', async () => {
    const service = await makeService()
    const status = async (more: object) =>
      (await api.user('POST', '/references', { ...valid(), ...more })).status
    expect(await status({ services: [service] })).toBe(201)
    expect(await status({ services: [service, service] })).toBe(422)
    expect(await status({ services: ['nonsense'] })).toBe(422)
    expect(await status({ services: service })).toBe(400)
    expect(await status({ products: [service] })).toBe(422)
    expect(await status({ facts: [{ value: '', label: 'x' }] })).toBe(422)
    expect(await status({ facts: [{ value: '1', label: 'x', html: 'y' }] })).toBe(400)
    expect(await status({ facts: Array(9).fill({ value: '1', label: 'x' }) })).toBe(422)
  })
})

describe('PUT /references/{id}', () => {
  test('a service or product in the trash cannot be chosen', async () => {
    const service = await makeService()
    await api.user('DELETE', `/services/${service}`)
    const answer = await api.user('PUT', await address(), { services: [service] })
    expect([answer.status, answer.body.errors]).toEqual([422, unknownService])
  })
})

describe('a service that goes into the trash', () => {
  test('projects forget a service that goes, and remember it when it comes back', async () => {
    const [goes, stays] = [await makeService(), await makeService()]
    const { _id } = await make({ services: [goes, stays] })
    const without = await make({ services: [stays] })
    await api.user('DELETE', `/services/${goes}`)
    expect((await read(_id)).services).toEqual([stays])
    await api.user('POST', `/services/${goes}/restore`)
    expect((await read(_id)).services).toEqual([stays, goes])
    expect((await read(without._id)).services).toEqual([stays])
  })

  test('of two that went together, the one that comes back alone is remembered alone', async () => {
    const [a, b] = [await makeService(), await makeService()]
    const { _id } = await make({ services: [a, b] })
    await api.user('POST', '/services/bulk-delete', { ids: [a, b] })
    expect((await read(_id)).services).toEqual([])
    await api.user('POST', `/services/${b}/restore`)
    expect((await read(_id)).services).toEqual([b])
  })
})

describe('a product that goes into the trash', () => {
  test('projects forget a product that goes, and remember it when it comes back', async () => {
    const product = await makeProduct()
    const { _id } = await make({ products: [product] })
    await api.user('DELETE', `/products/${product}`)
    expect((await read(_id)).products).toEqual([])
    await api.user('POST', `/products/${product}/restore`)
    expect((await read(_id)).products).toEqual([product])
  })
})

describe('POST /references/{id}/restore', () => {
  test('it comes back without what has gone meanwhile', async () => {
    const [gone, there] = [await makeService(), await makeService()]
    const { _id } = await make({ services: [gone, there] })
    await api.user('DELETE', `/references/${_id}`)
    await api.user('DELETE', `/services/${gone}`)
    await api.user('POST', `/references/${_id}/restore`)
    expect((await read(_id)).services).toEqual([there])
  })
})
