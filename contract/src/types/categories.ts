import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { etimCode } from './catalogue/etim-code.ts'
import { categoryCharacteristics, sentCategoryCharacteristics } from './catalogue/product-parts.ts'
import { events } from './events.ts'
import { activeFilter, requiredText } from './fields/common-shapes.ts'
import { contentType } from './fields/content-type.ts'
import { active, field, image, list, longText, place, text } from './fields/field.ts'
import { pageFields } from './fields/page-fields.ts'
import { products, usedCharacteristic } from './products.ts'

const { titleMin, titleUnder, shortDescriptionUnder, descriptionUnder, maxSubcategories } = limits.category
const { titleRequired, titleTooShort, titleTooLong, descriptionTooLong, shortDescriptionTooLong } =
  texts.rules.categories

const category = contentType({
  singular: 'category',
  fields: {
    title: field({
      kind: 'text',
      kept: { as: 'text' },
      presence: 'required',
      input: z
        .string({ error: titleRequired })
        .trim()
        .min(1, titleRequired)
        .min(titleMin, titleTooShort)
        .max(titleUnder - 1, titleTooLong),
      output: z.string(),
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    description: longText({
      max: descriptionUnder - 1,
      tooLong: descriptionTooLong,
      seenBy: 'everybody',
      isTranslated: true,
    }),
    shortDescription: longText({
      max: shortDescriptionUnder - 1,
      tooLong: shortDescriptionTooLong,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    longDescription: longText({ max: limits.text.long, seenBy: 'everybody', isTranslated: true }),
    details: longText({ max: limits.text.long, seenBy: 'everybody', isTranslated: true }),
    imageUrl: image({ seenBy: 'everybody' }),
    imagePublicId: text({ max: limits.text.name, seenBy: 'everybody', isTranslated: false }),
    isActive: active(),
    displayOrder: place({ seenBy: 'everybody' }),
    /** With `?includeSubcategories=true`. */
    subcategories: list('lines', {
      input: z.array(requiredText(titleRequired, titleUnder - 1)).max(maxSubcategories),
      output: z.array(z.string()),
      seenBy: 'whoAsks',
      isTranslated: true,
    }),
    /** Which characteristics its products have, in their order. */
    characteristics: list('own', {
      of: 'characteristics',
      input: sentCategoryCharacteristics,
      output: categoryCharacteristics,
      seenBy: 'everybody',
      isTranslated: false,
    }),
    etimClass: field({
      kind: 'text',
      kept: { as: 'text' },
      presence: 'optional',
      input: etimCode('EC'),
      output: z.string().nullable(),
      seenBy: 'everybody',
      isTranslated: false,
      label: 'ETIM class',
    }),
    ...pageFields,
  },
  sortable: ['title', 'displayOrder', 'createdAt'],
  filters: activeFilter,
})

const flag = z.stringbool().optional()

export const categories = {
  ...category,
  /**
   * With `?includeEvents=true`, `?includeProducts=true` and `?includeCharacteristics=true`, a single category carries
   * what belongs to it.
   */
  item: category.item.extend({
    usedCharacteristics: z.array(usedCharacteristic).optional(),
    events: z.array(events.item).optional(),
    products: z.array(products.item).optional(),
  }),
  publicItem: category.publicItem.extend({
    usedCharacteristics: z.array(usedCharacteristic).optional(),
    events: z.array(events.publicItem).optional(),
    products: z.array(products.publicItem).optional(),
  }),
  includes: {
    list: { includeSubcategories: flag },
    one: {
      includeSubcategories: flag,
      includeEvents: flag,
      includeProducts: flag,
      includeCharacteristics: flag,
    },
  },
}

export type CategoryInput = z.input<typeof categories.input>
export type Category = z.infer<typeof categories.item>
export type PublicCategory = z.infer<typeof categories.publicItem>
