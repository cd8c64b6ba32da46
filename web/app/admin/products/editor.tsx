import { type ApiError, limits, type Product, recordPages } from '@busbar/contract'
import { Group } from '@mantine/core'
import { currencyName } from '../../ui/text/price.ts'
import { usePriceStyle } from '../api/company.ts'
import { type ImageChoice, isRefusal } from '../api/uploads/image-uploads.ts'
import { toastFailed } from '../parts/toasts.tsx'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { PageFields } from '../records/editor/page-fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import type { FormValues } from '../records/editor/record-values.ts'
import { ListingFields } from './listing-fields.tsx'
import { RelatedFields } from './related-fields.tsx'
import { SpecificationFields } from './specification/specification-fields.tsx'
import { readOnes, type TypedValues, unreadProblems } from './specification/typed-value.ts'
import { productsTexts } from './texts.ts'
import type { TypedVariant } from './variants/paste-variants.ts'
import { VariantsField } from './variants/variants-field.tsx'

const { CheckField, GalleryField, NumberField, UsualField } = fieldsOf('products')

export function ProductEditor(props: EditorProps<'products'>) {
  const { currency, noPrice } = usePriceStyle()
  return (
    <RecordEditor
      {...props}
      name="products"
      texts={productsTexts}
      leavesOut={['mainImageUrl']}
      valuesOf={(product) => ({
        ...imagesOf(product),
        ...(props.copyOf && !props.record && { variants: withoutCodes(product?.variants ?? []) }),
      })}
      inputOf={asInput}
      problemsIn={problemsIn}
      upload={{ onFailed: tellFailure }}
    >
      <FieldGroup {...productsTexts.onCard}>
        <UsualField name="title" isFirst />
        <UsualField name="shortDescription" hint={productsTexts.shortDescriptionHint} />
        <NumberField
          name="price"
          label={productsTexts.priceIn(currencyName(currency))}
          hint={productsTexts.priceHint(noPrice)}
          max={limits.products.priceMax}
          decimalScale={2}
          thousandSeparator=","
          hideControls
        />
        <Group>
          <CheckField name="isNew" label={productsTexts.isNew} />
          <CheckField name="isEcoFriendly" label={productsTexts.isEcoFriendly} />
        </Group>
      </FieldGroup>
      <FieldGroup {...productsTexts.images}>
        <GalleryField name="images" label={productsTexts.images.title} max={1 + limits.products.maxImages} />
      </FieldGroup>
      <FieldGroup {...productsTexts.onPage}>
        <UsualField name="fullDescription" />
      </FieldGroup>
      <ListingFields productId={props.record?._id} />
      <SpecificationFields productId={props.record?._id} />
      <VariantsField />
      <RelatedFields />
      <PageFields prefix={recordPages.products.prefix} of={props.record} />
    </RecordEditor>
  )
}

/** What is wrong with a file itself is said at the field. */
function tellFailure(error: ApiError) {
  if (!isRefusal(error)) toastFailed(productsTexts.addImageFailed, error)
}

/** A product's images in one row, the main one first. */
function imagesOf(product?: Product) {
  const images = [product?.mainImageUrl, ...(product?.images ?? [])].filter((image) => image)
  return { images: [...new Set(images)] }
}

/** A copy has variants of its own: an order code is that of one product. */
function withoutCodes(variants: Product['variants']) {
  return variants.map((variant) => ({ ...variant, orderCode: '' }))
}

/** The first image is the main one. What was typed as a value and not understood is not sent: see below. */
function asInput(values: FormValues) {
  const [mainImageUrl = null, ...images] = new Set(values.images as ImageChoice[])
  const variants = (values.variants as TypedVariant[]).map((variant) => ({
    ...variant,
    values: readOnes(variant.values),
  }))
  return { ...values, mainImageUrl, images, values: readOnes(values.values as TypedValues), variants }
}

function problemsIn(values: FormValues) {
  const variants = values.variants as TypedVariant[]
  return Object.assign(
    unreadProblems(values.values as TypedValues, 'values'),
    ...variants.map((variant, index) => unreadProblems(variant.values, `variants.${index}.values`)),
  ) as Record<string, string>
}
