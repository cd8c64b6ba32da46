import { limits, texts } from '@busbar/contract'
import { Group, Select } from '@mantine/core'
import { useRecords } from '../api/collection.ts'
import { fieldsTexts } from '../forms/texts.ts'
import { fieldsOf } from '../records/editor/fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import { productsTexts } from './texts.ts'

const { CheckField, Field, GalleryField, ImageField, NumberField, TextArea, TextField } = fieldsOf('products')

const imageTexts = { tooLarge: texts.images.productTooLarge, wrongType: texts.images.productWrongType }

export function ProductEditor(props: EditorProps<'products'>) {
  return (
    <RecordEditor {...props} name="products" texts={productsTexts}>
      <TextField name="title" label={fieldsTexts.title} isFirst />
      <TextArea name="shortDescription" label={fieldsTexts.shortDescription} rows={[2, 4]} />
      <TextArea name="fullDescription" label={fieldsTexts.fullDescription} rows={[4, 12]} />
      <Group grow align="start" preventGrowOverflow={false}>
        <CategoryField />
        <NumberField
          name="price"
          label={productsTexts.price}
          hint={productsTexts.priceHint}
          max={limits.products.priceMax}
          decimalScale={2}
          thousandSeparator=","
          hideControls
        />
      </Group>
      <Field name="status">
        {({ value, error, onChange }) => (
          <Select
            label={fieldsTexts.status}
            allowDeselect={false}
            data={Object.entries(productsTexts.statuses).map(([status, label]) => ({ value: status, label }))}
            value={value}
            error={error}
            onChange={(status) => onChange(status as typeof value)}
          />
        )}
      </Field>
      <Group>
        <CheckField name="isNew" label={productsTexts.isNew} />
        <CheckField name="isEcoFriendly" label={productsTexts.isEcoFriendly} />
      </Group>
      <ImageField name="mainImageUrl" label={productsTexts.mainImage} {...imageTexts} />
      <GalleryField name="images" label={productsTexts.moreImages} {...imageTexts} />
    </RecordEditor>
  )
}

function CategoryField() {
  const categories = useRecords('categories', { limit: limits.lists.pageSizeMax }).data?.data ?? []
  return (
    <Field name="category">
      {({ value, error, onChange }) => (
        <Select
          label={productsTexts.category}
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
