import { limits } from '../../limits.ts'
import { bulkIds, bulkUpdate } from '../../types/bulk.ts'
import { changeInput } from '../../types/change-input.ts'
import type { Collection } from '../../types/collection.ts'
import { type ListQuery, listMeta, listQuery } from '../../types/envelope.ts'
import { displayOrder } from '../../types/fields/common-shapes.ts'
import { historyEntry, historyMeta, historyQuery, revertInput } from '../../types/history.ts'
import { z } from '../../zod.ts'
import { orderedPaths, standardPaths } from '../paths/standard-paths.ts'
import { type Access, type CallDefinition, defineCalls } from './define-calls.ts'

const byId = z.object({ id: z.uuid() })
const byIdOrSlug = z.object({ id: z.string().max(200) })

/** The calls that every content type has. */
export function standardCalls<const Name extends string, C extends Collection>(name: Name, contract: C) {
  const { singular } = contract
  const item = contract.item as C['item']
  const input = contract.input as C['input']
  return defineCalls(name, standardPaths(name), {
    list: { summary: `List ${name}`, ...listOf(contract) },
    get: {
      summary: `Read one ${singular}`,
      access: 'public',
      params: byIdOrSlug,
      query: z.strictObject(contract.includes?.one ?? {}) as z.ZodType<unknown> as z.ZodType<
        Values<Included<C, 'one'>>
      >,
      data: item,
      publicData: contract.publicItem as C['publicItem'],
      etag: true,
    },
    create: {
      summary: `Create a ${singular}`,
      access: 'session',
      body: input,
      data: item,
      status: 201,
      etag: true,
    },
    update: {
      summary: `Change a ${singular}: the fields given are merged, read-only ones are ignored`,
      access: 'session',
      params: byIdOrSlug,
      body: changeInput(input, item),
      data: item,
      ifMatch: true,
      etag: true,
    },
    remove: {
      summary: `Put a ${singular} into the trash`,
      access: 'session',
      params: byIdOrSlug,
      data: z.object({ _id: z.uuid() }),
    },
    restore: {
      summary: `Take a ${singular} out of the trash`,
      access: 'session',
      params: byIdOrSlug,
      data: item,
    },
    updateMany: {
      summary: `Change several ${name}: all of them or none`,
      access: 'session',
      // Where a list cannot be narrowed there is nothing to change, and no such route.
      body: (bulkUpdate(contract) ?? z.never()) as NonNullable<ReturnType<typeof bulkUpdate<C>>>,
      data: z.array(item),
    },
    removeMany: {
      summary: `Put several ${name} into the trash; unknown ids are ignored`,
      access: 'session',
      body: bulkIds,
      data: z.object({ deleted: z.int() }),
    },
    restoreMany: {
      summary: `Take several ${name} out of the trash: all of them or none; unknown ids are ignored`,
      access: 'session',
      body: bulkIds,
      data: z.object({ restored: z.int() }),
    },
    eraseMany: {
      summary: `Delete several ${name} that are in the trash for good; others are ignored`,
      // Nobody can undo it, so it is not for everybody who edits.
      access: ['owner', 'admin'],
      body: bulkIds,
      data: z.object({ erased: z.int() }),
    },
    ...historyDefinitions({ singular, item, access: 'session' }),
  })
}

/** The same of any content type. */
export type StandardCalls = ReturnType<typeof standardCalls<string, Collection>>

function listOf<C extends Collection>(contract: C) {
  const filters = { ...contract.filters, ...contract.includes?.list }
  return {
    access: 'public',
    // Its type is stated: zod makes any field of any type of a shape that is still open.
    query: listQuery({ ...contract, filters }) as z.ZodType<unknown> as z.ZodType<QueryOf<C>>,
    data: z.array(contract.item as C['item']),
    publicData: z.array(contract.publicItem as C['publicItem']),
    meta: listMeta,
  } as const satisfies Omit<CallDefinition, 'summary'>
}

type QueryOf<C extends Collection> = ListQuery & Values<C['filters']> & Values<Included<C, 'list'>>
type Values<Shape extends z.core.$ZodShape> = { [Field in keyof Shape]?: z.output<Shape[Field]> }
/** What an answer carries along when the query asks for it. */
type Included<C extends Collection, Where extends 'list' | 'one'> = C extends {
  includes: { [Key in Where]: infer Shape extends z.core.$ZodShape }
}
  ? Shape
  : Record<never, never>

/** The list that visitors see, for everybody. */
export function activeCalls<const Name extends string, C extends Collection>(name: Name, contract: C) {
  const paths = { active: `GET /${name}/active query` } as const
  return defineCalls(name, paths, {
    active: { summary: `List ${name} that visitors see`, ...listOf(contract) },
  })
}

/** The one more call of a content type that people put in order. */
export function orderedCalls<const Name extends string, C extends Collection>(name: Name, contract: C) {
  const places = z
    .array(z.strictObject({ _id: z.uuid(), displayOrder }))
    .min(1)
    .max(limits.lists.unpagedMax)
  return defineCalls(name, orderedPaths(name), {
    reorder: {
      summary: `Put ${name} into another order; those not named keep theirs around them`,
      access: 'session',
      body: z.strictObject({ [name]: places } as Record<Name, typeof places>),
      data: z.array(contract.item as C['item']),
      meta: listMeta,
    },
  })
}

type Historied<Item extends z.ZodType, Who extends Access> = { singular: string; item: Item; access: Who }

/** Who changed a record when and how, and the way back to an earlier version of it; at `historyPaths`. */
export function historyDefinitions<Item extends z.ZodType, const Who extends Access>({
  singular,
  item,
  access,
}: Historied<Item, Who>) {
  return {
    history: {
      summary: `Read who changed a ${singular}, when and how`,
      access,
      params: byId,
      query: historyQuery,
      data: z.array(historyEntry),
      meta: historyMeta,
    },
    revert: {
      summary: `Bring an earlier version of a ${singular} back`,
      access,
      params: byId,
      body: revertInput,
      data: item,
    },
  } as const
}
