import { Select } from '@mantine/core'
import type { ListView } from './list-view.ts'

/** A field that the list can be narrowed by, and what may be chosen for it. */
export type Filter = { name: string; label: string; options: { value: string; label: string }[] }

/** Choices that narrow the list. They live in the address. */
export function ListFilters({ filters, view }: { filters: Filter[]; view: ListView }) {
  return filters.map(({ name, label, options }) => (
    <Select
      key={name}
      size="sm"
      flex="1 1 140px"
      maw={200}
      aria-label={label}
      placeholder={label}
      clearable
      data={options}
      value={view.filters[name] ?? null}
      onChange={(value) => view.filterBy(name, value ?? undefined)}
    />
  ))
}
