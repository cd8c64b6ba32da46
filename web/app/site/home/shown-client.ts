import type { PublicClientRecord } from '@busbar/contract'
import { shownImage } from '../parts/shown-image.ts'

export type ShownClient = ReturnType<typeof shownClient>

/** A client's words as the card prints them. To be called in loaders only. */
export function shownClient({ _id, name, description, imageUrl, pictures }: PublicClientRecord) {
  return { _id, name, text: description, image: shownImage('clients', imageUrl, pictures) }
}
