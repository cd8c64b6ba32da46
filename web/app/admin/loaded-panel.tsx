import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from './failure.tsx'
import styles from './list-panel.module.css'
import { LoadingList } from './list-states.tsx'

/** A panel around what is loaded, in whichever state it is: loading, failed or there. */
export function LoadedPanel<Data>({ query, texts, children }: LoadedPanelProps<Data>) {
  const { data, error, isFetching, refetch } = query
  return (
    <div className={styles.panel} aria-busy={isFetching}>
      {data ? (
        children(data)
      ) : error ? (
        <Failure
          title={texts.loadFailed}
          reason={error.message}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingList text={texts.loading} />
      )}
    </div>
  )
}

type LoadedPanelProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  texts: { loading: string; loadFailed: string }
  children: (data: Data) => ReactNode
}
