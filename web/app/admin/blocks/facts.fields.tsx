import { limits } from '@busbar/contract'
import { IconNumber123 } from '@tabler/icons-react'
import type { AboutBlock } from './about-block.ts'
import { EntriesField } from './entries-field.tsx'
import { blocksTexts } from './texts.ts'

const { factValue, factLabel, addFact } = blocksTexts.fields

export const about: AboutBlock = {
  icon: IconNumber123,
  label: 'Numbers',
  hint: 'Figures with what they count',
}

export default function FactsFields() {
  return (
    <EntriesField
      name="facts"
      texts={[
        { field: 'value', label: factValue, max: limits.blocks.factValue },
        { field: 'label', label: factLabel, max: limits.text.name },
      ]}
      addLabel={addFact}
      max={limits.blocks.facts}
    />
  )
}
