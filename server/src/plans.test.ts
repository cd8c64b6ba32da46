import { collectionNames, collections } from '@busbar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { fillCatalogue, fillOthers } from '../test/catalogue.ts'
import { plansOf, wholeReads } from '../test/measure/plans.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
  await fillCatalogue(busbar.ownerUrl)
  await fillOthers(busbar, token)
})
afterAll(() => busbar.close())

const read = async (path: string, as: string | null = token) => {
  const answer = await busbar.call('GET', `/api${path}`, { token: as })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body.data
}

/** The plans of a call as a user and as a visitor, but for those whose conditions exclude each other: they read nothing. */
const plansFor = async (path: string) => {
  const user = await plansOf(busbar.url, () => read(path))
  const visitor = await plansOf(busbar.url, () => read(path, null))
  return [...user, ...visitor].filter((plan) => !plan.includes('One-Time Filter: false'))
}

test('no list, search, sort, filter, count or single product reads all products', async () => {
  const [category] = await read('/categories?limit=1')
  const [product] = await read('/products?limit=1')
  const sorts = collections.products.sortable.flatMap((field) => [`sort=${field}`, `sort=-${field}`])
  const searches = ['c4ca4238', 'Product 777', 'nowhere', 'abc', 'ab', 'q', 'a b', '100%']
  const narrowing = [
    '',
    `category=${category._id}`,
    'status=active',
    'status=inactive',
    'missingImage=true',
    'trash=true',
  ]
  const calls = [
    ...narrowing.flatMap((filter) => [
      `/products?${filter}`,
      `/products?limit=25&${filter}`,
      `/products?limit=25&page=3&${filter}`,
      ...sorts.map((sort) => `/products?limit=25&${sort}&${filter}`),
      ...searches.map((search) => `/products?limit=25&search=${encodeURIComponent(search)}&${filter}`),
      `/products?limit=25&search=product 12&sort=-title&${filter}`,
    ]),
    '/products/active',
    '/products/active?limit=25&page=20',
    `/products/${product._id}`,
    `/products/${product.slug}`,
    `/categories/${category._id}?includeProducts=true`,
  ]
  for (const call of calls) {
    const plans = await plansFor(call)
    expect(plans.length, call).toBeGreaterThan(1)
    expect(wholeReads(plans, 'products'), call).toEqual([])
  }
})

test('the first page of every collection, and one record, are read from an index', async () => {
  for (const name of collectionNames) {
    const [record] = await read(`/${name}?limit=1`)
    for (const call of [`/${name}?limit=25`, `/${name}/${record._id}`]) {
      // To count a thousand records, reading them all is the quickest.
      const plans = (await plansFor(call)).filter((plan) => !plan.startsWith('select count(*)'))
      expect(wholeReads(plans, name), call).toEqual([])
    }
  }
})

test("a category's events are read from an index", async () => {
  const [category] = await read('/categories?limit=1')
  for (const call of [`/categories/${category._id}/events`, `/categories/${category._id}?includeEvents=true`])
    expect(wholeReads(await plansFor(call), '(events|categories)'), call).toEqual([])
})

test('a search that finds very much is counted no further than to a thousand, and its pages can be turned', async () => {
  const search = async (query: string) => (await busbar.call('GET', `/api/products?${query}`, { token })).body
  const first = await search('page=1&search=product')
  expect(first.meta).toEqual({ total: 1000, hasMore: true, page: 1, limit: 25 })
  const beyond = await search('page=60&search=product')
  expect([beyond.data.length, beyond.meta]).toEqual([25, { total: 1525, hasMore: true, page: 60, limit: 25 }])
  const few = await search('page=1&search=Product 777')
  expect(few.meta).toEqual({ total: few.meta.total, page: 1, limit: 25 })
  expect(few.meta.total).toBeLessThan(1000)
})
