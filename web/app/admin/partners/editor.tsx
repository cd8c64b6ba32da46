import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import { partnersTexts } from './texts.ts'

const { ImageField, TextArea, TextField } = fieldsOf('partners')

export function PartnerEditor(props: EditorProps<'partners'>) {
  return (
    <RecordEditor {...props} name="partners" texts={partnersTexts}>
      <FieldGroup {...partnersTexts.onCard}>
        <ImageField
          name="logo"
          label="Logo"
          addLabel={partnersTexts.uploadLogo}
          changeLabel={partnersTexts.changeLogo}
        />
        <TextField name="name" label="Partner Name" isFirst />
        <TextField name="website" label="Website URL" kind="url" />
        <TextArea name="description" label="Description" rows={[4, 10]} />
      </FieldGroup>
    </RecordEditor>
  )
}
