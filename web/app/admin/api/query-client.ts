import { ApiError, limits } from '@busbar/contract'
import { QueryClient } from '@tanstack/react-query'

/** What the back office has read. Only a browser fills it: nothing under /admin is loaded on the server. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always', because a browser that believes it is offline must say so rather than load forever.
    queries: { staleTime: limits.api.cacheFor, networkMode: 'always', retry: isWorthAnotherTry },
    mutations: { networkMode: 'always' },
  },
})

function isWorthAnotherTry(failures: number, error: Error) {
  const isOurFault = error instanceof ApiError && error.status >= 400 && error.status < 500
  return failures < 1 && !isOurFault
}
