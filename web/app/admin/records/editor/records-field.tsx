import { type CollectionName, limits } from '@busbar/contract'
import { MultiSelect } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { recordTitle, useRecords, useRecordTitles } from '../../api/collection.ts'
import { useField } from './use-field.ts'

/** Chooses records of another content type, however many there are: the server searches them. */
export function RecordsField({ name, collection, label, hint }: RecordsFieldProps) {
  const { value, error, rules, change } = useField(name)
  const chosen = (value ?? []) as string[]
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), 200)
  const found = useRecords(collection, { search: asked || undefined, limit: limits.lists.pageSize }).data
  const titles = useRecordTitles(collection, chosen)
  const options = new Map(chosen.map((id) => [id, titles.get(id) ?? '…']))
  for (const record of found?.data ?? []) options.set(record._id, recordTitle(record))
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
