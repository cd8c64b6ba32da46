import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { events } from './events.ts'
import {
  activeFilter,
  adminFields,
  displayOrder,
  optionalImage,
  optionalText,
  recordFields,
  requiredText,
} from './fields.ts'
import { pageFields, pageInput } from './page-fields.ts'
import { products } from './products.ts'

const { titleMin, titleUnder, shortDescriptionUnder, descriptionUnder, maxSubcategories } = limits.category

const input = z.strictObject({
  title: z
    .string({ error: texts.rules.categories.titleRequired })
    .trim()
    .min(1, texts.rules.categories.titleRequired)
    .min(titleMin, texts.rules.categories.titleTooShort)
    .max(titleUnder - 1, texts.rules.categories.titleTooLong),
  description: optionalText(descriptionUnder - 1, texts.rules.categories.descriptionTooLong),
  shortDescription: optionalText(shortDescriptionUnder - 1, texts.rules.categories.shortDescriptionTooLong),
  longDescription: optionalText(limits.text.long),
  details: optionalText(limits.text.long),
  imageUrl: optionalImage,
  imagePublicId: optionalText(limits.text.name),
  isActive: z.boolean().optional(),
  displayOrder: displayOrder.optional(),
  subcategories: z
    .array(requiredText(texts.rules.categories.titleRequired, titleUnder - 1))
    .max(maxSubcategories)
    .optional(),
  ...pageInput,
})

const shown = {
  ...recordFields,
  ...pageFields,
  title: z.string(),
  description: z.string().nullable(),
  shortDescription: z.string().nullable(),
  longDescription: z.string().nullable(),
  details: z.string().nullable(),
  imageUrl: z.string().nullable(),
  imagePublicId: z.string().nullable(),
  isActive: z.boolean(),
  displayOrder: z.int(),
  /** With `?includeSubcategories=true`. */
  subcategories: z.array(z.string()).optional(),
}

/** With `?includeEvents=true` and `?includeProducts=true`, a single category carries what belongs to it. */
const publicItem = z.object({
  ...shown,
  events: z.array(events.publicItem).optional(),
  products: z.array(products.publicItem).optional(),
})

const item = z.object({
  ...shown,
  events: z.array(events.item).optional(),
  products: z.array(products.item).optional(),
  ...adminFields,
})

const flag = z.stringbool().optional()

export const categories = {
  singular: 'category',
  input,
  item,
  publicItem,
  sortable: ['title', 'displayOrder', 'createdAt'],
  filters: activeFilter,
  includes: {
    list: { includeSubcategories: flag },
    one: { includeSubcategories: flag, includeEvents: flag, includeProducts: flag },
  },
} as const

export type CategoryIncludes = { [Name in keyof typeof categories.includes.one]?: boolean }
export type CategoryInput = z.input<typeof input>
export type Category = z.infer<typeof item>
export type PublicCategory = z.infer<typeof publicItem>
