import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'
import { readTimeZone } from './company.ts'

/** The overview. Read again each time it is shown; the previous data stays visible meanwhile. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => api.dashboard({ timeZone: await readTimeZone() }),
    staleTime: 0,
  })
}
