import { recordPages } from '@busbar/contract'
import { fieldsTexts } from '../forms/texts.ts'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { LinesField } from '../records/editor/lines-field.tsx'
import { PageFields } from '../records/editor/page-fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import type { FormValues } from '../records/editor/record-values.ts'
import { servicesTexts } from './texts.ts'

const { CheckField, Field, ImageField, RichText, TextArea, TextField } = fieldsOf('services')

export function ServiceEditor(props: EditorProps<'services'>) {
  return (
    <RecordEditor
      {...props}
      name="services"
      texts={servicesTexts}
      leavesOut={['details', 'displayOrder']}
      inputOf={withoutEmptyLines}
    >
      <FieldGroup {...servicesTexts.onCard}>
        <ImageField name="imageUrl" />
        <TextField name="title" label={fieldsTexts.title} isFirst />
        <TextArea
          name="shortDescription"
          label={fieldsTexts.shortDescription}
          hint={servicesTexts.shortDescriptionHint}
          rows={[2, 4]}
        />
      </FieldGroup>
      <FieldGroup {...servicesTexts.onPage}>
        <Field name="features">
          {(field) => (
            <LinesField
              {...field}
              label={servicesTexts.features}
              hint={servicesTexts.featuresHint}
              kind={servicesTexts.feature}
            />
          )}
        </Field>
        <RichText
          name="fullDescription"
          label={fieldsTexts.fullDescription}
          hint={servicesTexts.fullDescriptionHint}
        />
      </FieldGroup>
      <FieldGroup {...servicesTexts.instead}>
        <TextArea name="description" label={fieldsTexts.description} rows={[3, 8]} />
      </FieldGroup>
      <FieldGroup {...servicesTexts.listed}>
        <CheckField name="isActive" label={fieldsTexts.active} />
      </FieldGroup>
      <PageFields prefix={recordPages.services.prefix} of={props.record} />
    </RecordEditor>
  )
}

function withoutEmptyLines(values: FormValues) {
  const features = (values.features as string[]).map((line) => line.trim()).filter(Boolean)
  return { ...values, features }
}
