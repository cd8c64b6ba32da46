import type { Collection } from '@busbar/contract'
import { and, eq, sql } from 'drizzle-orm'
import { boolean, type PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { notFound, stale } from '../platform/errors.ts'
import type { Queryable } from '../platform/postgres/db.ts'
import { withImageDetails } from './assets/images.ts'
import type { Change } from './change.ts'
import { recordColumns } from './columns.ts'
import { listKey, trackRead } from './read-tracking.ts'
import { createStore } from './store.ts'
import type { RecordTable } from './store-table.ts'
import { revisions } from './tables.ts'

/** The columns of a table that has one row at most. */
export const singletonColumns = () => ({
  ...recordColumns(),
  /** The same in every row, and unique: there cannot be two. */
  isOnly: boolean('is_only').notNull().default(true).unique(),
})

type SingletonOptions<T extends RecordTable, Item extends z.ZodObject, Input extends z.ZodObject> = {
  name: string
  table: T
  item: Item
  input: Input
  /** What was saved, and defaults for the rest. */
  fill: (row: T['$inferSelect'] | undefined) => object
  /** What to write where a given value does not simply take the place of the old one. */
  merge?: (before: T['$inferSelect'] | undefined, patch: z.output<Input>) => z.output<Input>
}

/** Content of which there is one, such as the company's own data: readable before anything was ever saved. */
export function createSingleton<T extends RecordTable, Item extends z.ZodObject, Input extends z.ZodObject>({
  name,
  table,
  item,
  input,
  fill,
  merge = (_before, patch) => patch,
}: SingletonOptions<T, Item, Input>) {
  type Row = T['$inferSelect'] & { _id: string; revision: number }
  const shapes = { input, item, publicItem: item }
  const contract: Collection = { singular: name, fields: {}, ...shapes, sortable: [], filters: {} }
  const store = createStore({ name, table, contract })

  async function find(db: Queryable) {
    return (await db.select().from(table as unknown as PgTable))[0] as Row | undefined
  }

  async function present(db: Queryable, row: Row | undefined): Promise<z.output<Item>> {
    return item.parse((await withImageDetails(db, [{ ...unsaved, ...fill(row) }]))[0])
  }

  return {
    name,
    table,
    input,
    item,
    find,
    present,

    /** The row as it was in an earlier revision; undefined before the first. */
    async rowAt(db: Queryable, revision: number): Promise<Row | undefined> {
      if (revision === 0) return undefined
      const [found] = await db
        .select({ after: revisions.after })
        .from(revisions)
        .where(and(eq(revisions.collection, name), eq(revisions.revision, revision)))
      if (!found?.after) throw notFound('version')
      return found.after as Row
    },

    async read(db: Queryable) {
      trackRead(listKey(name))
      return present(db, await find(db))
    },

    /** Merges `patch` in. Those who save at once take turns, so that even the first makes one row. */
    async save(change: Change, patch: z.output<Input>, expected?: number): Promise<Row | undefined> {
      await change.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`the one ${name}`}, 0))`)
      const before = await find(change.tx)
      if (expected !== undefined && expected !== (before?.revision ?? 0))
        throw stale(await present(change.tx, before))
      const values = merge(before, patch) as Parameters<typeof store.create>[1]
      if (before) return store.update(change, before._id, values)
      return Object.keys(values).length > 0 ? store.create(change, values) : undefined
    },
  }
}

const unsaved = { _id: null, createdAt: null, updatedAt: null, revision: 0 }
