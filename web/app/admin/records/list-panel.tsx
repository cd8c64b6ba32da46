import { type List, texts as words } from '@busbar/contract'
import { ActionIcon, Button, Group, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconFilter, IconTrash } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Failure } from '../parts/failure.tsx'
import { EmptyList, LoadingList } from '../parts/list-states.tsx'
import styles from '../parts/panel.module.css'
import { SearchBox } from '../parts/search-box.tsx'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { type Filter, ListFilters } from './list-filters.tsx'
import { ListPages } from './list-pages.tsx'
import type { ListView } from './list-view.ts'
import { recordsTexts } from './texts.ts'

/** A list with its search and pages, in whichever state it is: loading, failed, empty or there. */
export function ListPanel<Item>(props: ListPanelProps<Item>) {
  const { view, list, searchLabel, texts, heading, count, filter, filters, onAddFirst, children } = props
  const { data, error, isPlaceholderData, isFetching, refetch } = list
  const isPastTheEnd = data !== undefined && data.data.length === 0 && data.meta.total > 0

  // Records were deleted until the page that is shown no longer exists.
  useEffect(() => {
    if (isPastTheEnd && !isFetching) view.turnTo(Math.ceil(data.meta.total / data.meta.limit))
  })

  const isPhone = useIsPhone()
  const [isNarrowing, setNarrowing] = useState(view.isFiltered || view.isTrash)
  // A phone has room for the records, or for what narrows them.
  const canHide = isPhone && !filter

  return (
    <>
      <div className={styles.search}>
        <SearchBox label={searchLabel} value={view.search} onSearch={view.find} />
        {canHide && (
          <ActionIcon
            size={36}
            variant={view.isFiltered ? 'light' : 'default'}
            aria-label={recordsTexts.narrow}
            aria-expanded={isNarrowing}
            onClick={() => setNarrowing(!isNarrowing)}
          >
            <IconFilter size={18} />
          </ActionIcon>
        )}
        {(!canHide || isNarrowing) && (
          <Group gap="xs" justify="flex-end" flex={canHide ? '1 1 100%' : '1 1 auto'}>
            {filters && !view.isTrash && <ListFilters filters={filters} view={view} />}
            {filter ?? <TrashSwitch view={view} />}
          </Group>
        )}
      </div>
      {view.isTrash && (
        <Text size="sm" c="dimmed" mb="sm">
          {words.trash.hint}
        </Text>
      )}
      <div className={styles.panel} aria-busy={isFetching} data-waiting={isPlaceholderData || undefined}>
        {heading && (
          <div className={styles.heading}>
            <Title order={2} size="h3">
              {heading}
            </Title>
            <Text size="sm" c="dimmed" role="status">
              {data && count?.(data.meta.total)}
            </Text>
          </div>
        )}
        {error && !isPlaceholderData && !data ? (
          <Failure
            title={texts.loadFailed}
            reason={error.message}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : !data || isPastTheEnd ? (
          <LoadingList text={texts.loading} />
        ) : data.data.length === 0 ? (
          <EmptyList
            title={view.isTrash ? words.trash.empty : texts.empty}
            hint={view.isTrash ? undefined : texts.emptyHint}
            search={view.search}
            onClear={() => view.find('')}
            onClearFilters={view.isFiltered && !view.isTrash ? view.clearFilters : undefined}
            onAddFirst={view.isTrash ? undefined : onAddFirst}
          />
        ) : (
          children(data.data)
        )}
      </div>
      {data && <ListPages meta={data.meta} onTurn={view.turnTo} />}
    </>
  )
}

function TrashSwitch({ view }: { view: ListView }) {
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={
        view.isTrash ? <IconArrowLeft size={18} aria-hidden /> : <IconTrash size={18} aria-hidden />
      }
      onClick={() => view.showTrash(!view.isTrash)}
    >
      {view.isTrash ? words.trash.close : words.trash.open}
    </Button>
  )
}

type ListPanelProps<Item> = {
  view: ListView
  list: UseQueryResult<List<Item>>
  searchLabel: string
  texts: { loading: string; loadFailed: string; empty: string; emptyHint: string }
  /** What stands over the records, with how many there are. */
  heading?: string
  count?: (total: number) => string
  /** What narrows the list, in the place of the trash of a list that has none. */
  filter?: ReactNode
  /** Fields that the list can be narrowed by. */
  filters?: Filter[]
  /** What an empty list offers to begin with. */
  onAddFirst?: { label: string; add: () => void }
  children: (records: Item[]) => ReactNode
}
