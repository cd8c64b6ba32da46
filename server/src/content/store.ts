import { randomUUIDv7 } from 'node:crypto'
import type { Collection, ListQuery } from '@busbar/contract'
import { limits } from '@busbar/contract'
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../platform/db.ts'
import { notFound, stale } from '../platform/errors.ts'
import type { Change } from './change.ts'
import { now, type recordColumns } from './columns.ts'
import { listKey, noteRead, recordKey } from './reads.ts'
import { claimSlug, recordOfSlug } from './slugs.ts'

type RecordColumn = keyof ReturnType<typeof recordColumns>
export type RecordTable = PgTable & Record<RecordColumn, PgColumn> & { slug?: PgColumn }

/** Whose eyes: visitors see what is public, staff see everything that is not in the trash. */
export type View = 'public' | 'staff'

export type StoreOptions<T extends RecordTable> = {
  name: string
  table: T
  contract: Collection
  /** Columns that `search` looks into. */
  searchable?: PgColumn[]
  /** Which records visitors may see; all of them unless said. */
  isPublic?: { where: SQL; test: (row: T['$inferSelect']) => boolean }
  /** What the slug is made of, for a record with a page of its own. */
  slugFrom?: (row: T['$inferInsert']) => string
}

export type Store<T extends RecordTable> = ReturnType<typeof createStore<T>>

/** The functions over one collection's table. A feature that differs spreads them and replaces one. */
export function createStore<T extends RecordTable>(options: StoreOptions<T>) {
  type Row = T['$inferSelect'] & { _id: string; revision: number; deletedAt: string | null; slug?: string }
  type Input = Omit<T['$inferInsert'], RecordColumn | 'slug'>
  const { name, contract, isPublic, slugFrom } = options
  // Drizzle cannot follow a generic table through its builders; the types above hold at this border.
  const table = options.table as unknown as PgTable &
    Record<string, PgColumn> &
    Record<RecordColumn, PgColumn>

  /** Notes the revision, and wakes readers if visitors can see the record before or after. */
  function note(
    change: Change,
    action: 'create' | 'update' | 'delete' | 'restore',
    before: Row | null,
    after: Row,
  ) {
    const isSeen = [before, after].some((row) => row && !row.deletedAt && (isPublic?.test(row) ?? true))
    const keys = isSeen ? [listKey(name), recordKey(name, after._id)] : []
    change.note(
      { collection: name, recordId: after._id, revision: after.revision, action, before, after },
      keys,
    )
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
    const [after] = await change.tx
      .update(table)
      .set({ ...values, updatedAt: now, revision: before.revision + 1 })
      .where(eq(table._id, before._id))
      .returning()
    note(change, action, before, after as Row)
    return after as Row
  }

  return {
    async list(db: Queryable, view: View, query: ListQuery = {}) {
      noteRead(listKey(name))
      const page = query.page ?? 1
      const limit = query.limit ?? (query.page ? limits.lists.pageSize : limits.lists.unpagedMax)
      const where = and(
        query.trash && view === 'staff' ? isNotNull(table.deletedAt) : isNull(table.deletedAt),
        view === 'public' ? isPublic?.where : undefined,
        query.search ? matches(options.searchable ?? [], query.search) : undefined,
      )
      const rows = await db
        .select()
        .from(table)
        .where(where)
        .orderBy(...order(table, query.sort))
        .limit(limit)
        .offset((page - 1) * limit)
      const isWhole = page === 1 && rows.length < limit
      const total = isWhole ? rows.length : await countRows(db, table, where)
      return { rows: rows as Row[], meta: { total, page, limit } }
    },

    /** One record by its id or by any slug that it has or had. */
    async find(db: Queryable, view: View, idOrSlug: string): Promise<Row> {
      const id = isUuid(idOrSlug) ? idOrSlug : slugFrom ? await recordOfSlug(db, name, idOrSlug) : null
      const where =
        id && and(eq(table._id, id), isNull(table.deletedAt), view === 'public' ? isPublic?.where : undefined)
      if (id) noteRead(recordKey(name, id))
      const [row] = where ? await db.select().from(table).where(where) : []
      if (!row) throw notFound(contract.singular)
      return row as Row
    },

    async create(change: Change, input: Input): Promise<Row> {
      const _id = randomUUIDv7()
      const values: Record<string, unknown> = { ...input, _id }
      if (slugFrom) values.slug = await claimSlug(change.tx, name, _id, slugFrom(input as T['$inferInsert']))
      const [row] = await change.tx.insert(table).values(values).returning()
      note(change, 'create', null, row as Row)
      return row as Row
    },

    /** Merges `patch` into the record. With `expected`, refuses when the record has another revision by now. */
    async update(change: Change, id: string, patch: Partial<Input>, expected?: number): Promise<Row> {
      const before = await lock(change, id)
      if (before.deletedAt) throw notFound(contract.singular)
      if (expected !== undefined && expected !== before.revision) throw stale(contract.item.parse(before))
      const values = changedOnly(before, patch)
      if (Object.keys(values).length === 0) return before
      if (slugFrom) {
        values.slug = await claimSlug(change.tx, name, before._id, slugFrom({ ...before, ...values }))
      }
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
  }
}

function changedOnly(before: Record<string, unknown>, patch: Record<string, unknown>) {
  const isSame = (key: string) => JSON.stringify(before[key]) === JSON.stringify(patch[key])
  return Object.fromEntries(
    Object.entries(patch).filter(([key, value]) => value !== undefined && !isSame(key)),
  )
}

function matches(columns: PgColumn[], search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}

function order(table: Record<string, PgColumn>, sort?: string) {
  const column = sort && table[sort.replace(/^-/, '')]
  const id = table._id as PgColumn
  if (!column) return [asc(id)]
  return sort.startsWith('-') ? [desc(column), desc(id)] : [asc(column), asc(id)]
}

async function countRows(db: Queryable, table: PgTable, where: SQL | undefined) {
  const [row] = await db.select({ total: count() }).from(table).where(where)
  return row?.total ?? 0
}

function isUuid(value: string) {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)
}
