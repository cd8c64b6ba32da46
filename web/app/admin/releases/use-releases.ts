import type { DraftClash, Release, ReleaseInput } from '@busbar/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { releaseApi } from '../api/releases.ts'

const { drafts, releases } = releaseApi

const refresh = async () => {
  await Promise.all(
    ['releases', 'drafts', 'preview'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  )
}

export function useReleases(isPublished: boolean) {
  return useQuery({
    queryKey: ['releases', 'list', isPublished],
    queryFn: () => releases.list(isPublished ? { status: 'published' } : {}),
  })
}

/** Every draft there is, as lists mark them. */
export function useDraftMarks() {
  return useQuery({ queryKey: ['drafts', 'marks'], queryFn: () => drafts.list() })
}

export function useRelease(id: string) {
  return useQuery({ queryKey: ['releases', 'one', id], queryFn: () => releases.get(id) })
}

/** What would happen if it were published now. */
export function useReleaseCheck(id: string) {
  return useQuery({ ...check(id), placeholderData: keepPreviousData })
}

/** The same, looked at just now. */
export function checkRelease(id: string) {
  return queryClient.fetchQuery({ ...check(id), staleTime: 0 })
}

const check = (id: string) => ({ queryKey: ['releases', 'check', id], queryFn: () => releases.check(id) })

export function useShareLinks(id: string) {
  return useQuery({ queryKey: ['releases', 'links', id], queryFn: () => releases.links(id) })
}

export function useReleaseWrites() {
  return {
    create: useMutation({ mutationFn: releases.create, onSuccess: refresh }),
    update: useMutation({
      mutationFn: ({ id, input }: { id: string; input: Partial<ReleaseInput> }) => releases.update(id, input),
      onSuccess: refresh,
    }),
    remove: useMutation({ mutationFn: releases.remove, onSuccess: refresh }),
    /** The version that the user has seen: drafts added since do not go live unseen. */
    publish: useMutation({
      mutationFn: ({ _id, version }: Seen) => releases.publish(_id, { version }),
      onSettled: refresh,
    }),
    undo: useMutation({ mutationFn: undoRelease }),
    schedule: useMutation({
      mutationFn: ({ _id, version, publishAt }: Seen & { publishAt: string }) =>
        releases.schedule(_id, { publishAt, version }),
      onSettled: refresh,
    }),
    unschedule: useMutation({ mutationFn: releases.unschedule, onSuccess: refresh }),
    askForReview: useMutation({
      mutationFn: ({ id, note }: Noted) => releases.askForReview(id, { note }),
      onSettled: refresh,
    }),
    withdrawReview: useMutation({ mutationFn: releases.withdrawReview, onSettled: refresh }),
    sendBack: useMutation({
      mutationFn: ({ id, note }: Noted) => releases.sendBack(id, { note }),
      onSettled: refresh,
    }),
    share: useMutation({
      mutationFn: ({ id, days }: { id: string; days: number }) => releases.share(id, { days }),
      onSuccess: refresh,
    }),
    withdraw: useMutation({
      mutationFn: ({ id, link }: { id: string; link: string }) => releases.withdraw(id, link),
      onSuccess: refresh,
    }),
  }
}

type Noted = { id: string; note: string }
type Seen = Pick<Release, '_id' | 'version'>

/** Outside of any screen, because a toast offers it after its screen was left. */
export async function undoRelease(id: string): Promise<Release> {
  try {
    return await releases.undo(id)
  } finally {
    await refresh()
  }
}

export function useDraftWrites() {
  return {
    addTo: useMutation({
      mutationFn: async ({ release, ids }: { release: string; ids: string[] }) => {
        for (const id of ids) await drafts.move(id, { release })
      },
      onSettled: refresh,
    }),
    takeOut: useMutation({
      mutationFn: (id: string) => drafts.move(id, { release: null }),
      onSuccess: refresh,
    }),
    discard: useMutation({ mutationFn: drafts.discard, onSuccess: refresh }),
    settle: useMutation({ mutationFn: settle, onSettled: refresh }),
  }
}

export type Settling = { draft: string; clashes: DraftClash[]; keeps: 'mine' | 'live' }

/** Puts a draft on top of what is live, with or without what clashes; one that has nothing left is discarded. */
async function settle({ draft: id, clashes, keeps }: Settling) {
  const { values, liveRevision, revision } = await drafts.get(id)
  const clashing = clashes.map(({ field }) => field)
  const kept = Object.entries(values).filter(([field]) => keeps === 'mine' || !clashing.includes(field))
  if (keeps === 'live' && kept.length === 0) return drafts.discard(id)
  // An order has no revision: any says that it is put on top of the order there is.
  await drafts.update(id, { values: Object.fromEntries(kept), baseRevision: liveRevision ?? 0 }, revision)
}
