import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../platform/postgres/db.ts'
import type { Change } from './change.ts'
import type { Store } from './store.ts'
import type { RecordTable, View } from './store-table.ts'
import { revisions } from './tables.ts'

/** What a feature needs of the records that belong to its own: they are shown with them and share their fate. */
export type Children = {
  shownOf: (db: Queryable, view: View, parentId: string) => Promise<Record<string, unknown>[]>
  /** To be called with the parent's change, before the parent goes into the trash. */
  parentGoes: (change: Change, parentId: string) => Promise<void>
  /** The same before it comes back: children that went with it come back too. */
  parentReturns: (change: Change, parent: { _id: string; deletedAt: string }) => Promise<void>
  /** The same before it is deleted for good. */
  parentIsErased: (change: Change, parentId: string) => Promise<void>
}

type ChildrenOptions<T extends RecordTable> = {
  store: Store<T>
  /** The field that names the parent, and the parent's collection. */
  field: string
  parents: string
}

/** Children that cannot be without their parent: they go into the trash with it, and come back with it. */
export function cascadeTrash<T extends RecordTable>(options: ChildrenOptions<T>): Children {
  const { store } = options
  const { table, parent } = columnsOf(options)
  return {
    ...shown(options),
    async parentGoes(change, parentId) {
      for (const id of await liveOf(change, options, parentId)) await store.remove(change, id)
    },
    async parentReturns(change, { _id, deletedAt }) {
      // What went in the parent's own change has the very same moment.
      const gone = await change.tx
        .select({ _id: table._id })
        .from(table)
        .where(and(eq(parent, _id), eq(table.deletedAt, deletedAt)))
        .orderBy(asc(table._id))
      for (const row of gone) await store.restore(change, row._id as string)
    },
    async parentIsErased(change, parentId) {
      const children = await change.tx.select({ _id: table._id }).from(table).where(eq(parent, parentId))
      await store.erase(
        change,
        children.map((row) => row._id as string),
      )
    },
  }
}

/** Children that stay without their parent: they forget it when it goes, and remember it when it comes back. */
export function detachChildren<T extends RecordTable>(options: ChildrenOptions<T>): Children {
  const { store, field, parents } = options
  const { table, parent } = columnsOf(options)
  const set = (change: Change, id: string, parentId: string | null) =>
    store.update(change, id, { [field]: parentId } as Parameters<Store<T>['update']>[2])
  return {
    ...shown(options),
    async parentGoes(change, parentId) {
      for (const id of await liveOf(change, options, parentId)) await set(change, id, null)
    },
    async parentReturns(change, { _id }) {
      const [went] = await change.tx
        .select({ change: revisions.change })
        .from(revisions)
        .where(
          and(eq(revisions.collection, parents), eq(revisions.recordId, _id), eq(revisions.action, 'delete')),
        )
        .orderBy(desc(revisions.revision))
        .limit(1)
      if (!went) return
      const orphans = await change.tx
        .select({ _id: table._id })
        .from(table)
        .innerJoin(revisions, and(eq(revisions.recordId, table._id), eq(revisions.collection, store.name)))
        .where(and(eq(revisions.change, went.change), isNull(parent), isNull(table.deletedAt)))
        .orderBy(asc(table._id))
      for (const row of orphans) await set(change, row._id as string, _id)
    },
    async parentIsErased() {
      // They have forgotten it, or do so when they come back.
    },
  }
}

function shown<T extends RecordTable>({ store, field }: ChildrenOptions<T>) {
  return {
    async shownOf(db: Queryable, view: View, parentId: string) {
      const { rows } = await store.list(db, view, { [field]: parentId })
      return store.present(db, view, rows)
    },
  }
}

/** The ids of a parent's children, locked one after the other in the same order by everybody. */
async function liveOf<T extends RecordTable>(change: Change, options: ChildrenOptions<T>, parentId: string) {
  const { table, parent } = columnsOf(options)
  const rows = await change.tx
    .select({ _id: table._id })
    .from(table)
    .where(and(eq(parent, parentId), isNull(table.deletedAt)))
    .orderBy(asc(table._id))
    .for('update')
  return rows.map((row) => row._id as string)
}

function columnsOf<T extends RecordTable>({ store, field }: ChildrenOptions<T>) {
  // As in the store: Drizzle cannot follow a generic table through its builders.
  const plain = store.table as unknown as PgTable &
    Record<'_id' | 'deletedAt', PgColumn> &
    Record<string, PgColumn>
  return { table: plain, parent: plain[field] as PgColumn }
}
