import { Button, Select } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ListView } from './list-view.ts'

/** A field that the list can be narrowed by, and what may be chosen for it; without choices it is on or off. */
export type Filter = {
  name: string
  label: string
  options?: { value: string; label: string }[]
  icon?: Icon
}

/** Choices that narrow the list. They live in the address. */
export function ListFilters({ filters, view }: { filters: Filter[]; view: Filtered }) {
  return filters.map((filter) =>
    filter.options ? (
      <Choice key={filter.name} {...filter} view={view} />
    ) : (
      <OnOrOff key={filter.name} {...filter} view={view} />
    ),
  )
}

function Choice({ name, label, options, view }: FilterProps) {
  return (
    <Select
      size="sm"
      w={140}
      flex="1 1 140px"
      maw={200}
      aria-label={label}
      placeholder={label}
      clearable
      data={options}
      value={view.filters[name] ?? null}
      onChange={(value) => view.filterBy(name, value ?? undefined)}
    />
  )
}

function OnOrOff({ name, label, icon: FilterIcon, view }: FilterProps) {
  const isOn = view.filters[name] === 'true'
  return (
    <Button
      variant={isOn ? 'light' : 'default'}
      fw={isOn ? 600 : 400}
      aria-pressed={isOn}
      leftSection={FilterIcon && <FilterIcon size={18} aria-hidden />}
      onClick={() => view.filterBy(name, isOn ? undefined : 'true')}
    >
      {label}
    </Button>
  )
}

type FilterProps = Filter & { view: Filtered }

type Filtered = Pick<ListView, 'filters' | 'filterBy'>
