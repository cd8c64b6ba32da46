import { type PublicCategory, type PublicProduct, recordPath } from '@busbar/contract'
import { excerpt } from '../../ui/text/excerpt.ts'
import { type PriceStyle, price } from '../../ui/text/price.ts'
import { describedImage } from '../parts/shown-image.ts'
import { shownText } from '../parts/shown-text.ts'

export type ShownDetails = ReturnType<typeof shownDetails>

/** Where a product's page holds them for a dialog. */
export const detailsId = 'product-details'

/** Everything that a product's page or dialog prints. To be called in loaders only. */
export function shownDetails(product: PublicProduct, category: PublicCategory | null, style: PriceStyle) {
  const { slug, title, shortDescription, fullDescription, mainImageUrl, images, pictures } = product
  const addresses = new Set([mainImageUrl, ...images])
  return {
    slug,
    title,
    shortDescription,
    /** For search engines and shared links. */
    summary: excerpt(shortDescription, 160),
    /** Printed below an `h2`. */
    text: shownText(fullDescription ?? '', 3),
    price: price(product.price, style),
    /** The bare number, for search engines; without one there are words for it. */
    amount: product.price,
    currency: style.currency,
    isNew: product.isNew || product.lifecycle === 'new',
    isEcoFriendly: product.isEcoFriendly,
    category: category && { title: category.title, address: recordPath('categories', category.slug) },
    images: [...addresses]
      .map((address) => describedImage('products', address, pictures))
      .filter((image) => image !== null),
  }
}
