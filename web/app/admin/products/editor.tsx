import { limits, texts } from '@busbar/contract'
import { Group, Select } from '@mantine/core'
import { useRecords } from '../api/collection.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import { productsTexts } from './texts.ts'

const { CheckField, Field, GalleryField, ImageField, NumberField, RichText, TextArea, TextField } =
  fieldsOf('products')

const imageTexts = { tooLarge: texts.images.productTooLarge, wrongType: texts.images.productWrongType }

export function ProductEditor(props: EditorProps<'products'>) {
  return (
    <RecordEditor {...props} name="products" texts={productsTexts}>
      <FieldGroup {...productsTexts.onCard}>
        <TextField name="title" label={fieldsTexts.title} isFirst />
        <TextArea
          name="shortDescription"
          label={fieldsTexts.shortDescription}
          hint={productsTexts.shortDescriptionHint}
          rows={[2, 4]}
        />
        <NumberField
          name="price"
          label={productsTexts.price}
          hint={productsTexts.priceHint}
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
        <ImageField name="mainImageUrl" label={productsTexts.mainImage} {...imageTexts} />
        <GalleryField name="images" label={productsTexts.moreImages} {...imageTexts} />
      </FieldGroup>
      <FieldGroup {...productsTexts.onPage}>
        <RichText name="fullDescription" label={fieldsTexts.fullDescription} />
      </FieldGroup>
      <FieldGroup {...productsTexts.listed}>
        <Group grow align="start" preventGrowOverflow={false}>
          <CategoryField />
          <StatusField />
        </Group>
      </FieldGroup>
    </RecordEditor>
  )
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
