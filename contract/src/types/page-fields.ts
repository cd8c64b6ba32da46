import { limits } from '../limits.ts'
import { isAddressPart } from '../page-address.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { optionalImage, optionalText } from './fields.ts'

/** What authors can set for a record's own page, besides its content. */
export const pageInput = {
  /** The last part of where the page is; without one it is made of the title, and follows it. */
  address: optionalText(limits.pages.part).refine(
    (part) => !part || isAddressPart(part),
    texts.rules.address.invalid,
  ),
  /** For search results and shared links: the record's own title, text and image where these say nothing. */
  searchTitle: optionalText(limits.search.title),
  searchDescription: optionalText(limits.search.description),
  shareImage: optionalImage,
}

/** The same as it is shown, and where the page is now. */
export const pageFields = {
  slug: z.string(),
  address: z.string().nullable(),
  searchTitle: z.string().nullable(),
  searchDescription: z.string().nullable(),
  shareImage: z.string().nullable(),
}
