import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import {
  adminFields,
  optionalImage,
  optionalRichText,
  recordFields,
  requiredImage,
  requiredText,
} from './fields.ts'
import { pageFields, pageInput } from './page-fields.ts'

export const productStatuses = ['active', 'inactive'] as const

/** An image that is put into the gallery, or made the main one. */
export const productImage = z.strictObject({ imageUrl: requiredImage(texts.rules.products.imageRequired) })

const input = z.strictObject({
  title: requiredText(texts.rules.products.titleRequired, limits.text.name),
  shortDescription: requiredText(texts.rules.products.shortDescriptionRequired, limits.text.short),
  fullDescription: optionalRichText(limits.text.long),
  mainImageUrl: optionalImage,
  images: z.array(productImage.shape.imageUrl).max(limits.products.maxImages).optional(),
  category: z.uuid(texts.rules.products.categoryUnknown).nullish(),
  price: z
    .number({ error: texts.rules.products.priceInvalid })
    .min(0, texts.rules.products.priceInvalid)
    .max(limits.products.priceMax, texts.rules.products.priceInvalid)
    .nullish(),
  isNew: z.boolean().optional(),
  isEcoFriendly: z.boolean().optional(),
  status: z.enum(productStatuses).optional(),
  ...pageInput,
})

const publicItem = z.object({
  ...recordFields,
  ...pageFields,
  title: z.string(),
  shortDescription: z.string(),
  fullDescription: z.string().nullable(),
  mainImageUrl: z.string().nullable(),
  images: z.array(z.string()),
  category: z.uuid().nullable(),
  price: z.number().nullable(),
  isNew: z.boolean(),
  isEcoFriendly: z.boolean(),
  status: z.enum(productStatuses),
})

const item = z.object({ ...publicItem.shape, ...adminFields })

export const products = {
  singular: 'product',
  input,
  item,
  publicItem,
  names: { category: 'categories' },
  sortable: ['title', 'price', 'createdAt'],
  filters: { category: z.uuid().optional(), status: z.enum(productStatuses).optional() },
} as const

export type ProductInput = z.input<typeof input>
export type Product = z.infer<typeof item>
export type PublicProduct = z.infer<typeof publicItem>
