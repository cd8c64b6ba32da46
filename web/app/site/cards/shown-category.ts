import { limits, type PublicCategory } from '@busbar/contract'
import { excerpt } from '../../ui/text/excerpt.ts'
import { shownImage } from '../parts/shown-image.ts'

export type ShownCategory = ReturnType<typeof shownCategory>

/** A category as its tile prints it. To be called in loaders only. */
export function shownCategory(category: PublicCategory) {
  const { _id, slug, title, shortDescription, description, imageUrl, pictures } = category
  return {
    _id,
    slug,
    title,
    text: shortDescription ?? excerpt(description ?? '', limits.category.excerpt),
    image: shownImage('categories', imageUrl, pictures),
  }
}
