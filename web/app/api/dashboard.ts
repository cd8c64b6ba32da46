import { useQuery } from '@tanstack/react-query'
import { api } from './browser-client.ts'

/** What there is to know at a glance. Asked anew each time it is shown; what was known is in sight meanwhile. */
export function useDashboard() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return useQuery({ queryKey: ['dashboard'], queryFn: () => api.dashboard({ timeZone }), staleTime: 0 })
}
