import { type CollectionName, limits } from '@busbar/contract'
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { type QueryOf, recordTitle, useRecords, useRecordTitles } from '../../api/collection.ts'

/** Chooses one record, however many there are: the server searches them. */
export function RecordSelect<Name extends CollectionName>(props: RecordSelectProps<Name>) {
  const { collection, query, leavesOut = [], nothingFound, value = null, onChange, onAdd, ...field } = props
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), 200)
  const title = useRecordTitles(collection, value ? [value] : []).get(value ?? '')
  // What is chosen stands in the box as well, and is no search.
  const sought = asked === title ? undefined : asked || undefined
  const found = useRecords(collection, {
    limit: limits.lists.pageSize,
    search: sought,
    ...query,
  } as QueryOf<Name>)
  const options = new Map(value ? [[value, title ?? '…']] : [])
  for (const record of found.data?.data ?? [])
    if (!leavesOut.includes(record._id)) options.set(record._id, recordTitle(record))
  return (
    <Select
      {...field}
      searchable
      nothingFoundMessage={nothingFound}
      data={[...options].map(([id, words]) => ({ value: id, label: words }))}
      // The server has searched already.
      filter={({ options: all }) => all}
      searchValue={search}
      onSearchChange={setSearch}
      value={value}
      onChange={(id) => {
        onChange?.(id)
        if (!id || !onAdd) return
        onAdd(id)
        // The box says what was chosen, and is empty again for the next one.
        queueMicrotask(() => setSearch(''))
      }}
    />
  )
}

type RecordSelectProps<Name extends CollectionName> = {
  collection: Name
  /** What its list is narrowed by. */
  query?: Partial<QueryOf<Name>>
  /** The ids of those that cannot be chosen. */
  leavesOut?: string[]
  nothingFound?: string
  label: string
  description?: string
  placeholder?: string
  required?: boolean
  clearable?: boolean
  disabled?: boolean
  mt?: 'sm'
  value?: string | null
  error?: ReactNode
  onChange?: (id: string | null) => void
  /** Where each choice is an entry of a list, and the box itself keeps none. */
  onAdd?: (id: string) => void
}
