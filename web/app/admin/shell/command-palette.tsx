import type { Role } from '@busbar/contract'
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import { IconArrowRight, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { findRecords } from '../api/find-records.ts'
import { useLayer } from '../parts/layers.tsx'
import { destinationsOf, screens } from './navigation.ts'
import '@mantine/spotlight/styles.css'
import { paletteTexts } from './texts.ts'

const texts = paletteTexts
const [store, spotlight] = createSpotlight()

/** `Ctrl K`: goes to a screen, or finds any record by its name. */
export default function CommandPalette({ role }: { role: Role }) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const search = query.trim()
  const [isOpen, setOpen] = useState(false)
  useLayer(isOpen, spotlight.close)
  // It is here because it was asked for.
  useEffect(() => spotlight.open(), [])
  const found = useQuery({
    queryKey: ['find', search],
    queryFn: () => findRecords(search),
    enabled: search.length > 1,
  })
  useFirstSelected(isOpen ? `${search} ${found.dataUpdatedAt}` : '')

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
    description: screens[collection].label,
    keywords: search,
    leftSection: <IconArrowRight size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate(`${screens[collection].to}?search=${encodeURIComponent(title)}`),
  }))

  return (
    <Spotlight
      store={store}
      actions={[
        { group: texts.screens, actions: places },
        { group: texts.records, actions: records },
      ]}
      query={query}
      onQueryChange={setQuery}
      shortcut="mod + K"
      closeOnEscape={false}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => setOpen(false)}
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

/** Enter opens the first result: each time the results change it is selected. Mantine waits for an arrow key. */
function useFirstSelected(results: string) {
  useEffect(() => {
    if (!results) return
    const actions = document.querySelectorAll('.mantine-Spotlight-action')
    for (const action of actions) action.removeAttribute('data-selected')
    actions[0]?.setAttribute('data-selected', 'true')
    store.updateState((state) => ({ ...state, selected: actions.length > 0 ? 0 : -1 }))
  }, [results])
}
