import type { List } from '@busbar/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Failure } from './failure.tsx'
import { ListPages } from './list-pages.tsx'
import styles from './list-panel.module.css'
import { EmptyList, LoadingList } from './list-states.tsx'
import type { ListView } from './list-view.ts'
import { SearchBox } from './search-box.tsx'

/** A list with its search and pages, in whichever state it is: loading, failed, empty or there. */
export function ListPanel<Item>({ view, list, searchLabel, texts, children }: ListPanelProps<Item>) {
  const { data, error, isPlaceholderData, isFetching, refetch } = list
  const isPastTheEnd = data !== undefined && data.data.length === 0 && data.meta.total > 0

  // Records were deleted until the page that is shown no longer exists.
  useEffect(() => {
    if (isPastTheEnd && !isFetching) view.turnTo(Math.ceil(data.meta.total / data.meta.limit))
  })

  return (
    <>
      <div className={styles.search}>
        <SearchBox label={searchLabel} value={view.search} onSearch={view.find} />
      </div>
      <div className={styles.panel} aria-busy={isFetching} data-waiting={isPlaceholderData || undefined}>
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
            title={texts.empty}
            hint={texts.emptyHint}
            search={view.search}
            onClear={() => view.find('')}
          />
        ) : (
          children(data.data)
        )}
      </div>
      {data && <ListPages meta={data.meta} onTurn={view.turnTo} />}
    </>
  )
}

type ListPanelProps<Item> = {
  view: ListView
  list: UseQueryResult<List<Item>>
  searchLabel: string
  texts: { loading: string; loadFailed: string; empty: string; emptyHint: string }
  children: (records: Item[]) => ReactNode
}
