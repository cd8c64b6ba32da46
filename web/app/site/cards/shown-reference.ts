import { type Client, limits, type PublicReference } from '@busbar/contract'
import { describedImage } from '../parts/shown-image.ts'

export type ShownReference = ReturnType<typeof shownReference>

/** The newest reference projects in which a service or a product was used. To be called in loaders only. */
export async function readReferences(api: Client, used: { service: string } | { product: string }) {
  const { data } = await api.references.list({ ...used, limit: limits.references.onRecord })
  return data.map(shownReference)
}

/** A reference project as its card prints it. To be called in loaders only. */
export function shownReference(reference: PublicReference) {
  const { _id, slug, title, summary, client, place, year, facts, imageUrl, pictures } = reference
  return {
    _id,
    slug,
    title,
    summary,
    client,
    place,
    year,
    facts,
    image: describedImage('references', imageUrl, pictures),
  }
}
