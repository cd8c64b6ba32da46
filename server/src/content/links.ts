import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { invalid } from '../platform/errors.ts'
import type { Queryable } from '../platform/postgres/db.ts'
import type { Change } from './change.ts'
import { recordKey, trackRead } from './read-tracking.ts'
import type { Store } from './store.ts'
import { hasInList } from './store-reads.ts'
import type { RecordTable } from './store-table.ts'
import { revisions } from './tables.ts'

type Patch<T extends RecordTable> = Parameters<Store<T>['update']>[2]

/** Fields that hold ids, each with the store of the records that it may refer to and the message for an unknown one. */
type References = Record<string, { store: Store<RecordTable>; unknown: string }>

/**
 * A store whose records refer to others, several in a field. Only existing records can be referred to, and visitors see
 * only those that are public. A write locks the others before the record itself.
 */
export function withReferences<T extends RecordTable, S extends Store<T>>(
  store: S,
  references: References,
): S {
  const fields = Object.entries(references)
  const idsIn = (values: object, field: string) => (values as Record<string, string[]>)[field]

  async function check(change: Change, values: object) {
    for (const [field, { store: others, unknown }] of fields) {
      const ids = idsIn(values, field) ?? []
      if ((await lockExisting(change, others, ids)).length < ids.length) throw invalid({ [field]: unknown })
    }
  }

  return {
    ...store,

    async present(db, view, rows, asked) {
      if (view === 'user') return store.present(db, view, rows, asked)
      const shown = new Set<string>()
      for (const [field, { store: others }] of fields) {
        const ids = [...new Set(rows.flatMap((row) => idsIn(row, field) ?? []))]
        for (const id of await publicOnes(db, others, ids)) shown.add(id)
      }
      const pick = (row: object) =>
        fields.map(([field]) => [field, idsIn(row, field)?.filter((id) => shown.has(id))])
      const picked = rows.map((row) => ({ ...row, ...Object.fromEntries(pick(row)) }))
      return store.present(db, view, picked, asked)
    },

    async create(change, input, id) {
      await check(change, input)
      return store.create(change, input, id)
    },

    async update(change, id, patch, expected) {
      await check(change, patch)
      return store.update(change, id, patch, expected)
    },

    /** It comes back without those that have gone meanwhile. */
    async restore(change, id) {
      const row = await store.findAnywhere(change.tx, id)
      const left: Record<string, string[]> = {}
      for (const [field, { store: others }] of fields) {
        const there = await lockExisting(change, others, idsIn(row, field) ?? [])
        left[field] = (idsIn(row, field) ?? []).filter((one) => there.includes(one))
      }
      await store.restore(change, id)
      return store.update(change, id, left as Patch<T>)
    },
  } as S
}

/** What records do when one that they refer to goes into the trash, and when it comes back. */
type Links = {
  forget: (change: Change, id: string) => Promise<void>
  remember: (change: Change, id: string) => Promise<void>
}

/** References in one field to the records of a collection: removed when such a record goes into the trash. */
export function linksIn<T extends RecordTable>(store: Store<T>, field: string, named: string): Links {
  const table = columnsOf(store)
  const ids = table[field] as PgColumn
  const set = (change: Change, _id: unknown, next: string[]) =>
    store.update(change, _id as string, { [field]: next } as Patch<T>)

  /** Those that are, locked in the same order by everybody. */
  async function linked(change: Change, where: SQL | undefined) {
    const rows = await change.tx
      .select({ _id: table._id, ids })
      .from(table)
      .where(and(isNull(table.deletedAt), where))
      .orderBy(asc(table._id))
      .for('update')
    return rows as { _id: string; ids: string[] }[]
  }

  return {
    async forget(change, id) {
      for (const row of await linked(change, hasInList(ids, id)))
        await set(
          change,
          row._id,
          row.ids.filter((one) => one !== id),
        )
    },
    async remember(change, id) {
      const [went] = await change.tx
        .select({ change: revisions.change })
        .from(revisions)
        .where(
          and(eq(revisions.collection, named), eq(revisions.recordId, id), eq(revisions.action, 'delete')),
        )
        .orderBy(desc(revisions.revision))
        .limit(1)
      if (!went) return
      const before = sql`${revisions.before} -> ${field}`
      const after = sql`${revisions.after} -> ${field}`
      const forgot = sql`${table._id} in (select ${revisions.recordId} from ${revisions}
        where ${revisions.change} = ${went.change} and ${revisions.collection} = ${store.name}
          and ${hasInList(before, id)} and not ${hasInList(after, id)})`
      for (const row of await linked(change, and(forgot, sql`not ${hasInList(ids, id)}`)))
        await set(change, row._id, [...row.ids, id])
    },
  }
}

/** A store whose records others refer to. */
export function withBacklinks<T extends RecordTable, S extends Store<T>>(store: S, links: Links): S {
  return {
    ...store,
    async remove(change, id) {
      const row = await store.remove(change, id)
      await links.forget(change, row._id)
      return row
    },
    async restore(change, id) {
      const { deletedAt } = await store.findAnywhere(change.tx, id)
      const row = await store.restore(change, id)
      if (deletedAt) await links.remember(change, row._id)
      return row
    },
  } as S
}

/** Those of the records that are there, locked so that none goes before the change is done. */
export async function lockExisting({ tx }: Pick<Change, 'tx'>, store: Store<RecordTable>, ids: string[]) {
  if (ids.length === 0) return []
  const table = columnsOf(store)
  const rows = await tx
    .select({ _id: table._id })
    .from(table)
    .where(and(inArray(table._id, ids), isNull(table.deletedAt)))
    .orderBy(asc(table._id))
    .for('key share')
  return rows.map(({ _id }) => _id as string)
}

/** Those of the records that visitors may see. The page that asks is published again when that changes. */
export async function publicOnes(db: Queryable, store: Store<RecordTable>, ids: string[]) {
  for (const id of ids) trackRead(recordKey(store.name, id))
  if (ids.length === 0) return []
  const table = columnsOf(store)
  const rows = await db
    .select({ _id: table._id })
    .from(table)
    .where(and(inArray(table._id, ids), store.isPublic))
  return rows.map(({ _id }) => _id as string)
}

/** Those of the records that are there. For users only. */
export async function liveOnes(db: Queryable, store: Store<RecordTable>, ids: string[]) {
  if (ids.length === 0) return []
  const table = columnsOf(store)
  const rows = await db
    .select({ _id: table._id })
    .from(table)
    .where(and(inArray(table._id, ids), isNull(table.deletedAt)))
  return rows.map(({ _id }) => _id as string)
}

function columnsOf<T extends RecordTable>(store: Store<T>) {
  // As in the store: Drizzle cannot follow a generic table through its builders.
  return store.table as unknown as PgTable &
    Record<'_id' | 'deletedAt', PgColumn> &
    Record<string, PgColumn | undefined>
}
