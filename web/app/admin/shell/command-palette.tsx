import type { Role } from '@busbar/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import {
  type Icon,
  IconAdjustmentsHorizontal,
  IconArrowRight,
  IconBolt,
  IconMail,
  IconSearch,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { findMessages, findRecords } from '../api/find-records.ts'
import { destinationsOf, screens } from '../navigation.ts'
import { useLayer } from '../parts/layers.tsx'
import { actionsOf, type Place, settingsOf } from './search-places.ts'
import '@mantine/spotlight/styles.css'
import { paletteTexts } from './texts.ts'
import type { createTypedAhead } from './typed-ahead.ts'

const texts = paletteTexts
const [store, spotlight] = createSpotlight()

/** Opens the palette once it is there. */
export const openPalette = spotlight.open

/** `Ctrl K`: goes to a screen or a setting, begins something, or finds any record and message by its words. */
export default function CommandPalette({ role, typedAhead }: PaletteProps) {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [search] = useDebouncedValue(query.trim(), 150)
  const [isOpen, setOpen] = useState(false)
  useLayer(isOpen, spotlight.close)
  // It is here because it was asked for.
  useEffect(() => spotlight.open(), [])
  const found = useQuery({
    queryKey: ['find', search],
    queryFn: async () => {
      const [records, messages] = await Promise.all([findRecords(search), findMessages(search)])
      return { records, messages }
    },
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  })
  const takeTyped = () => {
    const typed = typedAhead.stop()
    if (typed) setQuery(query + typed)
  }
  const isSearching = query.trim() !== search || found.isFetching
  useFirstSelected(isOpen ? `${query} ${found.dataUpdatedAt}` : '')

  const actionOf = (place: Place, icon: ReactNode): SpotlightActionData => ({
    id: place.to,
    label: place.label,
    description: place.about,
    leftSection: icon,
    onClick: () => void navigate(place.to),
  })
  const iconOf = (PlaceIcon: Icon) => <PlaceIcon size={20} stroke={1.6} aria-hidden />
  // Whatever the server has found matches, in words that may not be shown here.
  const foundOf = (place: Place, icon: ReactNode) => ({ ...actionOf(place, icon), keywords: query })
  const { records = [], messages = [] } = search.length > 1 ? (found.data ?? {}) : {}

  return (
    <Spotlight
      store={store}
      actions={[
        {
          group: texts.screens,
          actions: destinationsOf(role)
            .flat()
            .map((destination) => actionOf(destination, iconOf(destination.icon))),
        },
        {
          group: texts.settings,
          actions: settingsOf(role).map((place) => actionOf(place, iconOf(IconAdjustmentsHorizontal))),
        },
        { group: texts.actions, actions: actionsOf(role).map((place) => actionOf(place, iconOf(IconBolt))) },
        {
          group: texts.records,
          actions: records.map(({ collection, id, title }) =>
            foundOf(
              { label: title, to: `${screens[collection].to}/${id}`, about: screens[collection].label },
              iconOf(IconArrowRight),
            ),
          ),
        },
        {
          group: texts.messages,
          actions: messages.map(({ _id, subject, name }) =>
            foundOf({ label: subject, to: `/admin/messages/${_id}`, about: name }, iconOf(IconMail)),
          ),
        },
      ]}
      query={query}
      onQueryChange={setQuery}
      shortcut="mod + K"
      closeOnEscape={false}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => setOpen(false)}
      nothingFound={isSearching ? texts.searching : texts.nothing}
      highlightQuery
      scrollable
      limit={query ? 14 : 40}
      searchProps={{
        'aria-label': texts.search,
        placeholder: texts.search,
        onFocus: takeTyped,
        leftSection: <IconSearch size={20} aria-hidden />,
      }}
    />
  )
}

/** `typedAhead` has what was typed before the search box was there. */
type PaletteProps = { role: Role; typedAhead: ReturnType<typeof createTypedAhead> }

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
