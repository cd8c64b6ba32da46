import type { Session } from '@busbar/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../api/browser-client.ts'
import { queryClient } from '../query-client.ts'

const queryKey = ['sessions']

/** Where the user is signed in. Asked anew each time it is shown: it changes without anybody's doing here. */
export function useSessions() {
  return useQuery({ queryKey, queryFn: api.session.list, staleTime: 0 })
}

export function useSessionEnds() {
  const keep = (isKept: (session: Session) => boolean) => {
    queryClient.setQueryData<Session[]>(queryKey, (sessions) => sessions?.filter(isKept))
    void queryClient.invalidateQueries({ queryKey })
  }
  const endOne = useMutation({
    mutationFn: api.session.end,
    onSuccess: (_, id) => keep((session) => session._id !== id),
  })
  const endOthers = useMutation({
    mutationFn: api.session.endOthers,
    onSuccess: () => keep((session) => session.isCurrent),
  })
  return { endOne, endOthers }
}
