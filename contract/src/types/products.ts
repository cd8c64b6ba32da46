import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { requiredImage } from './fields/common-shapes.ts'
import { contentType } from './fields/content-type.ts'
import { choice, flag, image, images, longText, number, record, richText, text } from './fields/field.ts'
import { pageFields } from './fields/page-fields.ts'

const { titleRequired, shortDescriptionRequired, imageRequired, categoryUnknown, priceInvalid } =
  texts.rules.products

export const productStatuses = ['active', 'inactive'] as const

/** An image that is put into the gallery, or made the main one. */
export const productImage = z.strictObject({ imageUrl: requiredImage(imageRequired) })

export const products = contentType({
  singular: 'product',
  fields: {
    title: text({
      required: titleRequired,
      max: limits.text.name,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    shortDescription: longText({
      required: shortDescriptionRequired,
      max: limits.text.short,
      seenBy: 'everybody',
      isTranslated: true,
      isSearchable: true,
    }),
    fullDescription: richText({ max: limits.text.long, seenBy: 'everybody', isTranslated: true }),
    mainImageUrl: image({ seenBy: 'everybody' }),
    images: images({
      missing: imageRequired,
      max: limits.products.maxImages,
      seenBy: 'everybody',
      label: 'More images',
    }),
    category: record('categories', { unknown: categoryUnknown, seenBy: 'everybody' }),
    price: number({ invalid: priceInvalid, max: limits.products.priceMax, scale: 2, seenBy: 'everybody' }),
    isNew: flag({ default: false, seenBy: 'everybody', label: '“New” label' }),
    isEcoFriendly: flag({ default: false, seenBy: 'everybody', label: '“Eco-friendly” label' }),
    status: choice(productStatuses, { default: 'active', seenBy: 'everybody', label: 'Visibility' }),
    ...pageFields,
  },
  sortable: ['title', 'price', 'createdAt'],
  filters: { category: z.uuid().optional(), status: z.enum(productStatuses).optional() },
})

export type ProductInput = z.input<typeof products.input>
export type Product = z.infer<typeof products.item>
export type PublicProduct = z.infer<typeof products.publicItem>
