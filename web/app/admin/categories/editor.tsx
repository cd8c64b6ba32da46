import { recordPages } from '@busbar/contract'
import { TagsInput } from '@mantine/core'
import { fieldsTexts } from '../forms/texts.ts'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { PageFields } from '../records/editor/page-fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import { CharacteristicsField } from './characteristics-field.tsx'
import { categoriesTexts } from './texts.ts'

const { Field, ImageField, NumberField, TextArea, TextField, UsualField } = fieldsOf('categories')

export function CategoryEditor(props: EditorProps<'categories'>) {
  return (
    <RecordEditor
      {...props}
      name="categories"
      texts={categoriesTexts}
      leavesOut={['details', 'imagePublicId']}
    >
      <FieldGroup {...categoriesTexts.onTile}>
        <ImageField name="imageUrl" />
        <TextField name="title" label={fieldsTexts.title} isFirst tellsTooLong />
        <TextArea
          name="shortDescription"
          label={fieldsTexts.shortDescription}
          hint={categoriesTexts.shortDescriptionHint}
          rows={[2, 4]}
          tellsTooLong
        />
      </FieldGroup>
      <FieldGroup {...categoriesTexts.onPage}>
        <TextArea
          name="description"
          label={fieldsTexts.description}
          hint={categoriesTexts.descriptionHint}
          rows={[3, 8]}
          tellsTooLong
        />
        <TextArea
          name="longDescription"
          label={categoriesTexts.longDescription}
          hint={categoriesTexts.longDescriptionHint}
          rows={[3, 10]}
        />
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
      </FieldGroup>
      <FieldGroup {...categoriesTexts.listed}>
        <NumberField
          name="displayOrder"
          label={categoriesTexts.displayOrder}
          hint={categoriesTexts.displayOrderHint}
          allowDecimal={false}
        />
        <UsualField name="isActive" />
      </FieldGroup>
      <FieldGroup {...categoriesTexts.characteristics}>
        <CharacteristicsField />
        <UsualField name="etimClass" hint={categoriesTexts.etimHint} />
      </FieldGroup>
      <PageFields prefix={recordPages.categories.prefix} of={props.record} />
    </RecordEditor>
  )
}
