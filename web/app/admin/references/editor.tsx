import { limits, recordPages } from '@busbar/contract'
import { Group } from '@mantine/core'
import { BlocksField } from '../blocks/blocks-field.tsx'
import { EntriesField } from '../blocks/entries-field.tsx'
import { blocksTexts } from '../blocks/texts.ts'
import { FieldGroup } from '../records/editor/field-group.tsx'
import { fieldsOf } from '../records/editor/fields.tsx'
import { PageFields } from '../records/editor/page-fields.tsx'
import { type EditorProps, RecordEditor } from '../records/editor/record-editor.tsx'
import { RecordsField } from '../records/editor/records-field.tsx'
import { referencesTexts } from './texts.ts'

const { ImageField, NumberField, UsualField } = fieldsOf('references')
const { factValue, factLabel, addFact } = blocksTexts.fields
const { yearMin, yearMax, facts } = limits.references

export function ReferenceEditor(props: EditorProps<'references'>) {
  return (
    <RecordEditor {...props} name="references" texts={referencesTexts} valuesOf={thisYear}>
      <FieldGroup {...referencesTexts.onCard}>
        <ImageField name="imageUrl" />
        <UsualField name="title" isFirst />
        <UsualField name="summary" hint={referencesTexts.summaryHint} />
        <Group grow align="start" preventGrowOverflow={false}>
          <UsualField name="client" />
          <UsualField name="place" />
        </Group>
        <NumberField
          name="year"
          label={referencesTexts.year}
          hint={referencesTexts.yearHint}
          min={yearMin}
          max={yearMax}
          clampBehavior="none"
          allowDecimal={false}
        />
      </FieldGroup>
      <FieldGroup {...referencesTexts.used}>
        <RecordsField name="services" collection="services" label={referencesTexts.services} />
        <RecordsField name="products" collection="products" label={referencesTexts.products} />
      </FieldGroup>
      <FieldGroup {...referencesTexts.figures}>
        <EntriesField
          name="facts"
          texts={[
            { field: 'value', label: factValue, max: limits.blocks.factValue },
            { field: 'label', label: factLabel, max: limits.text.name },
          ]}
          addLabel={addFact}
          max={facts}
        />
      </FieldGroup>
      <FieldGroup {...referencesTexts.images}>
        <ImageField name="beforeImageUrl" label={referencesTexts.before} />
        <ImageField name="afterImageUrl" label={referencesTexts.after} />
      </FieldGroup>
      <FieldGroup {...referencesTexts.onPage}>
        <BlocksField name="body" />
      </FieldGroup>
      <FieldGroup {...referencesTexts.listed}>
        <UsualField name="isActive" />
      </FieldGroup>
      <PageFields prefix={recordPages.references.prefix} of={props.record} />
    </RecordEditor>
  )
}

/** A new project is of this year. */
function thisYear(record?: { year: number }) {
  return { year: record?.year ?? new Date().getFullYear() }
}
