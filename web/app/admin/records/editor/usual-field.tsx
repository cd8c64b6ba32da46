import { type CollectionName, type FieldKind, limits } from '@busbar/contract'
import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldsTexts } from '../../forms/texts.ts'
import { fieldName } from '../../history/field-name.ts'
import {
  CheckField,
  GalleryField,
  ImageField,
  NumberField,
  RichText,
  TextArea,
  TextField,
} from './controls.tsx'
import { LinesField } from './lines-field.tsx'
import { RecordSelect } from './record-select.tsx'
import { RecordsField } from './records-field.tsx'
import { useField } from './use-field.ts'

type UsualProps = { name: string; label: string; hint?: string; isFirst?: boolean }

/** The usual control for each kind of field. An editor that needs another one uses that instead. */
const usual: Record<FieldKind, (props: UsualProps) => ReactNode> = {
  text: TextField,
  longText: LongText,
  richText: RichText,
  email: (props) => <TextField {...props} kind="email" />,
  website: (props) => <TextField {...props} kind="url" />,
  day: (props) => <TextField {...props} kind="day" />,
  image: ({ name, label }) => <ImageField name={name} label={label} />,
  images: GalleryField,
  lines: Lines,
  number: ({ isFirst: _, ...props }) => <NumberField {...props} />,
  flag: CheckField,
  active: ({ name }) => <CheckField name={name} label={fieldsTexts.active} />,
  choice: Choice,
  record: OneRecord,
  records: Records,
  own: ({ name }) => {
    throw new Error(`The field ${name} has no usual control: its editor must give it one`)
  },
}

/** The usual control of a field, under the name that its content type has for it. */
export function UsualField({ name, label, ...props }: Omit<UsualProps, 'label'> & { label?: string }) {
  const { field, collection } = useField(name)
  const Control = usual[field?.kind ?? 'own']
  return <Control {...props} name={name} label={label ?? fieldName(name, collection)} />
}

/** A short text gets less room than a long one. */
function LongText(props: UsualProps) {
  const { maxLength = 0 } = useField(props.name).rules
  return <TextArea {...props} rows={maxLength <= limits.text.short ? [2, 4] : [3, 8]} />
}

function Lines({ name, label, hint }: UsualProps) {
  const { value, error, rules, change } = useField(name)
  return (
    <LinesField
      label={label}
      hint={hint}
      kind={label.toLowerCase()}
      maxItems={rules.maxItems}
      maxLength={rules.maxLength}
      value={value as string[]}
      error={error}
      onChange={change}
    />
  )
}

function Choice({ name, label, hint }: UsualProps) {
  const { value, error, rules, change } = useField(name)
  return (
    <Select
      label={label}
      description={hint}
      allowDeselect={false}
      data={rules.options?.map((option) => ({ value: option, label: fieldName(option) }))}
      value={value as string}
      error={error}
      onChange={change}
    />
  )
}

function OneRecord({ name, label, hint }: UsualProps) {
  const { value, error, rules, field, change } = useField(name)
  return (
    <RecordSelect
      collection={field?.of as CollectionName}
      label={label}
      description={hint}
      required={rules.isRequired}
      clearable={!rules.isRequired}
      value={value as string | null}
      error={error}
      onChange={change}
    />
  )
}

function Records({ name, label, hint }: UsualProps) {
  const { field } = useField(name)
  return <RecordsField name={name} label={label} hint={hint} collection={field?.of as CollectionName} />
}
