import { recordPages } from '@busbar/contract'
import { BlocksField } from '../blocks/blocks-field.tsx'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { LinesField } from '../records/editor/lines-field.tsx'
import { PageFields } from '../records/editor/page-fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import { newsTexts } from './texts.ts'

const { Field, ImageField, TextField, UsualField } = fieldsOf('news')

export function NewsEditor(props: EditorProps<'news'>) {
  return (
    <RecordEditor {...props} name="news" texts={newsTexts} valuesOf={today}>
      <FieldGroup {...newsTexts.onCard}>
        <ImageField name="imageUrl" />
        <UsualField name="title" isFirst />
        <UsualField name="summary" hint={newsTexts.summaryHint} />
        <TextField name="date" label={newsTexts.date} hint={newsTexts.dateHint} kind="day" />
        <UsualField name="author" />
        <Field name="tags">
          {(field) => <LinesField {...field} label={newsTexts.tags} kind={newsTexts.tag} />}
        </Field>
      </FieldGroup>
      <FieldGroup {...newsTexts.onPage}>
        <BlocksField name="body" />
      </FieldGroup>
      <FieldGroup {...newsTexts.listed}>
        <UsualField name="isActive" />
      </FieldGroup>
      <PageFields prefix={recordPages.news.prefix} of={props.record} />
    </RecordEditor>
  )
}

/** New news is of today. */
function today(record?: { date: string }) {
  return { date: record?.date ?? new Date().toLocaleDateString('sv') }
}
