import { useQuery } from '@tanstack/react-query'
import { api } from './browser-client.ts'

/** How the product is doing, tried out anew each time it is shown. */
export function useSupport() {
  return useQuery({ queryKey: ['support'], queryFn: api.support, staleTime: 0, gcTime: 0 })
}
