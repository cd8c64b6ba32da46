import type { PublicCategory } from '@busbar/contract'
import { excerpt } from '../../ui/text/excerpt.ts'
import type { PriceStyle } from '../../ui/text/price.ts'
import { describedImage } from '../parts/shown-image.ts'
import { shownProduct } from '../products/shown-product.ts'
import { shownEvent } from './shown-event.ts'
import { splitEvents } from './split-events.ts'

/** Everything that a category's page prints. To be called in loaders only. */
export function shownCategory(category: PublicCategory, now: Date, style: PriceStyle) {
  const { slug, title, shortDescription, description, longDescription, details, events = [] } = category
  const { upcoming, past } = splitEvents(events, now)
  const about = [description, longDescription, details].filter((text) => text !== null)
  return {
    slug,
    title,
    introduction: shortDescription,
    /** For search engines and shared links. */
    summary: excerpt(shortDescription ?? about[0] ?? '', 160),
    about: [...new Set(about)],
    subcategories: [...new Set(category.subcategories)],
    image: describedImage('categories', category.imageUrl, category.pictures),
    upcoming: upcoming.map((event) => shownEvent(event, false)),
    past: past.map((event) => shownEvent(event, true)),
    products: (category.products ?? []).map((product) => shownProduct(product, style)),
  }
}
