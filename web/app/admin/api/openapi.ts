import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'

/** What the server says of its own calls. It stays the same until the server is another. */
export function useOpenApi() {
  return useQuery({ queryKey: ['openapi'], queryFn: api.openApi })
}
