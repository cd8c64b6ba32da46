import type { Collection, ListQuery } from '@busbar/contract'
import { imageField, limits } from '@busbar/contract'
import { and, asc, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { malformed, notFound } from '../platform/errors.ts'
import type { Queryable } from '../platform/postgres/db.ts'
import { withImageDetails } from './assets/images.ts'
import { alphabetically } from './columns.ts'
import { searchedFields } from './field-columns.ts'
import { anyKey, listKey, partKey, recordKey, trackRead } from './read-tracking.ts'
import { recordOfSlug, recordWithSlug } from './slugs.ts'
import {
  type Asked,
  countRows,
  isUuid,
  type RecordTable,
  type RowOf,
  type StoreOptions,
  slugClaim,
  storeTable,
  type View,
} from './store-table.ts'

/** The half of a store that reads: lists, single records, and what of them an answer shows. */
export function storeReads<T extends RecordTable, C extends Collection>(options: StoreOptions<T, C>) {
  type Row = RowOf<T>
  type Item = z.output<C['item']>
  const { name, contract } = options
  const { table, isLive, isInTrash, isPublic, inTrashOf, parts } = storeTable(options)
  const hasSlugs = slugClaim(options) !== undefined
  const image = table[imageField(contract.input) ?? '']

  const isSecret = (view: View, field: string) => view === 'public' && contract.adminOnly?.includes(field)

  function searchable(view: View) {
    const fields = searchedFields(contract.fields).filter((field) => !isSecret(view, field))
    return fields.map((field) => table[field] as PgColumn)
  }

  function sortOf(view: View, sort?: string) {
    if (sort && isSecret(view, sort.replace(/^-/, ''))) throw malformed()
    return sort
  }

  function filterCondition(view: View, field: string, value: unknown) {
    if (isSecret(view, field)) throw malformed()
    const condition = options.conditions?.[field]
    return condition ? condition(value) : isOrHas(table[options.partsOf?.[field] ?? field] as PgColumn, value)
  }

  return {
    isPublic,

    /** Whether visitors see any. The reader is woken by the first and the last record, not by each. */
    async hasAny(db: Queryable): Promise<boolean> {
      trackRead(anyKey(name))
      return (await countRows(db, table, isPublic, 0)) > 0
    },

    async list(db: Queryable, view: View, query: ListQuery & Record<string, unknown> = {}) {
      const isTrash = view === 'user' && query.trash
      const part = Object.keys(parts).find((filter) => query[filter])
      trackRead(part ? partKey(name, part, String(query[part])) : listKey(name))
      const page = query.page ?? 1
      const limit = query.limit ?? (query.page ? limits.lists.pageSize : limits.lists.unpagedMax)
      const where = and(
        view === 'public' ? isPublic : isTrash ? isInTrash : isLive,
        query.search ? matches(searchable(view), query.search) : undefined,
        ...Object.keys(contract.filters)
          .filter((field) => query[field] !== undefined)
          .map((field) => filterCondition(view, field, query[field])),
        query.missingImage && image ? isNull(image) : undefined,
      )
      const rows = await db
        .select()
        .from(table)
        .where(where)
        .orderBy(...order(table, sortOf(view, query.sort), isTrash ? [desc(table.deletedAt)] : options.order))
        .limit(limit)
        .offset((page - 1) * limit)
      const isWhole = page === 1 && rows.length < limit
      if (isWhole) return { rows: rows as Row[], meta: { total: rows.length, page, limit } }
      // Every match of a search has to be read to be counted; without one an index knows.
      const most = query.search ? Math.max(limits.lists.searchCountMax, (page + 1) * limit) : undefined
      const found = await countRows(db, table, where, most)
      const meta =
        most !== undefined && found > most ? { total: most, hasMore: true as const } : { total: found }
      return { rows: rows as Row[], meta: { ...meta, page, limit } }
    },

    /** One record by its id or by any slug that it has or had. */
    async find(db: Queryable, view: View, idOrSlug: string): Promise<Row> {
      const hasSlug = !isUuid(idOrSlug)
      if (hasSlug && !hasSlugs) throw notFound(contract.singular)
      const id = hasSlug ? recordWithSlug(name, idOrSlug) : idOrSlug
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table._id, id), view === 'public' ? isPublic : isLive))
      // Tracked even when the record is hidden, so that the reader is woken when it no longer is.
      const found = row?._id ?? (hasSlug ? await recordOfSlug(db, name, idOrSlug) : idOrSlug)
      if (found) trackRead(recordKey(name, found as string))
      if (!row) throw notFound(contract.singular)
      return row as Row
    },

    /** One record by its id, even if it is in the trash. For users only. */
    async findAnywhere(db: Queryable, id: string): Promise<Row> {
      const [row] = isUuid(id) ? await db.select().from(table).where(eq(table._id, id)) : []
      if (!row) throw notFound(contract.singular)
      return row as Row
    },

    /** The records as the contract shows them to these eyes: a new column stays private until it is named there. */
    async present(db: Queryable, view: View, rows: Row[], _asked?: Asked): Promise<Item[]> {
      const isForPublic = view === 'public'
      const shown = isForPublic ? rows.map((row) => ({ ...row, ...options.publicView?.(row) })) : rows
      const shape = isForPublic ? contract.publicItem : contract.item
      return (await withImageDetails(db, shown)).map((row) => shape.parse(row) as Item)
    },

    /** Those of the records that are in the trash, in the order in which they were made. */
    async inTrash(db: Queryable, ids: string[]): Promise<string[]> {
      const rows = await db
        .select({ _id: table._id })
        .from(table)
        .where(inTrashOf(ids))
        .orderBy(asc(table._id))
      return rows.map(({ _id }) => _id as string)
    },
  }
}

/** One record as `present` shows it. */
export async function presentOne<Row, Item>(
  db: Queryable,
  view: View,
  store: { present: (db: Queryable, view: View, rows: Row[], asked?: Asked) => Promise<Item[]> },
  row: Row,
  asked?: Asked,
): Promise<Item> {
  return (await store.present(db, view, [row], asked))[0] as Item
}

/**
 * The index is made of groups of three letters or digits. A text without such a group is looked for where words
 * begin, which the index knows as well; within words it would mean to read everything.
 */
export function matches(columns: PgColumn[], search: string) {
  const text = search.replace(/[\\%_]/g, '\\$&')
  const isShort = /[\p{L}\p{N}]/u.test(search) && !/[\p{L}\p{N}]{3}/u.test(search)
  const patterns = isShort ? [`${text}%`, `% ${text}%`] : [`%${text}%`]
  return or(...columns.flatMap((column) => patterns.map((pattern) => ilike(column, pattern))))
}

function order(table: Record<string, PgColumn>, sort?: string, usual: SQL[] = []) {
  const column = sort && table[sort.replace(/^-/, '')]
  const id = table._id as PgColumn
  if (!column) return [...usual, asc(id)]
  const value = column.getSQLType() === 'text' ? alphabetically(column) : sql`${column}`
  if (!sort.startsWith('-')) return [value, asc(id)]
  // Records without a value come last in both directions.
  return [column.notNull ? desc(value) : sql`${value} desc nulls last`, desc(id)]
}

/** That a field is a value, or that its list holds it. */
function isOrHas(column: PgColumn, value: unknown) {
  return column.getSQLType() === 'jsonb' ? hasInList(column, value) : eq(column, value)
}

export function hasInList(list: PgColumn | SQL, value: unknown) {
  return sql`${list} @> ${JSON.stringify([value])}::jsonb`
}
