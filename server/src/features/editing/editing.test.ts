import { randomUUIDv7 } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../../test/api.ts'
import { pageStores, publications } from '../../publisher/tables.ts'

const api = startApi('editor')
const ask = async (path: string, links: string[] = []) =>
  (await api.user('POST', '/page-records', { path, links })).body.data

describe('POST /page-records', () => {
  test('names the page’s own record first, then those that it links to', async () => {
    const product = await api.create('products', { title: 'Busbar', shortDescription: 'Short.' })
    const other = await api.create('products', { title: 'Anchor', shortDescription: 'Short.' })
    const category = await api.create('categories', { title: 'Cables' })
    const path = `/products/${product.slug}`
    const links = [`/categories/${category.slug}`, `/products/${other.slug}`, '/contact', '/products/unknown']
    expect(await ask(path, links)).toEqual([
      { collection: 'products', _id: product._id, kind: 'product', title: 'Busbar', path },
      { collection: 'categories', _id: category._id, kind: 'category', title: 'Cables', path: links[0] },
      { collection: 'products', _id: other._id, kind: 'product', title: 'Anchor', path: links[1] },
    ])
    expect(await ask(`/category/${category.slug}`)).toMatchObject([{ _id: category._id, path: links[0] }])
    await api.user('DELETE', `/products/${other._id}`)
    expect(await ask(`/products/${other.slug}`)).toEqual([])
  })

  test('names what has no page where the page is made of it', async () => {
    const partner = await api.create('partners', { name: 'Ohm & Co', description: 'Reliable.' })
    expect(await ask('/')).toEqual([])
    const store = randomUUIDv7()
    await api.db().insert(pageStores).values({ _id: store, followedTo: 0 })
    await api
      .db()
      .insert(publications)
      .values({ store, path: '/', reads: ['partners', 'company'] })
    expect(await ask('/')).toEqual([
      { collection: 'partners', _id: partner._id, kind: 'partner', title: 'Ohm & Co', path: null },
    ])
  })

  test('A21, A25: is refused to visitors, and takes any address for what it is', async () => {
    expect((await api.visitor('POST', '/page-records', { path: '/' })).status).toBe(401)
    for (const path of ["/products/' or 1=1 --", '/products/%00', '/products/../x', '/products/a/b'])
      expect(await ask(path, [path])).toEqual([])
    expect((await api.user('POST', '/page-records', { path: '/', links: Array(301).fill('/') })).status).toBe(
      422,
    )
  })
})
