import type { Collection } from '@busbar/contract'
import { and, count, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Refusal } from '../platform/errors.ts'
import type { Queryable, Transaction } from '../platform/postgres/db.ts'
import type { recordColumns } from './columns.ts'
import { claimSlug } from './slugs.ts'

export type RecordColumn = keyof ReturnType<typeof recordColumns>
export type RecordTable = PgTable & Record<RecordColumn, PgColumn> & { slug?: PgColumn }

/** What an answer should carry along, as the query asked for it. */
export type Asked = Record<string, unknown>

/** Whose eyes: visitors see what is public, users see everything that is not in the trash. */
export type View = 'public' | 'user'

export type StoreOptions<T extends RecordTable, C extends Collection> = {
  name: string
  table: T
  contract: C
  /** Which records visitors may see; all of them unless said. */
  isPublic?: { where: SQL; test: (row: T['$inferSelect']) => boolean }
  /** What visitors see otherwise than users in a record that they may see. */
  publicView?: (row: T['$inferSelect']) => Partial<T['$inferSelect']>
  /** How a list is ordered unless asked otherwise; by age unless said. */
  order?: SQL[]
  /** The field with the parent's id. Readers of one parent's records are not woken by changes of others. */
  partOf?: string
  /** The same where a field names several: the field by the filter that narrows a list to one of them. */
  partsOf?: Readonly<Record<string, string>>
  /** Filters that no column answers, each with its condition. */
  conditions?: Readonly<Record<string, (value: unknown) => SQL>>
  /** What to answer when two records would be the same, by the name of the unique index. */
  unique?: Record<string, () => Refusal>
  /** What the slug is made of, for a record with a page of its own. */
  slugFrom?: (row: T['$inferInsert']) => string
  /** The same where the slug is made in another way, and may change with another record. */
  claimSlug?: (tx: Transaction, id: string, row: T['$inferInsert']) => Promise<string>
}

/** A record as its table has it. */
export type RowOf<T extends RecordTable> = T['$inferSelect'] & {
  _id: string
  revision: number
  deletedAt: string | null
  slug?: string
}

/** The table, and the conditions that reading and writing share. */
export function storeTable<T extends RecordTable, C extends Collection>(options: StoreOptions<T, C>) {
  // Drizzle cannot follow a generic table through its builders; the types above hold at this border.
  const table = options.table as unknown as PgTable &
    Record<string, PgColumn> &
    Record<RecordColumn, PgColumn>
  const isLive = isNull(table.deletedAt)
  const isInTrash = isNotNull(table.deletedAt)
  const parts: Record<string, string> = {
    ...(options.partOf && { [options.partOf]: options.partOf }),
    ...options.partsOf,
  }
  return {
    table,
    isLive,
    isInTrash,
    /** What visitors may see, as a condition of any query of the table. */
    isPublic: and(isLive, options.isPublic?.where) as SQL,
    inTrashOf: (ids: string[]) => and(inArray(table._id, ids.filter(isUuid)), isInTrash),
    /** The field by the filter that narrows a list to the records of one parent. */
    parts,
  }
}

/** How a record with a page of its own gets its slug. */
export function slugClaim<T extends RecordTable, C extends Collection>(options: StoreOptions<T, C>) {
  const { slugFrom } = options
  return (
    options.claimSlug ??
    (slugFrom &&
      ((tx: Transaction, id: string, row: T['$inferInsert'] & { address?: string | null }) =>
        claimSlug(tx, options, id, { title: slugFrom(row), address: row.address })))
  )
}

/** How many there are; with `most`, no more than one beyond it are looked for. */
export async function countRows(db: Queryable, table: PgTable, where: SQL | undefined, most?: number) {
  const found = sql`select 1 from ${table} where ${where ?? sql`true`}`
  const [row] =
    most === undefined
      ? await db.select({ total: count() }).from(table).where(where)
      : (
          await db.execute<{ total: number }>(
            sql`select count(*)::int as total from (${found} limit ${most + 1}) as found`,
          )
        ).rows
  return row?.total ?? 0
}

export function isUuid(value: string) {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)
}
