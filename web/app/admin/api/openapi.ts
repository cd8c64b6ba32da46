import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'

/** The server's description of its calls. It stays the same until the server is updated. */
export function useOpenApi() {
  return useQuery({ queryKey: ['openapi'], queryFn: api.openApi })
}
