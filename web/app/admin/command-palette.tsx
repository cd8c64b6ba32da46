import { adminTexts, type CollectionName, type Role } from '@busbar/contract'
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight'
import { IconArrowRight, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { findRecords } from '../api/find-records.ts'
import { destinationsOf, screens } from './navigation.ts'
import '@mantine/spotlight/styles.css'

const texts = adminTexts.palette

/** `Ctrl K`: goes to a screen, or finds any record by its name. */
export default function CommandPalette({ role }: { role: Role }) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const search = query.trim()
  // It is here because it was asked for.
  useEffect(() => spotlight.open(), [])
  const found = useQuery({
    queryKey: ['find', search],
    queryFn: () => findRecords(search),
    enabled: search.length > 1,
  })

  const places: SpotlightActionData[] = destinationsOf(role)
    .flat()
    .map(({ label, about, to, icon: DestinationIcon }) => ({
      id: to,
      label,
      description: about,
      leftSection: <DestinationIcon size={20} stroke={1.6} aria-hidden />,
      onClick: () => void navigate(to),
    }))
  const records: SpotlightActionData[] = (found.data ?? []).map(({ collection, id, title }) => ({
    id: `${collection}/${id}`,
    label: title,
    description: screens[screenOf(collection)].label,
    keywords: search,
    leftSection: <IconArrowRight size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate(`${screens[screenOf(collection)].to}?search=${encodeURIComponent(title)}`),
  }))

  return (
    <Spotlight
      actions={[
        { group: texts.screens, actions: places },
        { group: texts.records, actions: records },
      ]}
      query={query}
      onQueryChange={setQuery}
      shortcut="mod + K"
      nothingFound={texts.nothing}
      highlightQuery
      scrollable
      limit={12}
      searchProps={{
        'aria-label': texts.search,
        placeholder: texts.search,
        leftSection: <IconSearch size={20} aria-hidden />,
      }}
    />
  )
}

/** Events are looked after on their category's screen. */
function screenOf(collection: CollectionName) {
  return collection === 'events' ? 'categories' : collection
}
