import type { Collection } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { storeReads } from './store-reads.ts'
import type { RecordTable, StoreOptions } from './store-table.ts'
import { storeWrites } from './store-writes.ts'

export type Store<T extends RecordTable, C extends Collection = Collection> = ReturnType<
  typeof createStore<T, C>
>

/** The functions over one collection's table. A feature that differs spreads them and replaces one. */
export function createStore<T extends RecordTable, C extends Collection>(options: StoreOptions<T, C>) {
  const { name, table, contract } = options
  return { name, table, contract, ...storeReads(options), ...storeWrites(options) }
}

/** For records that have `isActive`: visitors may see those that are. */
export const whenActive = ({ isActive }: { isActive: PgColumn }) => ({
  where: eq(isActive, true),
  test: (row: { isActive: boolean }) => row.isActive,
})
