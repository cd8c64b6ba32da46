import { createSetupClient, type DemoContent } from '@busbar/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callOptions } from '../../api/browser-client.ts'
import { queryClient } from '../api/query-client.ts'
import { toastDone } from '../parts/toasts.tsx'
import { demoContentTexts } from './texts.ts'

const calls = createSetupClient(callOptions)
const queryKey = ['demo-content']
const isWorking = (state?: DemoContent['state']) => state === 'loading' || state === 'removing'

/** Whether the demo content is there; while it comes or goes, how far that is. */
export function useDemoContent() {
  const query = useQuery({
    queryKey,
    queryFn: calls.demoContent,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isWorking(data?.state) ? 700 : false),
  })
  useSayWhenDone(query.data?.state)
  return query
}

/** Demo content is everywhere, so everything on screen is read again. */
function useSayWhenDone(state?: DemoContent['state']) {
  const before = useRef(state)
  useEffect(() => {
    if (isWorking(before.current) && (state === 'loaded' || state === 'none')) {
      const isDone = (before.current === 'loading') === (state === 'loaded')
      if (isDone) toastDone(state === 'loaded' ? demoContentTexts.isLoaded : demoContentTexts.isRemoved)
      void queryClient.invalidateQueries()
    }
    before.current = state
  }, [state])
}

export function useLoadDemoContent() {
  return useMutation({ mutationFn: calls.loadDemoContent, onSuccess: keep })
}

export function useRemoveDemoContent() {
  return useMutation({ mutationFn: calls.removeDemoContent, onSuccess: keep })
}

function keep(demo: DemoContent) {
  queryClient.setQueryData(queryKey, demo)
}
