import type { Client, CollectionName } from '@busbar/contract'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'
import { queryClient } from './query-client.ts'

/** Everything that has a history: the content types, the company, the site's settings and those of messages. */
export type Historied = CollectionName | 'company' | 'siteSettings' | 'messageSettings'

/** Who changed a record, when and how, newest first; with `fields`, only what changed one of them. */
export function useHistory(name: Historied, id: string, fields?: string[]) {
  return useInfiniteQuery({
    queryKey: [name, 'history', id, fields],
    queryFn: ({ pageParam }) => callsOf(name).history(id, pageParam, fields),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.meta.next ?? undefined,
  })
}

/** Brings an earlier version of a record back, or of these fields alone. */
export function useRevert(name: Historied, id: string, fields?: string[]) {
  return useMutation({
    mutationFn: (revision: number) => callsOf(name).revert(id, revision, fields),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [name] }),
  })
}

function callsOf(name: Historied) {
  // The compiler cannot follow a name that is still open to the calls of that name.
  return api[name] as unknown as Pick<Client['partners'], 'history' | 'revert'>
}
