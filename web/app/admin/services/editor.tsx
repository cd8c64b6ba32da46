import { recordPages } from '@busbar/contract'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { LinesField } from '../records/editor/lines-field.tsx'
import { PageFields } from '../records/editor/page-fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import type { FormValues } from '../records/editor/record-values.ts'
import { servicesTexts } from './texts.ts'

const { Field, ImageField, UsualField } = fieldsOf('services')

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
        <UsualField name="title" isFirst />
        <UsualField name="shortDescription" hint={servicesTexts.shortDescriptionHint} />
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
        <UsualField name="fullDescription" hint={servicesTexts.fullDescriptionHint} />
      </FieldGroup>
      <FieldGroup {...servicesTexts.instead}>
        <UsualField name="description" />
      </FieldGroup>
      <FieldGroup {...servicesTexts.listed}>
        <UsualField name="isActive" />
      </FieldGroup>
      <PageFields prefix={recordPages.services.prefix} of={props.record} />
    </RecordEditor>
  )
}

function withoutEmptyLines(values: FormValues) {
  const features = (values.features as string[]).map((line) => line.trim()).filter(Boolean)
  return { ...values, features }
}
