import type { BringBackInput, Client, CollectionName, RecentQuery } from '@busbar/contract'
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'
import { queryClient } from './query-client.ts'
import { releaseApi } from './releases.ts'

/** Everything that has a history: the content types, the company, the site's settings and those of messages. */
export type Historied = CollectionName | 'company' | 'siteSettings' | 'messageSettings'

/** Who changed a record, when and how, newest first; with `fields`, only what changed one of them. */
export function useHistory(name: Historied, id: string, fields?: string[]) {
  return useInfiniteQuery({
    queryKey: [name, 'history', id, fields],
    queryFn: ({ pageParam }) => callsOf(name).history(id, { before: pageParam, fields: fields?.join() }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.meta.next ?? undefined,
  })
}

/** What was changed of anything, newest first, as far back as the reader goes. */
export function useTimeline(query: Omit<RecentQuery, 'before'>) {
  return useInfiniteQuery({
    queryKey: ['timeline', query],
    queryFn: ({ pageParam }) => api.recentChanges({ ...query, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.meta.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Brings an earlier version of a record back, or of these fields alone. */
export function useRevert(name: Historied, id: string, fields?: string[]) {
  return useMutation({
    mutationFn: (revision: number) => callsOf(name).revert(id, { revision, fields }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [name] }),
  })
}

/** Drafts what it takes to have everything, or one record, as it was, as a release. */
export function useBringBack() {
  return useMutation({
    mutationFn: (what: BringBackInput) => releaseApi.bringBack(what),
    onSuccess: () => {
      for (const name of ['drafts', 'releases']) void queryClient.invalidateQueries({ queryKey: [name] })
    },
  })
}

function callsOf(name: Historied) {
  // The compiler cannot follow a name that is still open to the calls of that name.
  return api[name] as unknown as Pick<Client['partners'], 'history' | 'revert'>
}
