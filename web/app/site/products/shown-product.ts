import { limits, type PublicProduct } from '@busbar/contract'
import { excerpt } from '../../ui/text/excerpt.ts'
import { type PriceStyle, price } from '../../ui/text/price.ts'
import { shownImage } from '../parts/shown-image.ts'

export type ShownProduct = ReturnType<typeof shownProduct>

/** A product as its card prints it. To be called in loaders only. */
export function shownProduct(product: PublicProduct, style: PriceStyle) {
  const { _id, slug, title, shortDescription, mainImageUrl, pictures, lifecycle, isEcoFriendly } = product
  return {
    _id,
    slug,
    title,
    text: excerpt(shortDescription, limits.products.cardText),
    price: price(product.price, style),
    /** The bare number; without one there are words for it. */
    amount: product.price,
    isNew: product.isNew || lifecycle === 'new',
    isEcoFriendly,
    image: shownImage('products', mainImageUrl, pictures),
  }
}
