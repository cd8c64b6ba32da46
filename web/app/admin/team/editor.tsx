import { texts } from '@busbar/contract'
import { fieldsTexts } from '../forms/texts.ts'
import { toastError } from '../parts/toasts.tsx'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import { teamTexts } from './texts.ts'

const { CheckField, ImageField, TextArea, TextField, UsualField } = fieldsOf('team')

export function TeamMemberEditor(props: EditorProps<'team'>) {
  return (
    <RecordEditor {...props} name="team" texts={teamTexts} onInvalid={tellWhy}>
      <FieldGroup {...teamTexts.onCard}>
        <ImageField name="imageUrl" />
        <UsualField name="name" isFirst />
        <UsualField name="surname" />
        <UsualField name="position" />
        <TextField name="jobTitle" label={teamTexts.jobTitle} />
        <TextArea name="description" label={fieldsTexts.description} rows={[3, 10]} />
      </FieldGroup>
      <FieldGroup {...teamTexts.contact}>
        <UsualField name="email" />
        <CheckField name="isEmailPublic" label={teamTexts.emailPublic} />
      </FieldGroup>
      <FieldGroup {...teamTexts.listed}>
        <UsualField name="isActive" />
      </FieldGroup>
    </RecordEditor>
  )
}

function tellWhy(errors: Record<string, unknown>) {
  const missing: unknown[] = Object.values(texts.rules.team)
  const isOnlyMissing = Object.values(errors).every((message) => missing.includes(message))
  toastError(isOnlyMissing ? teamTexts.missing : teamTexts.invalid)
}
