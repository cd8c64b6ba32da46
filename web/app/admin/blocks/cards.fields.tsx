import { type BlockOf, cardSourceNames, limits } from '@busbar/contract'
import { Select } from '@mantine/core'
import { IconCards } from '@tabler/icons-react'
import { collectionScreens } from '../collections.ts'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import { RecordsField } from '../records/editor/records-field.tsx'
import { useField } from '../records/editor/use-field.ts'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { TextField } = fieldsOfBlock('cards')
const { cards, newestCards } = limits.blocks

export const about: AboutBlock = { icon: IconCards, label: 'Cards', hint: 'Leading to your own pages' }

export default function CardsFields() {
  const from = useField('from')
  const chosen = useField('chosen')
  return (
    <>
      <TextField name="heading" label={blocksTexts.fields.heading} />
      <Select
        label="Cards of"
        data={cardSourceNames.map((name) => ({ value: name, label: collectionScreens[name].label }))}
        value={from.value as BlockOf<'cards'>['from']}
        allowDeselect={false}
        onChange={(next) => {
          from.change(next)
          // What was chosen is of the other kind.
          chosen.change([])
        }}
      />
      <RecordsField
        name="chosen"
        collection={from.value as BlockOf<'cards'>['from']}
        label="Which ones"
        hint={`Choose up to ${cards}. Without any, visitors see the newest ${newestCards}.`}
      />
    </>
  )
}
