import { type BlockOf, limits } from '@busbar/contract'
import { MultiSelect, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCards } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { readRecord, recordTitle, useRecords } from '../api/collection.ts'
import { collectionScreens } from '../collections.ts'
import { fieldsOfBlock } from '../records/editor/fields.tsx'
import { useField } from '../records/editor/use-field.ts'
import type { AboutBlock } from './about-block.ts'
import { blocksTexts } from './texts.ts'

const { Field, TextField } = fieldsOfBlock('cards')
type Source = BlockOf<'cards'>['from']
const sources: Source[] = ['services', 'products', 'categories', 'news']

export const about: AboutBlock = { icon: IconCards, label: 'Cards', hint: 'Leading to your own pages' }

export default function CardsFields() {
  const { value: from } = useField('from')
  return (
    <>
      <TextField name="heading" label={blocksTexts.fields.heading} />
      <SourceField />
      <Field name="chosen">
        {({ value, error, onChange }) => (
          <ChosenField from={from as Source} value={value} error={error} onChange={onChange} />
        )}
      </Field>
    </>
  )
}

function SourceField() {
  const { value, change } = useField('from')
  const chosen = useField('chosen')
  return (
    <Select
      label="Cards of"
      data={sources.map((name) => ({ value: name, label: collectionScreens[name].label }))}
      value={value as Source}
      allowDeselect={false}
      onChange={(next) => {
        change(next)
        // What was chosen is of the other kind.
        chosen.change([])
      }}
    />
  )
}

function ChosenField({ from, value, error, onChange }: ChosenFieldProps) {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), 200)
  const found = useRecords(from, { search: asked || undefined, limit: limits.lists.pageSize })
  const chosen = useQueries({
    queries: value.map((id) => ({
      queryKey: [from, 'title', id],
      queryFn: () => readRecord(from, id).then(recordTitle, () => 'No longer there'),
    })),
  })
  const options = new Map(found.data?.data.map((record) => [record._id, recordTitle(record)]))
  for (const [index, id] of value.entries()) options.set(id, chosen[index]?.data ?? '')
  return (
    <MultiSelect
      label="Which ones"
      description={`Choose up to ${limits.blocks.cards}. Without any, visitors see the newest ${limits.blocks.newestCards}.`}
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      value={value}
      error={error}
      maxValues={limits.blocks.cards}
      searchable
      searchValue={search}
      onSearchChange={setSearch}
      // The server has searched already.
      filter={({ options: all }) => all}
      onChange={onChange}
    />
  )
}

type ChosenFieldProps = {
  from: Source
  value: string[]
  error: React.ReactNode
  onChange: (ids: string[]) => void
}
