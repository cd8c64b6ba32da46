import { limits, texts } from '@busbar/contract'

/** What a quote can be requested for. */
export type Quotable = {
  /** Its place in the API: `products/vdx-750`. */
  about: string
  title: string
}

/** What the form knows of it. */
export type Quoted = {
  about: string
  subject: string
  /** The page that the visitor came from. */
  from: string
}

export function quoteSubject(title: string) {
  return texts.contact.quoteFor(title).slice(0, limits.contact.subject)
}
