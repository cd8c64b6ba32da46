import { limits } from '@busbar/contract'
import { IconTable } from '@tabler/icons-react'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import type { AboutBlock } from './about-block.ts'
import { EntriesField } from './entries-field.tsx'
import { blocksTexts } from './texts.ts'

const { TextField } = fieldsOfBlock('table')
const { heading, rowName, rowValue, addRow } = blocksTexts.fields

export const about: AboutBlock = {
  icon: IconTable,
  label: 'Table',
  hint: 'Names and values, such as ratings',
}

export default function TableFields() {
  return (
    <>
      <TextField name="heading" label={heading} />
      <EntriesField
        name="rows"
        texts={[
          { field: 'name', label: rowName, max: limits.text.name },
          { field: 'value', label: rowValue, max: limits.text.short },
        ]}
        addLabel={addRow}
        max={limits.blocks.rows}
      />
    </>
  )
}
