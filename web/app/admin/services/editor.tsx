import { LinesField } from '../forms/lines-field.tsx'
import { fieldsTexts } from '../forms/texts.ts'
import { fieldsOf } from '../records/editor/fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import type { FormValues } from '../records/editor/record-values.ts'
import { servicesTexts } from './texts.ts'

const { CheckField, Field, ImageField, TextArea, TextField } = fieldsOf('services')

export function ServiceEditor(props: EditorProps<'services'>) {
  return (
    <RecordEditor
      {...props}
      name="services"
      texts={servicesTexts}
      leavesOut={['details', 'displayOrder']}
      inputOf={withoutEmptyLines}
    >
      <ImageField name="imageUrl" />
      <TextField name="title" label={fieldsTexts.title} isFirst />
      <TextArea name="shortDescription" label={fieldsTexts.shortDescription} rows={[2, 4]} />
      <TextArea name="description" label={fieldsTexts.description} rows={[3, 8]} />
      <TextArea name="fullDescription" label={fieldsTexts.fullDescription} rows={[4, 12]} />
      <Field name="features">
        {(field) => (
          <LinesField
            {...field}
            label={servicesTexts.features}
            hint={servicesTexts.featuresHint}
            texts={{
              line: servicesTexts.feature,
              add: servicesTexts.addFeature,
              remove: servicesTexts.removeFeature,
              up: servicesTexts.featureUp,
              down: servicesTexts.featureDown,
            }}
          />
        )}
      </Field>
      <CheckField name="isActive" label={fieldsTexts.active} />
    </RecordEditor>
  )
}

function withoutEmptyLines(values: FormValues) {
  const features = (values.features as string[]).map((line) => line.trim()).filter(Boolean)
  return { ...values, features }
}
