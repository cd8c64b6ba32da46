import { setTimeout as pause } from 'node:timers/promises'
import type { CollectionName } from '@busbar/contract'
import { and, isNull, sql } from 'drizzle-orm'
import type { Change } from '../content/change.ts'
import { withNamedIds } from '../content/named-ids.ts'
import { categories as categoriesTable } from '../features/categories/table.ts'
import { type ContentType, collections } from '../wiring/collections.ts'
import type { DemoRecord } from './content.ts'
import type { Loaded } from './loaded-records.ts'

/** Creates the demo's records by the rules that hold for everybody, in this order; answers what there is now. */
export async function createRecords(
  open: Change,
  records: Partial<Record<CollectionName, DemoRecord[]>>,
): Promise<[string, Loaded[]][]> {
  const ids = new Map<unknown, string>()
  const all: [string, Loaded[]][] = []
  for (const name of Object.keys(collections) as CollectionName[]) {
    const created: Loaded[] = []
    for (const { _id, ...record } of records[name] ?? []) {
      const existing = name === 'categories' ? await findCategory(open, record.title) : undefined
      const one = existing ?? (await create(open, name, record, ids))
      if (_id) ids.set(_id, one._id)
      if (!existing) created.push(one)
    }
    all.push([name, created])
  }
  return all
}

async function create(
  open: Change,
  name: CollectionName,
  record: DemoRecord,
  ids: Map<unknown, string>,
): Promise<Loaded> {
  const { store }: ContentType = collections[name]
  // Ids sort by the millisecond in which they were made.
  await pause(2)
  return store.create(open, store.contract.input.parse(withNamedIds(store.contract, record, ids)))
}

/** No two have the same title: the firm's own takes what belongs to the demo's. */
async function findCategory({ tx }: Change, title: unknown) {
  const [found] = await tx
    .select({ _id: categoriesTable._id, revision: categoriesTable.revision })
    .from(categoriesTable)
    .where(and(sql`lower(${categoriesTable.title}) = lower(${title})`, isNull(categoriesTable.deletedAt)))
  return found
}
