import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { companyInput, siteSettingsInput } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { type Change, change } from '../content/change.ts'
import { addUser, hasUsers } from '../features/accounts/users.ts'
import { companyStore } from '../features/company/store.ts'
import { demoContent } from '../features/demo-content/table.ts'
import { storeFile } from '../features/downloads/keep-file.ts'
import { finishSetup } from '../features/setup/setup.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import { storeImage } from '../features/uploads/keep-image.ts'
import { reasonOf } from '../platform/errors.ts'
import type { Storage } from '../platform/files/storage.ts'
import type { Database, Transaction } from '../platform/postgres/db.ts'
import type { Enqueue } from '../platform/postgres/jobs.ts'
import { locks } from '../platform/postgres/locks.ts'
import { readDemoContent } from './content.ts'
import { addDemoFiles, readDemoFiles } from './files.ts'
import { addDemoImages, readDemoImages } from './images.ts'
import { fillInbox } from './inbox.ts'
import { noteLoaded } from './loaded-records.ts'
import { createRecords } from './records.ts'

type Demo = {
  db: Database
  storage: Storage
  enqueue: Enqueue
  owner: { email: string; password?: string }
}

/** Fills an empty database with a believable company and an owner who can sign in. False when it was in use. */
export function loadDemo(demo: Demo): Promise<boolean> {
  return fillWhenEmpty(demo).catch((cause: unknown) => {
    throw new Error(
      `The demo content could not be loaded: ${reasonOf(cause)}.
Nothing of it is in the database. Start again; on a machine that is very busy, when it is less so.`,
      { cause },
    )
  })
}

async function fillWhenEmpty({ db, storage, enqueue, owner }: Demo): Promise<boolean> {
  if (await hasUsers(db)) return false
  const password = owner.password ?? randomBytes(9).toString('base64url')
  // Before the transaction, which should be short.
  const images = await readDemoImages()
  for (const { folder, image } of images) await storeImage({ db, storage }, folder, image)
  const files = await readDemoFiles()
  for (const file of files) await storeFile({ db, storage }, file)
  const fill = async (open: Change) => {
    if (!(await isOurs(open.tx))) return false
    const user = { name: 'Demo Owner', email: owner.email, password, role: 'owner' as const }
    const admin = await addUser(open.tx, user)
    const imageAddresses = await addDemoImages({ tx: open.tx, enqueue }, images)
    const addresses = new Map([...imageAddresses, ...(await addDemoFiles(open.tx, files))])
    const { company, siteSettings, collections } = await readDemoContent(addresses)
    await noteLoaded(open.tx, [
      ['company', [await companyStore.save(open, companyInput.parse(company))]],
      ['site-settings', [await siteSettingsStore.save(open, siteSettingsInput.parse(siteSettings))]],
      ...(await createRecords(open, collections)),
      ['messages', await fillInbox(open.tx, admin)],
    ])
    await finishSetup(open.tx)
    const loaded = { state: 'loaded', hasFinishedSetup: true, actorName: admin.name } as const
    await open.tx.insert(demoContent).values(loaded)
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
