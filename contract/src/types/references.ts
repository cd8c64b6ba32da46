import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { articleFields, articleInput } from './blocks/article.ts'
import { blockTypes } from './blocks/blocks.ts'
import { activeFilter, adminFields, optionalImage, optionalText, recordFields } from './fields.ts'

const { titleRequired, yearRequired, servicesUnknown, productsUnknown } = texts.rules.references
const { yearMin, yearMax, named, facts: factsMax } = limits.references

const fact = blockTypes.facts.shape.facts.element

/** Records of another content type, in the order in which they are shown. */
const chosen = (unknown: string) =>
  z
    .array(z.uuid(unknown))
    .max(named)
    .refine((ids) => new Set(ids).size === ids.length, texts.api.namedTwice)
    .optional()

const input = z.strictObject({
  ...articleInput(titleRequired),
  summary: optionalText(limits.text.short),
  /** For whom it was, and where. */
  client: optionalText(limits.text.name),
  place: optionalText(limits.text.name),
  /** In which it was finished. */
  year: z.int(yearRequired).min(yearMin, yearRequired).max(yearMax, yearRequired),
  facts: z.array(fact).max(factsMax).optional(),
  services: chosen(servicesUnknown),
  products: chosen(productsUnknown),
  /** Shown side by side where there are both. */
  beforeImageUrl: optionalImage,
  afterImageUrl: optionalImage,
})

const publicItem = z.object({
  ...recordFields,
  ...articleFields,
  summary: z.string().nullable(),
  client: z.string().nullable(),
  place: z.string().nullable(),
  year: z.int(),
  facts: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Visitors get only those that they may see. */
  services: z.array(z.uuid()),
  products: z.array(z.uuid()),
  beforeImageUrl: z.string().nullable(),
  afterImageUrl: z.string().nullable(),
})

const item = z.object({ ...publicItem.shape, ...adminFields })

export const references = {
  singular: 'reference project',
  input,
  item,
  publicItem,
  names: { services: 'services', products: 'products' },
  sortable: ['title', 'year', 'createdAt'],
  /** A service or a product narrows the list to where it was used. */
  filters: { ...activeFilter, service: z.uuid().optional(), product: z.uuid().optional() },
} as const

export type ReferenceInput = z.input<typeof input>
export type Reference = z.infer<typeof item>
export type PublicReference = z.infer<typeof publicItem>
