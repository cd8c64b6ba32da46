import type {
  Client,
  CollectionCalls,
  CollectionName,
  BulkFields as FieldsOfBoth,
  List,
} from '@busbar/contract'
import { keepPreviousData, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { api } from '../../api/browser-client.ts'
import { queryClient } from './query-client.ts'

export type ItemOf<Name extends CollectionName> = Awaited<ReturnType<Client[Name]['get']>>
export type QueryOf<Name extends CollectionName> = NonNullable<Parameters<Client[Name]['list']>[0]>
export type InputOf<Name extends CollectionName> = Parameters<Client[Name]['create']>[0]
/** What several records can be given at once. */
export type BulkFields<Name extends CollectionName> = FieldsOfBoth<InputOf<Name>, QueryOf<Name>>

/** One page of a collection; while the next one loads, the last one stays in sight. */
export function useRecords<Name extends CollectionName>(name: Name, query: QueryOf<Name>) {
  return useQuery({
    queryKey: [name, query],
    queryFn: () => readRecords(name, query),
    placeholderData: keepPreviousData,
  })
}

/** The pages that the menu or the footer leads to, as long as no other links were chosen. */
export function usePageLinks() {
  return useQuery({ queryKey: ['pages', 'links'], queryFn: api.pages.links }).data ?? []
}

export function readRecords<Name extends CollectionName>(name: Name, query: QueryOf<Name>) {
  return callsOf(name).list(query)
}

/** One record as it is now. */
export function readRecord<Name extends CollectionName>(name: Name, id: string) {
  return callsOf(name).get(id)
}

/** What records are called, by their id. */
export function useRecordTitles(name: CollectionName, ids: string[]) {
  return useQueries({
    queries: ids.map((id) => ({ queryKey: [name, 'one', id], queryFn: () => readRecord(name, id) })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data._id, recordTitle(data)] as const] : []))),
  })
}

/** What a record is called: its title or its name. */
export function recordTitle(record: object) {
  const { title, name = '' } = record as { title?: string; name?: string }
  return title ?? name
}

/** The writes of a collection. Each shows in the lists at once, and then has them read again. */
export function useRecordWrites<Name extends CollectionName>(name: Name) {
  const calls = callsOf(name)
  const { change, refresh } = listsOf(name)
  const create = useMutation({ mutationFn: calls.create, onSuccess: refresh })
  const update = useMutation({
    mutationFn: (change: { id: string; input: Partial<InputOf<Name>>; revision?: number }) =>
      calls.update(change.id, change.input, change.revision),
    onSuccess: (saved) => {
      change((records) => records.map((record) => (record._id === saved._id ? saved : record)))
      refresh()
    },
  })
  const remove = useMutation({
    mutationFn: calls.remove,
    onSuccess: (_, id) => {
      change((records) => records.filter((record) => record._id !== id))
      refresh()
    },
  })
  const restore = useMutation({ mutationFn: calls.restore, onSuccess: refresh })
  return { create, update, remove, restore }
}

/** Shows every client on the website; tells how many were not. */
export function useActivateAll() {
  return useMutation({
    mutationFn: () => api.clients.activateAll(),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['clients'] }),
  })
}

/** The writes of several records of a collection: of all of them or of none. They show as soon as the others do. */
export function useBulkWrites<Name extends CollectionName>(name: Name) {
  const calls = callsOf(name)
  const { change, refresh } = listsOf(name)
  const updateMany = useMutation({
    mutationFn: (changes: Parameters<typeof calls.updateMany>[0]['changes']) => calls.updateMany({ changes }),
    onSuccess: (saved) => {
      const byId = new Map(saved.map((record) => [record._id, record]))
      change((records) => records.map((record) => byId.get(record._id) ?? record))
      refresh()
    },
  })
  const removeMany = useMutation({
    mutationFn: (ids: string[]) => calls.removeMany({ ids }),
    onSuccess: (_, ids) => {
      change((records) => records.filter((record) => !ids.includes(record._id)))
      refresh()
    },
  })
  const restoreMany = useMutation({
    mutationFn: (ids: string[]) => calls.restoreMany({ ids }),
    onSuccess: refresh,
  })
  const eraseMany = useMutation({
    mutationFn: (ids: string[]) => calls.eraseMany({ ids }),
    onSuccess: refresh,
  })
  return { updateMany, removeMany, restoreMany, eraseMany }
}

/** A collection's lists as far as they were read: to change what they show, and to have them read again. */
function listsOf<Name extends CollectionName>(name: Name) {
  return {
    refresh: () => void queryClient.invalidateQueries({ queryKey: [name] }),
    change: (edit: (records: ItemOf<Name>[]) => ItemOf<Name>[]) =>
      queryClient.setQueriesData<List<ItemOf<Name>>>(
        { queryKey: [name] },
        // A record's history and the links to pages are read under the same name, and are no lists of records.
        (list) => (Array.isArray(list?.data) ? { ...list, data: edit(list.data) } : list),
      ),
  }
}

function callsOf<Name extends CollectionName>(name: Name) {
  // The compiler cannot follow a name that is still open to the calls of that name.
  return api[name] as unknown as CollectionCalls<ItemOf<Name>, InputOf<Name>, QueryOf<Name>>
}
