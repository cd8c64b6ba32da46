import * as texts from '../texts/texts.ts'
import type { Category, CategoryIncludes } from '../types/categories.ts'
import type { ClientRecord } from '../types/clients.ts'
import type { CollectionName, collections } from '../types/collection.ts'
import type { ListQuery } from '../types/envelope.ts'
import type { HistoryEntry, RecentQuery } from '../types/history.ts'
import type { Product } from '../types/products.ts'
import type { PageLink } from '../types/website/page-links.ts'
import type { z } from '../zod.ts'
import { ApiError, type Call, type List, queryString, readList } from './call.ts'

export type CollectionCalls<Item, Input, Query extends object = ListQuery> = ReturnType<
  typeof collectionCalls<Item, Input, Query>
>
/** What one of several records is given: the fields that its list can be narrowed by. */
export type BulkFields<Input, Query> = Partial<Pick<Input, keyof Input & keyof Query>>
type BulkChange<Input, Query> = { _id: string; revision?: number } & BulkFields<Input, Query>
/** The standard calls of a content type. */
export type CallsOf<Name extends CollectionName> = ReturnType<
  typeof collectionCalls<ItemOf<Name>, InputOf<Name>, QueryOf<Name>>
>
type ItemOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]['item']>
type InputOf<Name extends CollectionName> = z.input<(typeof collections)[Name]['input']>
type QueryOf<Name extends CollectionName> = ListQuery &
  Values<(typeof collections)[Name]['filters']> &
  ((typeof collections)[Name] extends { includes: { list: infer Shape extends z.core.$ZodShape } }
    ? Values<Shape>
    : unknown)
type Values<Shape extends z.core.$ZodShape> = { [Field in keyof Shape]?: z.output<Shape[Field]> }
type History<Next> = { data: HistoryEntry[]; meta: { next: Next | null } }

/** The calls that every collection has. */
export function collectionCalls<Item, Input, Query extends object>(
  call: Call,
  name: string,
  /** Finds the record in what a write answers. */
  written = (answer: unknown) => (answer as { data: Item }).data,
) {
  const bulk = async <Answer>(what: string, body: object) =>
    (await call<{ data: Answer }>('POST', `/${name}/bulk-${what}`, { body })).data
  return {
    list: async (query?: Query): Promise<List<Item>> =>
      readList<Item>(await call<unknown>('GET', `/${name}${queryString(query)}`)),
    get: async (id: string) => (await call<{ data: Item }>('GET', `/${name}/${encodeURIComponent(id)}`)).data,
    create: async (body: Input) => written(await call<unknown>('POST', `/${name}`, { body })),
    /** Merges `body` into the record; with a `revision`, refuses when somebody else saved meanwhile. */
    update: async (id: string, body: Partial<Input>, revision?: number) =>
      written(await call<unknown>('PUT', `/${name}/${encodeURIComponent(id)}`, { body, revision })),
    remove: async (id: string) => {
      await call<unknown>('DELETE', `/${name}/${encodeURIComponent(id)}`)
    },
    restore: async (id: string) =>
      (await call<{ data: Item }>('POST', `/${name}/${encodeURIComponent(id)}/restore`)).data,
    /** Each of these changes all of them or none. */
    updateMany: (changes: BulkChange<Input, Query>[]) => bulk<Item[]>('update', { changes }),
    removeMany: (ids: string[]) => bulk<{ deleted: number }>('delete', { ids }),
    restoreMany: (ids: string[]) => bulk<{ restored: number }>('restore', { ids }),
    /** Deletes for good what is in the trash. */
    eraseMany: (ids: string[]) => bulk<{ erased: number }>('erase', { ids }),
    ...historyCalls<Item>(call, name),
  }
}

/** The calls of a collection that people put in order. */
export function orderedCalls<Name extends CollectionName>(call: Call, name: Name) {
  return {
    ...collectionCalls<ItemOf<Name>, InputOf<Name>, QueryOf<Name>>(call, name),
    /** Puts the records into this order; answers all of them. */
    reorder: async (order: { _id: string; displayOrder: number }[]) =>
      readList<ItemOf<Name>>(await call<unknown>('PUT', `/${name}/reorder`, { body: { [name]: order } }))
        .data,
  }
}

export function categoryCalls(call: Call) {
  return {
    ...orderedCalls(call, 'categories'),
    get: async (id: string, includes?: CategoryIncludes) =>
      (await call<{ data: Category }>('GET', `/categories/${encodeURIComponent(id)}${queryString(includes)}`))
        .data,
  }
}

/** As specified, a client that was saved is the answer itself or its `data`, and deleting is tried another time. */
export function clientCalls(call: Call) {
  const records: CallsOf<'clients'> = collectionCalls(call, 'clients', savedClient)
  return {
    ...records,
    remove: (id: string) =>
      records.remove(id).catch((first: ApiError) =>
        records.remove(id).catch((error: ApiError) => {
          // The first was not answered, but it has arrived.
          if (first.status !== 0 || error.status !== 404) throw error
        }),
      ),
    activateAll: async () =>
      (await call<{ data: { activated: number } }>('POST', '/clients/activate-all')).data.activated,
  }
}

function savedClient(answer: unknown) {
  const places = [(answer as { data?: unknown }).data, answer] as Partial<ClientRecord>[]
  const found = places.find((place) => place?._id)
  if (!found) throw new ApiError(200, { code: 'invalid_answer', message: texts.api.invalidFormat })
  return found as ClientRecord
}

export function productCalls(call: Call) {
  const write = async (method: string, id: string, rest: string, body?: object) =>
    (await call<{ data: Product }>(method, `/products/${encodeURIComponent(id)}/${rest}`, { body })).data
  return {
    ...(collectionCalls(call, 'products') as CallsOf<'products'>),
    addImage: (id: string, imageUrl: string) => write('POST', id, 'images', { imageUrl }),
    /** `image` is the image's address as it stands in the product. */
    removeImage: (id: string, image: string) =>
      write('DELETE', id, `images/${encodeURIComponent(image.split('/').at(-1) ?? image)}`),
    setMainImage: (id: string, imageUrl: string) => write('PUT', id, 'main-image', { imageUrl }),
  }
}

export function pageCalls(call: Call) {
  return {
    ...(collectionCalls(call, 'pages') as CallsOf<'pages'>),
    /** The pages that the menu or the footer leads to unless other links were chosen. */
    links: async () => (await call<{ data: PageLink[] }>('GET', '/page-links')).data,
  }
}

/** Who changed what: of a record, and the way back to an earlier version of it. */
export function historyCalls<Item>(call: Call, name: string) {
  return {
    /** With `fields`, only what changed one of them. */
    history: (id: string, before?: number, fields?: string[]) =>
      call<History<number>>(
        'GET',
        `/${name}/${encodeURIComponent(id)}/history${queryString({ before, fields: fields?.join() })}`,
      ),
    /** With `fields`, those alone come back. */
    revert: async (id: string, revision: number, fields?: string[]) =>
      (
        await call<{ data: Item }>('POST', `/${name}/${encodeURIComponent(id)}/revert`, {
          body: { revision, fields },
        })
      ).data,
  }
}

/** What was changed lately, whatever it was. */
export function recentChanges(call: Call) {
  return (query: RecentQuery = {}) => call<History<string>>('GET', `/history${queryString(query)}`)
}
