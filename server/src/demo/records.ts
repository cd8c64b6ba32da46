import type { CollectionName } from '@busbar/contract'
import type { Change } from '../content/change.ts'
import { newIds, withNamedIds } from '../content/named-ids.ts'
import { contentOrder } from '../exchange/content-file.ts'
import { type ContentType, collections } from '../wiring/collections.ts'
import { besideOwn } from './beside-own.ts'
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
      const place = await besideOwn(open, name, record)
      if ('instead' in place) ids.set(keyOf(one), place.instead._id)
      else {
        const input = store.contract.input.parse(withNamedIds(store.contract, place.record, ids))
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
