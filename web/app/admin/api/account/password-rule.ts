import { limits } from '@busbar/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/browser-client.ts'

/** How long a new password must be here; what the specification says until the server has answered. */
export function usePasswordMin() {
  const { data } = useQuery({
    queryKey: ['password-rule'],
    queryFn: api.session.passwordRule,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.min ?? limits.password.min
}
