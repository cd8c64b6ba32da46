import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type CollectionName, companyInput, siteSettingsInput } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { type Change, change } from '../content/change.ts'
import { addUser, hasUsers } from '../features/accounts/users.ts'
import { companyStore } from '../features/company/store.ts'
import { finishSetup } from '../features/setup/setup.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import { storeImage } from '../features/uploads/keep-image.ts'
import type { Storage } from '../platform/files/storage.ts'
import type { Database, Transaction } from '../platform/postgres/db.ts'
import type { Enqueue } from '../platform/postgres/jobs.ts'
import { locks } from '../platform/postgres/locks.ts'
import { type ContentType, collections } from '../wiring/collections.ts'
import { categories } from './categories.ts'
import { clients } from './clients.ts'
import { company } from './company.ts'
import { events } from './events.ts'
import { addDemoImages, type Images, readDemoImages } from './images.ts'
import { fillInbox } from './inbox.ts'
import { news } from './news.ts'
import { partners } from './partners.ts'
import { products } from './products.ts'
import { services } from './services.ts'
import { siteSettings } from './site-settings.ts'
import { team } from './team.ts'

/** A category is named by its title, because its id is not known yet. */
type DemoRecord = Record<string, unknown>

const records: Partial<Record<CollectionName, (image: Images) => DemoRecord[]>> = {
  services,
  categories,
  products,
  events: (image) => events(image, new Date()),
  news,
  team: () => team,
  partners,
  clients,
}

type Demo = {
  db: Database
  storage: Storage
  enqueue: Enqueue
  owner: { email: string; password?: string }
}

/** Fills an empty database with a believable company and an owner who can sign in. False when it was in use. */
export async function loadDemo({ db, storage, enqueue, owner }: Demo): Promise<boolean> {
  if (await hasUsers(db)) return false
  const password = owner.password ?? randomBytes(9).toString('base64url')
  // Before the transaction, which should be short.
  const images = await readDemoImages()
  for (const { folder, image } of images) await storeImage({ db, storage }, folder, image)
  const fill = async (open: Change) => {
    if (!(await isOurs(open.tx))) return false
    const user = { name: 'Demo Owner', email: owner.email, password, role: 'owner' as const }
    const admin = await addUser(open.tx, user)
    await fillWithContent(open, await addDemoImages({ tx: open.tx, enqueue }, images))
    await fillInbox(open.tx, admin)
    await finishSetup(open.tx)
    return true
  }
  while (!(await change(db, { _id: null, name: 'Demo content', needsReview: false }, fill))) {
    if (await hasUsers(db)) return false
    await pause(100)
  }
  if (!owner.password) console.log(`Demo sign-in: ${owner.email} / ${password}`)
  return true
}

/** Of copies that start together one fills the database. The others ask again, because waiting has a time limit. */
async function isOurs(tx: Transaction) {
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${locks.demo}) as taken`)
  return rows[0]?.taken === true && !(await hasUsers(tx))
}

async function fillWithContent(open: Change, image: Images) {
  await companyStore.save(open, companyInput.parse(company(image)))
  await siteSettingsStore.save(open, siteSettingsInput.parse(siteSettings(image)))
  const categoryIds = new Map<unknown, string>()
  for (const name of Object.keys(collections) as CollectionName[]) {
    const written: DemoRecord[] = records[name]?.(image) ?? []
    const known = written.map((record) =>
      record.category === undefined ? record : { ...record, category: categoryIds.get(record.category) },
    )
    const ids = await createAll(open, name, known)
    if (name === 'categories')
      for (const [index, _id] of ids.entries()) categoryIds.set(written[index]?.title, _id)
  }
}

/** Creates the records by the rules that hold for everybody, in this order; answers their ids. */
async function createAll(open: Change, name: CollectionName, records: object[]): Promise<string[]> {
  const { store }: ContentType = collections[name]
  const ids: string[] = []
  for (const record of records) {
    const input = store.contract.input.parse(record)
    ids.push((await store.create(open, input))._id)
    // Ids sort by the millisecond in which they were made.
    await pause(1)
  }
  return ids
}
