import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Collection, ListQuery } from '@busbar/contract'
import { imageField, limits } from '@busbar/contract'
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { malformed, notFound, type Refusal, stale } from '../platform/errors.ts'
import type { Queryable, Transaction } from '../platform/postgres/db.ts'
import { sanitizeTexts } from '../platform/rich-text.ts'
import type { Change } from './change.ts'
import { alphabetically, now, type recordColumns } from './columns.ts'
import { searchedFields } from './field-columns.ts'
import { withImageDetails } from './images.ts'
import { anyKey, listKey, partKey, recordKey, trackRead } from './read-tracking.ts'
import { addressTaken, claimSlug, recordOfSlug, recordWithSlug } from './slugs.ts'
import { eraseRecords } from './trash/erase-records.ts'

type RecordColumn = keyof ReturnType<typeof recordColumns>
export type RecordTable = PgTable & Record<RecordColumn, PgColumn> & { slug?: PgColumn }

/** What an answer should carry along, as the query asked for it. */
export type Asked = Record<string, unknown>

/** Whose eyes: visitors see what is public, users see everything that is not in the trash. */
export type View = 'public' | 'user'

/** For records that have `isActive`: visitors may see those that are. */
export const whenActive = ({ isActive }: { isActive: PgColumn }) => ({
  where: eq(isActive, true),
  test: (row: { isActive: boolean }) => row.isActive,
})

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

const few = 20

export type Store<T extends RecordTable, C extends Collection = Collection> = ReturnType<
  typeof createStore<T, C>
>

/** The functions over one collection's table. A feature that differs spreads them and replaces one. */
export function createStore<T extends RecordTable, C extends Collection>(options: StoreOptions<T, C>) {
  type Row = T['$inferSelect'] & { _id: string; revision: number; deletedAt: string | null; slug?: string }
  type Input = Omit<T['$inferInsert'], RecordColumn | 'slug'>
  type Item = z.output<C['item']>
  const { name, contract, slugFrom } = options
  const parts: Record<string, string> = {
    ...(options.partOf && { [options.partOf]: options.partOf }),
    ...options.partsOf,
  }
  const claim =
    options.claimSlug ??
    (slugFrom &&
      ((tx: Transaction, id: string, row: T['$inferInsert'] & { address?: string | null }) =>
        claimSlug(tx, options, id, { title: slugFrom(row), address: row.address })))
  // Drizzle cannot follow a generic table through its builders; the types above hold at this border.
  const table = options.table as unknown as PgTable &
    Record<string, PgColumn> &
    Record<RecordColumn, PgColumn>
  const isLive = isNull(table.deletedAt)
  const isInTrash = isNotNull(table.deletedAt)
  const isPublic = and(isLive, options.isPublic?.where) as SQL
  const image = table[imageField(contract.input) ?? '']
  const inTrashOf = (ids: string[]) => and(inArray(table._id, ids.filter(isUuid)), isInTrash)

  /** Notes the revision, and wakes readers if visitors can see the record before or after. */
  async function note(
    change: Change,
    action: 'create' | 'update' | 'delete' | 'restore',
    before: Row | null,
    after: Row,
  ) {
    const seen = [before, after].filter(
      (row) => row && !row.deletedAt && (options.isPublic?.test(row) ?? true),
    )
    const parents = seen.flatMap((row) =>
      Object.entries(parts).flatMap(([filter, field]) =>
        idsIn((row as Record<string, unknown>)[field]).map((id) => partKey(name, filter, id)),
      ),
    )
    const keys = seen.length
      ? [
          listKey(name),
          recordKey(name, after._id),
          ...parents,
          ...(seen.length === 1 && (await isFirstOrLast(change.tx, seen[0] === after)) ? [anyKey(name)] : []),
        ]
      : []
    change.note(
      { collection: name, recordId: after._id, revision: after.revision, action, before, after },
      keys,
    )
  }

  /**
   * Whether visitors see the first one from now on, or no longer the last. Where there are so few that it may be so
   * once everybody is done who changes one at this moment, they take turns.
   */
  async function isFirstOrLast(tx: Queryable, isShown: boolean) {
    if ((await countRows(tx, table, isPublic, few)) > few) return false
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`any of ${name}`}, 0))`)
    return (await countRows(tx, table, isPublic, 1)) === (isShown ? 1 : 0)
  }

  /** The record, locked until the transaction ends, so that two writers take turns. */
  async function lock(change: Change, id: string): Promise<Row> {
    const [row] = isUuid(id)
      ? await change.tx.select().from(table).where(eq(table._id, id)).for('update')
      : []
    if (!row) throw notFound(contract.singular)
    return row as Row
  }

  async function write(
    change: Change,
    action: 'update' | 'delete' | 'restore',
    before: Row,
    values: Record<string, unknown>,
  ): Promise<Row> {
    const [after] = await mapUniqueViolation(
      change.tx
        .update(table)
        .set({ ...values, updatedAt: now, revision: before.revision + 1 })
        .where(eq(table._id, before._id))
        .returning(),
    )
    await note(change, action, before, after as Row)
    return after as Row
  }

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

  async function mapUniqueViolation<Result>(writing: Promise<Result>): Promise<Result> {
    return writing.catch((error: Error) => {
      const { code, constraint = '' } = (error.cause ?? {}) as { code?: string; constraint?: string }
      if (code !== '23505') throw error
      // Two who choose the same address at once both found it free.
      throw options.unique?.[constraint]?.() ?? (constraint.endsWith('_slug_unique') ? addressTaken() : error)
    })
  }

  return {
    name,
    table: options.table,
    contract,
    /** What visitors may see, as a condition of any query of the table. */
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
      if (hasSlug && !claim) throw notFound(contract.singular)
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

    /** With an id where the record was announced before, as by a draft. */
    async create(change: Change, input: Input, _id: string = randomUUIDv7()): Promise<Row> {
      const values: Record<string, unknown> = { ...sanitizeTexts(input, contract.input), _id }
      if (claim) values.slug = await claim(change.tx, _id, input as T['$inferInsert'])
      const [row] = await mapUniqueViolation(change.tx.insert(table).values(values).returning())
      await note(change, 'create', null, row as Row)
      return row as Row
    },

    /** Merges `patch` into the record. With `expected`, refuses when the record has another revision by now. */
    async update(change: Change, id: string, patch: Partial<Input>, expected?: number): Promise<Row> {
      const before = await lock(change, id)
      if (before.deletedAt) throw notFound(contract.singular)
      if (expected !== undefined && expected !== before.revision) throw stale(contract.item.parse(before))
      const values = changedOnly(before, sanitizeTexts(patch, contract.input))
      const isSame = Object.keys(values).length === 0
      // A slug that hangs on another record may be another one although nothing was said.
      if (claim && (!isSame || options.claimSlug)) {
        const slug = await claim(change.tx, before._id, { ...before, ...values })
        Object.assign(values, changedOnly(before, { slug }))
      }
      if (Object.keys(values).length === 0) return before
      return write(change, 'update', before, values)
    },

    /** Puts the record into the trash. */
    async remove(change: Change, id: string): Promise<Row> {
      const before = await lock(change, id)
      if (before.deletedAt) throw notFound(contract.singular)
      return write(change, 'delete', before, { deletedAt: now })
    },

    /** Takes the record out of the trash; one that is not there stays as it is. */
    async restore(change: Change, id: string): Promise<Row> {
      const before = await lock(change, id)
      return before.deletedAt ? write(change, 'restore', before, { deletedAt: null }) : before
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

    /** Deletes those of the records that are in the trash for good; tells how many. */
    async erase(change: Change, ids: string[]): Promise<number> {
      const rows = (await change.tx
        .select()
        .from(table)
        .where(inTrashOf(ids))
        .orderBy(asc(table._id))
        .for('update')) as Row[]
      if (rows.length === 0) return 0
      await eraseRecords(
        change.tx,
        name,
        table,
        rows.map(({ _id }) => _id),
      )
      for (const { _id: recordId, revision } of rows) {
        const what = { collection: name, recordId, revision: revision + 1, action: 'erase' as const }
        change.note({ ...what, before: null, after: null }, [])
      }
      return rows.length
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

function changedOnly(before: Record<string, unknown>, patch: Record<string, unknown>) {
  const isSame = (key: string) => isDeepStrictEqual(before[key], patch[key])
  return Object.fromEntries(
    Object.entries(patch).filter(([key, value]) => value !== undefined && !isSame(key)),
  )
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

/** The ids in a field that names one record, several or none. */
function idsIn(value: unknown) {
  return [value ?? []].flat() as string[]
}

/** That a field is a value, or that its list holds it. */
function isOrHas(column: PgColumn, value: unknown) {
  return column.getSQLType() === 'jsonb' ? hasInList(column, value) : eq(column, value)
}

export function hasInList(list: PgColumn | SQL, value: unknown) {
  return sql`${list} @> ${JSON.stringify([value])}::jsonb`
}

/** How many there are; with `most`, no more than one beyond it are looked for. */
async function countRows(db: Queryable, table: PgTable, where: SQL | undefined, most?: number) {
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
