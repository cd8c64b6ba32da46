import { type Client, limits, type PublicCategory, type PublicProduct } from '@busbar/contract'
import type { PriceStyle } from '../../ui/text/price.ts'
import { shownProduct } from './shown-product.ts'

/** Other products of the same category, in their order: those after this one first. To be called in loaders only. */
export async function readRelated(api: Client, { product, category, style }: Related) {
  const { data } = await api.products.list({ category: category._id, limit: limits.products.onLanding })
  const place = data.findIndex(({ _id }) => _id === product._id)
  const others = [...data.slice(place + 1), ...data.slice(0, Math.max(place, 0))]
  return others.slice(0, limits.products.related).map((other) => shownProduct(other, style))
}

type Related = { product: PublicProduct; category: PublicCategory; style: PriceStyle }
