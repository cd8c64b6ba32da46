import { type ApiError, limits, type Product, recordPages } from '@busbar/contract'
import { Group, Select } from '@mantine/core'
import { currencyName } from '../../ui/text/price.ts'
import { useRecords } from '../api/collection.ts'
import { usePriceStyle } from '../api/company.ts'
import { type ImageChoice, isRefusal } from '../api/uploads/image-uploads.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { toastFailed } from '../parts/toasts.tsx'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { PageFields } from '../records/editor/page-fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import type { FormValues } from '../records/editor/record-values.ts'
import { productsTexts } from './texts.ts'

const { CheckField, Field, GalleryField, NumberField, UsualField } = fieldsOf('products')

export function ProductEditor(props: EditorProps<'products'>) {
  const { currency, noPrice } = usePriceStyle()
  return (
    <RecordEditor
      {...props}
      name="products"
      texts={productsTexts}
      leavesOut={[
        'mainImageUrl',
        'lifecycle',
        'successor',
        'values',
        'variants',
        'accessories',
        'spareParts',
        'files',
        'drawing',
        'questions',
      ]}
      valuesOf={imagesOf}
      inputOf={withMainImage}
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
      <FieldGroup {...productsTexts.listed}>
        <Group grow align="start" preventGrowOverflow={false}>
          <CategoryField />
          <StatusField />
        </Group>
      </FieldGroup>
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

/** The first image is the main one. */
function withMainImage(values: FormValues) {
  const [mainImageUrl = null, ...images] = new Set(values.images as ImageChoice[])
  return { ...values, mainImageUrl, images }
}

function StatusField() {
  return (
    <Field name="status">
      {({ value, error, onChange }) => (
        <Select
          label={fieldsTexts.status}
          description={productsTexts.statusHint}
          allowDeselect={false}
          data={Object.entries(productsTexts.statuses).map(([status, label]) => ({ value: status, label }))}
          value={value}
          error={error}
          onChange={(status) => onChange(status as typeof value)}
        />
      )}
    </Field>
  )
}

function CategoryField() {
  const categories = useRecords('categories', { limit: limits.lists.pageSizeMax }).data?.data ?? []
  return (
    <Field name="category">
      {({ value, error, onChange }) => (
        <Select
          label={productsTexts.category}
          description={productsTexts.categoryHint}
          placeholder={productsTexts.noCategory}
          clearable
          searchable
          data={categories.map(({ _id, title }) => ({ value: _id, label: title }))}
          value={value}
          error={error}
          onChange={onChange}
        />
      )}
    </Field>
  )
}
