import type { Client, CollectionName } from '@busbar/contract'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'
import { queryClient } from './query-client.ts'

/** Everything that has a history: the content types, the company and the site's settings. */
export type Historied = CollectionName | 'company' | 'siteSettings'

/** Who changed a record, when and how, newest first. */
export function useHistory(name: Historied, id: string) {
  return useInfiniteQuery({
    queryKey: [name, 'history', id],
    queryFn: ({ pageParam }) => callsOf(name).history(id, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.meta.next ?? undefined,
  })
}

/** Brings an earlier version of a record back. */
export function useRevert(name: Historied, id: string) {
  return useMutation({
    mutationFn: (revision: number) => callsOf(name).revert(id, revision),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [name] }),
  })
}

function callsOf(name: Historied) {
  // The compiler cannot follow a name that is still open to the calls of that name.
  return api[name] as unknown as Pick<Client['partners'], 'history' | 'revert'>
}
