import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { type LinkTarget, useLinkLabel, useLinkTargets } from './link-targets.ts'
import { linkTexts } from './texts.ts'

/** Chooses where something leads: a section of the home page, a page, a record, or any address that is typed. */
export function LinkField({ label, hint = linkTexts.hint, value, error, onChange }: LinkFieldProps) {
  const [search, setSearch] = useState('')
  const chosen: LinkTarget = { value, label: useLinkLabel(value) }
  const words = search === chosen.label ? '' : search.trim()
  const [asked] = useDebouncedValue(words, 200)
  const groups = useLinkTargets(asked)
  const isOffered = (address: string) =>
    groups.some(({ items }) => items.some((target) => target.value === address))
  const typed = isAddress(words) ? [{ value: words, label: words }] : []
  const others = [...(value ? [chosen] : []), ...typed.filter((target) => target.value !== value)].filter(
    (target) => !isOffered(target.value),
  )
  return (
    <Select
      label={label}
      description={hint}
      error={error}
      searchable
      allowDeselect={false}
      value={value || null}
      onSearchChange={setSearch}
      onChange={(next) => onChange(next ?? '')}
      data={[...groups, { group: linkTexts.other, items: others }]}
      nothingFoundMessage={linkTexts.nothingFound}
      maxDropdownHeight={320}
    />
  )
}

/** What can be linked to as it is typed: the server has the last word. */
function isAddress(words: string) {
  return /^(?:https?:\/\/|mailto:|tel:|\/|#)\S+$/i.test(words)
}

type LinkFieldProps = {
  label: string
  /** Null for none. */
  hint?: string | null
  value: string
  error?: ReactNode
  onChange: (address: string) => void
}
