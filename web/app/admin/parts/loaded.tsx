import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from './failure.tsx'
import { LoadingList } from './list-states.tsx'
import styles from './panel.module.css'

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>
  texts: { loading: string; loadFailed: string; loadFailedHint?: string }
  children: (data: Data) => ReactNode
}

/** What is loaded, in whichever state it is: loading, failed or there. */
export function Loaded<Data>({ query, texts, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data) return children(data)
  if (!error) return <LoadingList text={texts.loading} />
  return (
    <Failure
      title={texts.loadFailed}
      reason={texts.loadFailedHint ?? error.message}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  )
}

/** The same in a panel of its own. */
export function LoadedPanel<Data>(props: LoadedProps<Data>) {
  return (
    <div className={styles.panel} aria-busy={props.query.isFetching}>
      <Loaded {...props} />
    </div>
  )
}
