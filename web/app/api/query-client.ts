import { ApiError, limits } from '@busbar/contract'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { clearToken } from './session-token.ts'

/** What the back office has read. Only a browser fills it: nothing under /admin is loaded on the server. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endRefusedSession }),
  mutationCache: new MutationCache({ onError: endRefusedSession }),
  defaultOptions: {
    // 'always', because a browser that believes to be offline must say so rather than load for ever.
    queries: { staleTime: limits.api.cacheFor, networkMode: 'always', retry: isWorthAnotherTry },
    mutations: { networkMode: 'always' },
  },
})

function endRefusedSession(error: Error) {
  if (error instanceof ApiError && error.status === 401) clearToken()
}

function isWorthAnotherTry(failures: number, error: Error) {
  const isOurFault = error instanceof ApiError && error.status >= 400 && error.status < 500
  return failures < 1 && !isOurFault
}
