import type { Client, PublicCategory, PublicProduct } from '@busbar/contract'
import { expect, test } from 'vitest'
import { priceStyleOf } from '../../ui/text/price.ts'
import { readRelated } from './related-products.ts'

test('V6: a product’s page leads on to three others of its category, beginning with the next', async () => {
  const products = ['A', 'B', 'C', 'D', 'E'].map(
    (title) =>
      ({ _id: title, title, slug: title, shortDescription: '', price: null, pictures: {} }) as PublicProduct,
  )
  const asked: unknown[] = []
  const list = async (query: unknown) => {
    asked.push(query)
    return { data: products }
  }
  const api = { products: { list } } as unknown as Client
  const relatedTo = async (product: PublicProduct) => {
    const category = { _id: 'power' } as PublicCategory
    return (await readRelated(api, { product, category, style: priceStyleOf() })).map(({ title }) => title)
  }
  expect(await relatedTo(products[1] as PublicProduct)).toEqual(['C', 'D', 'E'])
  expect(await relatedTo(products[4] as PublicProduct)).toEqual(['A', 'B', 'C'])
  expect(asked[0]).toMatchObject({ category: 'power' })
})
