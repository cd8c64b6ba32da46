import { TagsInput } from '@mantine/core'
import { fieldsTexts } from '../forms/texts.ts'
import { fieldsOf } from '../records/editor/fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import { categoriesTexts } from './texts.ts'

const { CheckField, Field, ImageField, NumberField, TextArea, TextField } = fieldsOf('categories')

export function CategoryEditor(props: EditorProps<'categories'>) {
  return (
    <RecordEditor
      {...props}
      name="categories"
      texts={categoriesTexts}
      leavesOut={['details', 'imagePublicId']}
    >
      <ImageField name="imageUrl" />
      <TextField name="title" label={fieldsTexts.title} isFirst tellsTooLong />
      <TextArea name="shortDescription" label={fieldsTexts.shortDescription} rows={[2, 4]} tellsTooLong />
      <TextArea name="description" label={fieldsTexts.description} rows={[3, 8]} tellsTooLong />
      <TextArea name="longDescription" label={categoriesTexts.longDescription} rows={[3, 10]} />
      <Field name="subcategories">
        {({ value, error, maxItems, onChange }) => (
          <TagsInput
            label={categoriesTexts.subcategories}
            description={categoriesTexts.subcategoriesHint}
            maxTags={maxItems}
            value={value}
            error={error}
            onChange={onChange}
          />
        )}
      </Field>
      {/* Without one, a new category comes last. */}
      <NumberField name="displayOrder" label={categoriesTexts.displayOrder} allowDecimal={false} />
      <CheckField name="isActive" label={fieldsTexts.active} />
    </RecordEditor>
  )
}
