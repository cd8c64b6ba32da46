import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { articleFields } from './blocks/article.ts'
import { blockTypes } from './blocks/blocks.ts'
import { activeFilter } from './fields/common-shapes.ts'
import { contentType } from './fields/content-type.ts'
import { image, integer, list, longText, records, text } from './fields/field.ts'

const { titleRequired, yearRequired, servicesUnknown, productsUnknown } = texts.rules.references
const { yearMin, yearMax, named, facts: factsMax } = limits.references

const fact = blockTypes.facts.shape.facts.element

export const references = contentType({
  singular: 'reference project',
  fields: {
    ...articleFields(titleRequired),
    summary: longText({ max: limits.text.short, seenBy: 'everybody', isTranslated: true }),
    /** For whom it was, and where. */
    client: text({ max: limits.text.name, seenBy: 'everybody', isTranslated: false, isSearchable: true }),
    place: text({ max: limits.text.name, seenBy: 'everybody', isTranslated: true, isSearchable: true }),
    /** In which it was finished. */
    year: integer({ required: yearRequired, min: yearMin, max: yearMax, seenBy: 'everybody' }),
    facts: list('own', {
      input: z.array(fact).max(factsMax),
      output: z.array(z.object({ value: z.string(), label: z.string() })),
      seenBy: 'everybody',
      isTranslated: true,
    }),
    /** Visitors get only those that they may see. */
    services: records('services', { unknown: servicesUnknown, max: named, seenBy: 'everybody' }),
    products: records('products', { unknown: productsUnknown, max: named, seenBy: 'everybody' }),
    /** Shown side by side where there are both. */
    beforeImageUrl: image({ seenBy: 'everybody' }),
    afterImageUrl: image({ seenBy: 'everybody' }),
  },
  sortable: ['title', 'year', 'createdAt'],
  /** A service or a product narrows the list to where it was used. */
  filters: { ...activeFilter, service: z.uuid().optional(), product: z.uuid().optional() },
})

export type ReferenceInput = z.input<typeof references.input>
export type Reference = z.infer<typeof references.item>
export type PublicReference = z.infer<typeof references.publicItem>
