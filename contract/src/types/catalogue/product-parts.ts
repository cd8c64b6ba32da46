import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { optionalText, requiredText } from '../fields/common-shapes.ts'
import { productValues, sentValues } from './product-values.ts'

const { orderCodeRequired, orderCodeTwice, priceInvalid } = texts.rules.products
const max = limits.catalogue

/** Where a product stands between its introduction and its end. */
export const lifecycles = ['new', 'active', 'notForNewProjects', 'discontinued'] as const

/** What a product's file is, besides its own datasheet. */
export const productFileKinds = ['manual', 'certificate', 'drawing', 'cad', 'datasheet', 'other'] as const

/** Two ways to write an order code are one where only spaces and capitals differ. */
export function orderCodeKey(orderCode: string) {
  return orderCode.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}

/** Kept to the cent, as the price of a product. */
const price = z
  .number({ error: priceInvalid })
  .min(0, priceInvalid)
  .max(limits.products.priceMax, priceInvalid)
  .transform((amount) => Math.round(amount * 100) / 100)

/** What can be ordered: a row of the product with the values in which it differs. */
export const sentVariants = z
  .array(
    z.strictObject({
      orderCode: requiredText(orderCodeRequired, max.orderCode),
      name: optionalText(limits.text.name).default(null),
      values: sentValues.default({}),
      price: price.nullable().default(null),
    }),
  )
  .max(max.variants)
  .refine(
    (variants) => new Set(variants.map(({ orderCode }) => orderCodeKey(orderCode))).size === variants.length,
    orderCodeTwice,
  )

export const productVariants = z.array(
  z.object({
    orderCode: z.string(),
    name: z.string().nullable(),
    values: productValues,
    price: z.number().nullable(),
  }),
)

/** Downloads of the library, each with what it is for this product. */
export const sentFiles = z
  .array(z.strictObject({ kind: z.enum(productFileKinds), download: z.uuid() }))
  .max(max.files)
  .refine(
    (files) => new Set(files.map(({ download }) => download)).size === files.length,
    texts.api.namedTwice,
  )

export const productFiles = z.array(z.object({ kind: z.enum(productFileKinds), download: z.uuid() }))

/** What people ask about it, with the answers. */
export const productQuestions = z
  .array(
    z.strictObject({
      question: requiredText(texts.company.questionRequired, limits.faq.question),
      answer: requiredText(texts.company.answerRequired, limits.faq.answer),
    }),
  )
  .max(limits.faq.max)

/** How a category uses characteristics, in the order in which they are shown. */
export const sentCategoryCharacteristics = z
  .array(
    z.strictObject({
      characteristic: z.uuid(),
      /** Among the few that are shown first. */
      isKeyFigure: z.boolean().default(false),
      /** Lists can be narrowed by it. */
      isFilter: z.boolean().default(false),
      /** Products are compared by it. */
      isCompared: z.boolean().default(true),
    }),
  )
  .max(max.ofCategory)
  .refine(
    (some) => new Set(some.map(({ characteristic }) => characteristic)).size === some.length,
    texts.api.namedTwice,
  )

export const categoryCharacteristics = z.array(
  z.object({
    characteristic: z.uuid(),
    isKeyFigure: z.boolean(),
    isFilter: z.boolean(),
    isCompared: z.boolean(),
  }),
)

export type Lifecycle = (typeof lifecycles)[number]
export type ProductFileKind = (typeof productFileKinds)[number]
export type ProductVariant = z.infer<typeof productVariants>[number]
export type ProductFile = z.infer<typeof productFiles>[number]
export type CategoryCharacteristic = z.infer<typeof categoryCharacteristics>[number]
