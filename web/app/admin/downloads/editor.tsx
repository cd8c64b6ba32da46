import { Select } from '@mantine/core'
import { useDownloadUses } from '../images/library/use-library.ts'
import { ImageUses } from '../library/image-uses.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import { FileField } from './file-field.tsx'
import { languageOptions } from './language-options.ts'
import { downloadsTexts } from './texts.ts'

const { Field, UsualField } = fieldsOf('downloads')
const texts = downloadsTexts

export function DownloadEditor(props: EditorProps<'downloads'>) {
  const { record } = props
  return (
    <RecordEditor {...props} name="downloads" texts={texts}>
      <FieldGroup {...texts.theFile}>
        <FileField record={record} />
        <UsualField name="version" hint={texts.versionHint} />
        <Field name="language">
          {({ value, error, onChange }) => (
            <Select
              label={texts.language}
              data={languageOptions}
              searchable
              clearable
              value={value ?? null}
              error={error}
              onChange={(next) => onChange(next as typeof value)}
            />
          )}
        </Field>
      </FieldGroup>
      <FieldGroup {...texts.shown}>
        <UsualField name="title" />
        <UsualField name="description" />
        <UsualField name="isActive" />
      </FieldGroup>
      {record && (
        <FieldGroup {...texts.uses}>
          <Uses id={record._id} />
        </FieldGroup>
      )}
    </RecordEditor>
  )
}

function Uses({ id }: { id: string }) {
  const uses = useDownloadUses(id)
  return (
    <Loaded query={uses} texts={{ loading: texts.usesLoading, loadFailed: texts.usesFailed }}>
      {(data) => (
        <div>
          <ImageUses image={data} nowhere={texts.nowhere} />
        </div>
      )}
    </Loaded>
  )
}
