import type { CollectionName } from '@busbar/contract'
import { and, isNull, sql } from 'drizzle-orm'
import type { Change } from '../content/change.ts'
import { newIds, withNamedIds } from '../content/named-ids.ts'
import { contentOrder } from '../exchange/content-file.ts'
import { categories as categoriesTable } from '../features/categories/table.ts'
import { type ContentType, collections } from '../wiring/collections.ts'
import type { DemoRecord } from './content.ts'
import type { Loaded } from './loaded-records.ts'

/** Creates the demo's records by the rules that hold for everybody, in this order; answers what there is now. */
export async function createRecords(
  open: Change,
  records: Partial<Record<CollectionName, DemoRecord[]>>,
): Promise<[string, Loaded[]][]> {
  const ids = idsHere(records)
  const all: [string, Loaded[]][] = []
  for (const name of contentOrder) {
    const { store }: ContentType = collections[name]
    const created: Loaded[] = []
    for (const one of records[name] ?? []) {
      const { _id, ...record } = one
      const existing = name === 'categories' ? await findCategory(open, record.title) : undefined
      if (existing) ids.set(keyOf(one), existing._id)
      else {
        const input = store.contract.input.parse(withNamedIds(store.contract, record, ids))
        created.push(await store.create(open, input, ids.get(keyOf(one))))
      }
    }
    all.push([name, created])
  }
  return all
}

/** The id that each record gets, by the word that others name it by. */
function idsHere(records: Partial<Record<CollectionName, DemoRecord[]>>) {
  const keys = contentOrder.flatMap((name) => (records[name] ?? []).map(keyOf))
  const made = newIds(keys.length)
  return new Map<unknown, string>(keys.map((key, index) => [key, made[index] as string]))
}

/** A record that no other one names needs no word. */
const keyOf = (record: DemoRecord) => record._id ?? record

/** No two have the same title: the firm's own takes what belongs to the demo's. */
async function findCategory({ tx }: Change, title: unknown) {
  const [found] = await tx
    .select({ _id: categoriesTable._id, revision: categoriesTable.revision })
    .from(categoriesTable)
    .where(and(sql`lower(${categoriesTable.title}) = lower(${title})`, isNull(categoriesTable.deletedAt)))
  return found
}
