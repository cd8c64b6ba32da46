import { limits } from '../../limits.ts'
import { isAddressPart } from '../../page-address.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { optionalText } from './common-shapes.ts'
import { field, image, longText, readOnly, text } from './field.ts'

/** What a record with a page of its own has for that page, besides what is on it. */
export const pageFields = {
  /** Where the page is now. */
  slug: readOnly({
    kept: { as: 'text', isUnique: true },
    output: z.string(),
    seenBy: 'everybody',
    isTranslated: true,
  }),
  /** The last part of where it shall be; without one it is made of the title, and follows it. */
  address: field({
    kind: 'text',
    kept: { as: 'text' },
    presence: 'optional',
    input: optionalText(limits.pages.part).refine(
      (part) => !part || isAddressPart(part),
      texts.rules.address.invalid,
    ),
    output: z.string().nullable(),
    seenBy: 'everybody',
    isTranslated: true,
  }),
  /** For search results and shared links: the record's own title, text and image where these say nothing. */
  searchTitle: text({
    max: limits.search.title,
    seenBy: 'everybody',
    isTranslated: true,
    label: 'Title in search results',
  }),
  searchDescription: longText({
    max: limits.search.description,
    seenBy: 'everybody',
    isTranslated: true,
    label: 'Description in search results',
  }),
  shareImage: image({ seenBy: 'everybody' }),
}
