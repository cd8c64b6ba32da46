import { type Characteristic, limits, slugOf, units } from '@busbar/contract'
import { Group, Select } from '@mantine/core'
import { EntriesField } from '../blocks/entries-field.tsx'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import type { FormValues } from '../records/editor/record-values.ts'
import { characteristicsTexts as texts } from './texts.ts'

const { Field, NumberField, UsualField } = fieldsOf('characteristics')

export function CharacteristicEditor(props: EditorProps<'characteristics'>) {
  return (
    <RecordEditor {...props} name="characteristics" texts={texts} inputOf={ofItsKind}>
      <FieldGroup {...texts.what}>
        <UsualField name="name" isFirst />
        <UsualField name="group" hint={texts.groupHint} />
      </FieldGroup>
      <FieldGroup {...texts.values}>
        <Field name="kind">
          {({ value, error, onChange }) => (
            <Select
              label={texts.kind}
              allowDeselect={false}
              data={Object.entries(texts.kinds).map(([kind, label]) => ({ value: kind, label }))}
              value={value}
              error={error}
              onChange={(kind) => onChange(kind as typeof value)}
            />
          )}
        </Field>
        <FieldsOfKind />
      </FieldGroup>
      <FieldGroup {...texts.more}>
        <UsualField name="description" />
        <UsualField name="etimFeature" hint={texts.etimHint} />
      </FieldGroup>
    </RecordEditor>
  )
}

/** What only this kind of characteristic has. */
function FieldsOfKind() {
  return (
    <Field name="kind">
      {({ value: kind }) => (kind === 'choice' ? <Choices /> : hasUnit(kind) && <Unit />)}
    </Field>
  )
}

function Unit() {
  return (
    <Group grow align="start" preventGrowOverflow={false}>
      <Field name="unit">
        {({ value, error, onChange }) => (
          <Select
            label={texts.unit}
            description={texts.unitHint}
            placeholder={texts.noUnit}
            clearable
            searchable
            data={[...units.keys()]}
            value={value ?? null}
            error={error}
            onChange={onChange}
          />
        )}
      </Field>
      <NumberField
        name="decimals"
        label={texts.decimals}
        max={limits.catalogue.decimals}
        allowDecimal={false}
      />
    </Group>
  )
}

function Choices() {
  return (
    <>
      <EntriesField
        name="choices"
        texts={[{ field: 'label', label: texts.choice, max: limits.text.name }]}
        addLabel={texts.addChoice}
        max={limits.catalogue.choices}
      />
      <UsualField name="isMultiple" />
    </>
  )
}

const hasUnit = (kind: unknown) => kind === 'number' || kind === 'range'

/** What another kind would have is left out; a choice without a key gets one that stays when its words change. */
function ofItsKind(values: FormValues): FormValues {
  const { kind } = values
  const choices = kind === 'choice' ? withKeys(values.choices as Partial<Choice>[]) : []
  if (hasUnit(kind)) return { ...values, choices, isMultiple: false }
  return {
    ...values,
    unit: null,
    decimals: null,
    choices,
    isMultiple: kind === 'choice' && values.isMultiple,
  }
}

function withKeys(choices: Partial<Choice>[]): Choice[] {
  const taken = new Set(choices.map(({ key }) => key))
  return choices.map(({ key, label = '', etimValue = null }) => {
    if (key) return { key, label, etimValue }
    const base = slugOf(label).slice(0, limits.catalogue.key - 4)
    let made = base
    for (let number = 2; taken.has(made); number++) made = `${base}-${number}`
    taken.add(made)
    return { key: made, label, etimValue }
  })
}

type Choice = Characteristic['choices'][number]
