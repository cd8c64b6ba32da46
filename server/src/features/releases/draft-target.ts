import { keyedFields, type Role } from '@busbar/contract'
import type { z } from 'zod'
import type { Change } from '../../content/change.ts'
import type { Values } from '../../content/draft-tables.ts'
import { valuesAt } from '../../content/history/history.ts'
import type { Store } from '../../content/store.ts'
import type { RecordTable } from '../../content/store-table.ts'
import { notFound, Refusal, stale } from '../../platform/errors.ts'
import type { Queryable, Transaction } from '../../platform/postgres/db.ts'

/** A record as it is now. */
export type Live = {
  values: Values
  /** As it is stored, without defaults for unset fields. */
  row: Values
  revision: number
  isInTrash: boolean
}

/** What drafts need of a content type or a singleton: its own functions for reading and writing it. */
export type DraftTarget = {
  name: string
  input: z.ZodObject
  item: z.ZodObject
  /** The fields that hold entries by an id, which several people change at once. */
  keyed: readonly string[]
  /** Makes sure that no other record has what a draft is to give this one, such as an order code. */
  claim?: (tx: Transaction, id: string, values: Values) => Promise<void>
  /** Who may change it. */
  roles: readonly Role[] | 'all'
  /** Whether the security log records who changed it. */
  isAudited?: boolean
  live: (db: Queryable, id: string | null) => Promise<Live | null>
  /** The values of an earlier revision. */
  valuesAt: (db: Queryable, id: string | null, revision: number) => Promise<Values>
  update: (change: Change, id: string | null, values: Values, revision: number) => Promise<void>
  /** For all but what there is one of. */
  records?: {
    create: (change: Change, id: string, values: Values) => Promise<void>
    remove: (change: Change, id: string, revision: number) => Promise<void>
    restore: (change: Change, id: string) => Promise<void>
  }
  /** Where people put records in order. */
  order?: {
    read: (db: Queryable) => Promise<string[]>
    held: (change: Change) => Promise<string[]>
    set: (change: Change, places: Place[]) => Promise<void>
  }
}

type Place = { _id: string; displayOrder: number }

/** The fields that a draft can change. A place among others means nothing later: orders have drafts of their own. */
export function fieldsOf({ input }: Pick<DraftTarget, 'input'>) {
  return Object.keys(input.shape).filter((field) => field !== 'displayOrder')
}

type OrderedStore = {
  readOrder: (db: Queryable) => Promise<string[]>
  heldOrder: (change: Change) => Promise<string[]>
  reorder: (change: Change, places: Place[]) => Promise<void>
}

type ClaimingStore = { claimDrafted: DraftTarget['claim'] }

/** Drafts of a content type's records. */
export function recordTarget<T extends RecordTable>(
  store: Store<T> & Partial<OrderedStore> & Partial<ClaimingStore>,
): DraftTarget {
  const { name, contract, readOrder, heldOrder, reorder, claimDrafted } = store
  const { input, item } = contract
  type Input = Parameters<typeof store.create>[1]

  async function live(db: Queryable, id: string | null): Promise<Live | null> {
    const row = await store.findAnywhere(db, id ?? '').catch(ignoreMissing)
    return row && { values: row, row, revision: row.revision, isInTrash: row.deletedAt !== null }
  }

  return {
    name,
    input,
    item,
    keyed: keyedFields(contract.fields),
    claim: claimDrafted,
    roles: 'all',
    live,
    valuesAt: (db, id, revision) =>
      valuesAt(db, { collection: name, recordId: id ?? '', fields: fieldsOf({ input }), revision }),
    async update(change, id, values, revision) {
      await store.update(change, id ?? '', values as Partial<Input>, revision)
    },
    records: {
      async create(change, id, values) {
        const row = await store.create(change, values as Input, id)
        if (row._id !== id) throw new Error(`the store of ${name} does not pass on the id of a new record`)
      },
      async remove(change, id, revision) {
        const row = await store.remove(change, id)
        if (row.revision !== revision + 1) throw stale(null)
      },
      async restore(change, id) {
        await store.restore(change, id)
      },
    },
    order: readOrder && heldOrder && reorder && { read: readOrder, held: heldOrder, set: reorder },
  }
}

type Singleton<Row> = {
  name: string
  input: z.ZodObject
  item: z.ZodObject
  find: (db: Queryable) => Promise<Row | undefined>
  present: (db: Queryable, row: Row | undefined) => Promise<Values>
  rowAt: (db: Queryable, revision: number) => Promise<Row | undefined>
  save: (change: Change, values: never, expected?: number) => Promise<unknown>
}

/** Drafts of what there is one of, such as the company's data. */
export function singletonTarget<Row>(
  { name, input, item, ...store }: Singleton<Row>,
  { roles, isAudited }: { roles: readonly Role[]; isAudited?: boolean },
): DraftTarget {
  return {
    isAudited,
    name,
    input,
    item,
    keyed: [],
    roles,
    async live(db) {
      const row = await store.find(db)
      const values = await store.present(db, row)
      return { values, row: { ...row }, revision: Number(values.revision), isInTrash: false }
    },
    valuesAt: async (db, _id, revision) => store.present(db, await store.rowAt(db, revision)),
    async update(change, _id, values, revision) {
      await store.save(change, values as never, revision)
    },
  }
}

function ignoreMissing(error: unknown) {
  if (error instanceof Refusal && error.code === 'not_found') return null
  throw error
}

/** The target of this name. */
export function targetOf(targets: DraftTarget[], name: string): DraftTarget {
  const target = targets.find((one) => one.name === name)
  if (!target) throw notFound('content type')
  return target
}
