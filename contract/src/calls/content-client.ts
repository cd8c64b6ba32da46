import * as texts from '../texts/texts.ts'
import type { ClientRecord } from '../types/clients.ts'
import type { CollectionName, collections } from '../types/collection.ts'
import type { ListQuery } from '../types/envelope.ts'
import { ApiError, type Call, type List, readList } from './call.ts'
import { type ClientOf, clientOf } from './client-of.ts'
import type { clientCalls } from './definitions/content-calls.ts'
import type { orderedCalls, standardCalls } from './definitions/standard-calls.ts'
import { clientPaths } from './paths/content-paths.ts'
import { orderedPaths, standardPaths } from './paths/standard-paths.ts'

type Contract<Name extends CollectionName> = (typeof collections)[Name]
type StandardCallsOf<Name extends CollectionName> = ReturnType<typeof standardCalls<Name, Contract<Name>>>

/**
 * The standard calls of a content type whose name is still open: the compiler cannot follow that to the calls of the
 * name.
 */
export type CollectionCalls<Item, Input, Query extends object = ListQuery> = {
  list: (query?: Query) => Promise<List<Item>>
  get: (id: string) => Promise<Item>
  create: (body: Input) => Promise<Item>
  update: (id: string, body: Partial<Input>, revision?: number) => Promise<Item>
  remove: (id: string) => Promise<{ _id: string }>
  restore: (id: string) => Promise<Item>
  updateMany: (body: { changes: BulkChange<Input, Query>[] }) => Promise<Item[]>
  removeMany: (body: { ids: string[] }) => Promise<{ deleted: number }>
  restoreMany: (body: { ids: string[] }) => Promise<{ restored: number }>
  eraseMany: (body: { ids: string[] }) => Promise<{ erased: number }>
}
/** What one of several records is given: the fields that its list can be narrowed by. */
export type BulkFields<Input, Query> = Partial<Pick<Input, keyof Input & keyof Query>>
type BulkChange<Input, Query> = { _id: string; revision?: number } & BulkFields<Input, Query>

/** The calls that every content type has. */
export function contentClient<Name extends CollectionName>(
  call: Call,
  name: Name,
  readers: Partial<Record<keyof StandardCallsOf<Name>, (answer: unknown) => unknown>> = {},
) {
  return clientOf<StandardCallsOf<Name>>(call, standardPaths(name), {
    list: readList,
    ...readers,
  } as never) as ClientOf<StandardCallsOf<Name>>
}

/** The calls of a content type that people put in order. */
export function orderedClient<Name extends CollectionName>(call: Call, name: Name) {
  const ordered = clientOf<ReturnType<typeof orderedCalls<Name, Contract<Name>>>>(
    call,
    orderedPaths(name),
    // An answer without its count is a list as well.
    { reorder: readList } as never,
  )
  return { ...contentClient(call, name), ...ordered }
}

/** As specified, a client that was saved is the answer itself or its `data`, and deleting is tried another time. */
export function clientsClient(call: Call) {
  const records = contentClient(call, 'clients', { create: savedClient, update: savedClient })
  return {
    ...records,
    remove: (id: string) =>
      records.remove(id).catch((first: ApiError) =>
        records.remove(id).catch((error: ApiError) => {
          // The first was not answered, but it has arrived.
          if (first.status !== 0 || error.status !== 404) throw error
          return { _id: id }
        }),
      ),
    ...clientOf<typeof clientCalls>(call, clientPaths),
  }
}

function savedClient(answer: unknown) {
  const places = [(answer as { data?: unknown }).data, answer] as Partial<ClientRecord>[]
  const found = places.find((place) => place?._id)
  if (!found) throw new ApiError(200, { code: 'invalid_answer', message: texts.api.invalidFormat })
  return found
}
