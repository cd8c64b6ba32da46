import type { CollectionName } from '@busbar/contract'
import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import { useRecordTitles } from '../../api/collection.ts'
import { useField } from './use-field.ts'
import { useFoundRecords } from './use-found-records.ts'

/** Chooses records of another content type, however many there are: the server searches them. */
export function RecordsField({ name, collection, label, hint }: RecordsFieldProps) {
  const { value, error, rules, change } = useField(name)
  const chosen = (value ?? []) as string[]
  const [search, setSearch] = useState('')
  const found = useFoundRecords(collection, search)
  const titles = useRecordTitles(collection, chosen)
  const options = new Map(chosen.map((id) => [id, titles.get(id) ?? '…']))
  for (const [id, title] of found.titles) options.set(id, title)
  return (
    <MultiSelect
      label={label}
      description={hint}
      searchable
      clearable
      hidePickedOptions
      maxValues={rules.maxItems}
      data={[...options].map(([id, title]) => ({ value: id, label: title }))}
      // The server has searched already.
      filter={({ options: all }) => all}
      searchValue={search}
      onSearchChange={setSearch}
      value={chosen}
      error={error}
      onChange={change}
    />
  )
}

type RecordsFieldProps = { name: string; collection: CollectionName; label: string; hint?: string }
