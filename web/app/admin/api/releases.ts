import {
  ApiError,
  type CollectionName,
  createReleaseClient,
  type Draft,
  type DraftInput,
  type DraftMark,
  type PagePreviewInput,
  type PreviewInput,
} from '@busbar/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callOptions } from '../../api/browser-client.ts'
import { type QueryOf, readRecords } from './collection.ts'
import { queryClient } from './query-client.ts'

/** Drafts, releases and previews, as the signed-in user sees them. */
export const releaseApi = createReleaseClient(callOptions)

/** A page as it would be. Previews of what is being typed change often, so few are cached. */
export function usePagePreview(input: PagePreviewInput, isWanted: boolean) {
  return useQuery({
    queryKey: ['preview', 'page', input],
    queryFn: () => releaseApi.previewPage(input),
    enabled: isWanted,
    gcTime: 10_000,
    retry: (failures, error) => isBusy(error) && failures < 5,
    retryDelay: 800,
  })
}

/** How far a change has come that very many pages show. */
export function usePublishing() {
  return useQuery({
    queryKey: ['publishing'],
    queryFn: () => releaseApi.publishing(),
    refetchInterval: ({ state }) => (state.data?.due ? 1000 : 5000),
  })
}

/** The same page as visitors see it now; null where they find none. */
export function useLivePage(path: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['preview', 'live', path],
    queryFn: async () => {
      const response = await fetch(path, { cache: 'no-cache' })
      return response.ok ? response.text() : null
    },
    enabled: isWanted,
    gcTime: 10_000,
  })
}

/** The pages that would change. */
export function useChangedPages(input: PreviewInput, isWanted: boolean) {
  return useQuery({
    queryKey: ['preview', 'check', input],
    queryFn: async () => (await releaseApi.checkPreview(input)).pages,
    enabled: isWanted,
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    retry: (failures, error) => isBusy(error) && failures < 5,
    retryDelay: 800,
  })
}

/** Whether the server has no time for it at the moment. */
export function isBusy(error: unknown) {
  return error instanceof ApiError && error.status === 503
}

/** The drafts of a content type's records, or of what there is one of. */
export function useDraftMarks(collection: string, isWanted = true) {
  return useQuery({
    queryKey: ['drafts', collection],
    queryFn: () => releaseApi.drafts.list({ collection }),
    enabled: isWanted,
  })
}

/** The drafts of new records whose values are as asked for; `of` names what is asked. */
export function useNewDrafts(collection: string, isWanted: (values: Draft['values']) => boolean, of: string) {
  const read = useQuery({
    queryKey: ['drafts', collection, 'new', of],
    queryFn: async () => {
      const marks = await releaseApi.drafts.list({ collection })
      const added = marks.filter(({ kind }) => kind === 'new')
      return Promise.all(added.map(({ _id }) => releaseApi.drafts.get(_id)))
    },
  })
  return read.data?.filter(({ values }) => isWanted(values)) ?? []
}

/** The draft of what there is one of, as it is now. */
export function useCurrentDraft(collection: string) {
  const marks = useDraftMarks(collection)
  const mark = marks.data?.[0]
  const read = useQuery({
    queryKey: ['drafts', 'one', mark?._id],
    queryFn: () => releaseApi.drafts.get(mark?._id ?? ''),
    enabled: mark !== undefined,
  })
  return {
    isPending: marks.isPending || (mark !== undefined && read.isPending),
    draft: mark && read.data,
  }
}

/** The records of a content type, all of them, and the draft that puts them in order. */
export function useOrderDraft<Name extends CollectionName>(name: Name, mark?: DraftMark) {
  return useQuery({
    queryKey: ['drafts', name, 'order', mark?._id],
    queryFn: async () => {
      const list = await readRecords(name, {} as QueryOf<Name>)
      return { records: list.data, draft: mark && (await releaseApi.drafts.get(mark._id)) }
    },
    // It begins with what is there when it is opened.
    gcTime: 0,
  })
}

/** The draft of a record, as it was when this was first asked. */
export function useOpenedDraft(collection: string, recordId: string | null | undefined) {
  const [opened, setOpened] = useState<{ draft?: Draft }>()
  const isWanted = recordId !== undefined && !opened
  const marks = useDraftMarks(collection, isWanted)
  const mark = marks.data?.find((one) => one.recordId === recordId && one.kind !== 'reordered')
  const read = useQuery({
    queryKey: ['drafts', 'one', mark?._id],
    queryFn: () => releaseApi.drafts.get(mark?._id ?? ''),
    enabled: isWanted && mark !== undefined,
    // Where it clashes depends on what is live now.
    gcTime: 0,
  })
  const isKnown =
    recordId === undefined ||
    marks.isError ||
    (marks.data && !mark) ||
    read.isError ||
    read.data !== undefined
  if (isKnown && !opened) setOpened({ draft: mark && read.data })
  return { isPending: !opened, draft: opened?.draft }
}

/** The draft of a record that somebody else has begun meanwhile. */
export async function findDraft(collection: string, recordId: string | null) {
  const marks = await releaseApi.drafts.list({ collection, recordId: recordId ?? undefined })
  const mark = marks.find((one) => one.recordId === recordId && one.kind !== 'reordered')
  return mark && releaseApi.drafts.get(mark._id)
}

export const readDraft = releaseApi.drafts.get

/** Begins a draft, or puts other values into one that is there. */
export async function saveDraft(draft: Draft | undefined, input: DraftInput) {
  const { values = {}, baseRevision } = input
  const saved = draft
    ? await releaseApi.drafts.update(draft._id, { values, baseRevision }, draft.revision)
    : await releaseApi.drafts.create(input)
  readAgain(['drafts'])
  return saved
}

export async function discardDraft({ _id }: Pick<Draft, '_id'>) {
  await releaseApi.drafts.discard(_id)
  readAgain(['drafts'])
}

/** Puts a draft that stands alone live. */
export async function publishDraft({ collection, release }: Pick<Draft, 'collection' | 'release'>) {
  await releaseApi.releases.publish(release._id)
  readAgain(['drafts', collection === 'site-settings' ? 'siteSettings' : collection])
}

function readAgain(keys: string[]) {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(String(queryKey[0])) })
}
