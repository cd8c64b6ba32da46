import { setTimeout as pause } from 'node:timers/promises'
import type { CollectionName } from '@busbar/contract'
import { and, isNull, sql } from 'drizzle-orm'
import type { Change } from '../content/change.ts'
import { withNamedIds } from '../content/named-ids.ts'
import { categories as categoriesTable } from '../features/categories/table.ts'
import { type ContentType, collections } from '../wiring/collections.ts'
import { categories } from './categories.ts'
import { clients } from './clients.ts'
import { downloads } from './downloads.ts'
import { events } from './events.ts'
import type { Files } from './files.ts'
import type { Images } from './images.ts'
import type { Loaded } from './loaded-records.ts'
import { news } from './news.ts'
import { pages } from './pages.ts'
import { partners } from './partners.ts'
import { products } from './products.ts'
import { references } from './references.ts'
import { services } from './services.ts'
import { team } from './team.ts'

/** Other records are named by their titles, because their ids are not known yet. */
type DemoRecord = Record<string, unknown>

const records: Partial<Record<CollectionName, (image: Images, file: Files) => DemoRecord[]>> = {
  downloads: (_image, file) => downloads(file),
  services,
  categories,
  products,
  events: (image) => events(image, new Date()),
  references,
  news,
  team: () => team,
  partners,
  clients,
  pages,
}

/** Creates the demo's records by the rules that hold for everybody, in this order; answers what there is now. */
export async function createRecords(open: Change, image: Images, file: Files): Promise<[string, Loaded[]][]> {
  const idsByTitle = new Map<unknown, string>()
  const all: [string, Loaded[]][] = []
  for (const name of Object.keys(collections) as CollectionName[]) {
    const created: Loaded[] = []
    for (const record of records[name]?.(image, file) ?? []) {
      const existing = name === 'categories' ? await findCategory(open, record.title) : undefined
      const one = existing ?? (await create(open, name, record, idsByTitle))
      idsByTitle.set(record.title, one._id)
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
  await pause(1)
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
