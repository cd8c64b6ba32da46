import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'
import { readTimeZone } from './company.ts'

/** What there is to know at a glance. Asked anew each time it is shown; what was known is in sight meanwhile. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => api.dashboard({ timeZone: await readTimeZone() }),
    staleTime: 0,
  })
}
