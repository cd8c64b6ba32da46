import type { CollectionName } from '@busbar/contract'
import { Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type QueryOf, useRecordTitles } from '../../api/collection.ts'
import { useFoundRecords } from './use-found-records.ts'

/** Chooses one record, however many there are: the server searches them. */
export function RecordSelect<Name extends CollectionName>(props: RecordSelectProps<Name>) {
  const { collection, query, leavesOut = [], nothingFound, value = null, onChange, onAdd, ...field } = props
  const [search, setSearch] = useState('')
  const title = useRecordTitles(collection, value ? [value] : []).get(value ?? '')
  // What is chosen stands in the box as well, and is no search.
  const { titles, isWaiting } = useFoundRecords(collection, search === title ? '' : search, query)
  const options = new Map([...titles].filter(([id]) => !leavesOut.includes(id)))
  // Below what was found, so that Enter does not choose it once more.
  if (value && !options.has(value)) options.set(value, title ?? '…')
  return (
    <Select
      {...field}
      searchable
      nothingFoundMessage={isWaiting ? undefined : nothingFound}
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
