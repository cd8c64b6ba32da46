import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import { partnersTexts } from './texts.ts'

const { ImageField, TextArea, UsualField } = fieldsOf('partners')

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
        <UsualField name="name" label="Partner Name" isFirst />
        <UsualField name="website" label="Website URL" />
        <TextArea name="description" label="Description" rows={[4, 10]} />
      </FieldGroup>
    </RecordEditor>
  )
}
