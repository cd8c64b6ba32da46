import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import {
  categoryCharacteristics,
  lifecycles,
  productFiles,
  productQuestions,
  productVariants,
  sentFiles,
  sentVariants,
} from './catalogue/product-parts.ts'
import { productValues, sentValues } from './catalogue/product-values.ts'
import { characteristics } from './characteristics.ts'
import { requiredImage } from './fields/common-shapes.ts'
import { contentType } from './fields/content-type.ts'
import {
  choice,
  flag,
  image,
  images,
  keyed,
  list,
  longText,
  number,
  record,
  records,
  richText,
  text,
} from './fields/field.ts'
import { pageFields } from './fields/page-fields.ts'

const {
  titleRequired,
  shortDescriptionRequired,
  imageRequired,
  categoryUnknown,
  priceInvalid,
  productsUnknown,
  successorUnknown,
} = texts.rules.products

export const productStatuses = ['active', 'inactive'] as const

/** An image that is put into the gallery, or made the main one. */
export const productImage = z.strictObject({ imageUrl: requiredImage(imageRequired) })

const product = contentType({
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
    lifecycle: choice(lifecycles, { default: 'active', seenBy: 'everybody' }),
    /** What takes its place. */
    successor: record('products', { unknown: successorUnknown, seenBy: 'everybody' }),
    /** By the id of each characteristic. A text among them is the same in all languages, such as a standard. */
    values: keyed({
      of: 'characteristics',
      input: sentValues,
      output: productValues,
      seenBy: 'everybody',
      isTranslated: false,
      label: 'Characteristics',
    }),
    variants: list('own', {
      of: 'characteristics',
      input: sentVariants,
      output: productVariants,
      seenBy: 'everybody',
      isTranslated: true,
    }),
    /** Visitors get only those that they may see, as of the files. */
    accessories: records('products', {
      unknown: productsUnknown,
      max: limits.catalogue.related,
      seenBy: 'everybody',
    }),
    spareParts: records('products', {
      unknown: productsUnknown,
      max: limits.catalogue.related,
      seenBy: 'everybody',
    }),
    files: list('own', {
      of: 'downloads',
      input: sentFiles,
      output: productFiles,
      seenBy: 'everybody',
      isTranslated: false,
    }),
    /** With its dimensions. */
    drawing: image({ seenBy: 'everybody', label: 'Dimension drawing' }),
    questions: list('own', {
      input: productQuestions,
      output: productQuestions,
      seenBy: 'everybody',
      isTranslated: true,
    }),
    ...pageFields,
  },
  sortable: ['title', 'price', 'createdAt'],
  filters: {
    category: z.uuid().optional(),
    status: z.enum(productStatuses).optional(),
    lifecycle: z.enum(lifecycles).optional(),
  },
})

const asked = { includeCharacteristics: z.stringbool().optional() }

/** What its values are of: as its category lists them, and then the others. */
export const usedCharacteristic = characteristics.publicItem.extend(
  categoryCharacteristics.element.omit({ characteristic: true }).shape,
)

export const products = {
  ...product,
  /** With `?includeCharacteristics=true`, a product carries the characteristics that it has values of. */
  item: product.item.extend({ characteristics: z.array(usedCharacteristic).optional() }),
  publicItem: product.publicItem.extend({ characteristics: z.array(usedCharacteristic).optional() }),
  includes: { list: asked, one: asked },
}

export type ProductInput = z.input<typeof products.input>
export type Product = z.infer<typeof products.item>
export type PublicProduct = z.infer<typeof products.publicItem>
export type UsedCharacteristic = z.infer<typeof usedCharacteristic>
