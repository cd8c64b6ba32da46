import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Collection } from '@busbar/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { notFound, stale } from '../platform/errors.ts'
import type { Queryable } from '../platform/postgres/db.ts'
import { sanitizeTexts } from '../platform/rich-text.ts'
import type { Change } from './change.ts'
import { now } from './columns.ts'
import { anyKey, listKey, partKey, recordKey } from './read-tracking.ts'
import { addressTaken } from './slugs.ts'
import {
  countRows,
  isUuid,
  type RecordColumn,
  type RecordTable,
  type RowOf,
  type StoreOptions,
  slugClaim,
  storeTable,
} from './store-table.ts'
import { eraseRecords } from './trash/erase-records.ts'

const few = 20

/** The half of a store that writes: each with its revision and a notice to those who read the record. */
export function storeWrites<T extends RecordTable, C extends Collection>(options: StoreOptions<T, C>) {
  type Row = RowOf<T>
  type Input = Omit<T['$inferInsert'], RecordColumn | 'slug'>
  const { name, contract } = options
  const { table, isPublic, inTrashOf, parts } = storeTable(options)
  const claim = slugClaim(options)

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

  async function mapUniqueViolation<Result>(writing: Promise<Result>): Promise<Result> {
    return writing.catch((error: Error) => {
      const { code, constraint = '' } = (error.cause ?? {}) as { code?: string; constraint?: string }
      if (code !== '23505') throw error
      // Two who choose the same address at once both found it free.
      throw options.unique?.[constraint]?.() ?? (constraint.endsWith('_slug_unique') ? addressTaken() : error)
    })
  }

  return {
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

function changedOnly(before: Record<string, unknown>, patch: Record<string, unknown>) {
  const isSame = (key: string) => isDeepStrictEqual(before[key], patch[key])
  return Object.fromEntries(
    Object.entries(patch).filter(([key, value]) => value !== undefined && !isSame(key)),
  )
}

/** The ids in a field that names one record, several or none. */
function idsIn(value: unknown) {
  return [value ?? []].flat() as string[]
}
