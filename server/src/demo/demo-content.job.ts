import { type CompanyInput, companyInput } from '@busbar/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Actor, type Change, change } from '../content/change.ts'
import { slugs } from '../content/tables.ts'
import { companyStore } from '../features/company/store.ts'
import { demoContent, demoRecords } from '../features/demo-content/table.ts'
import { storeFile } from '../features/downloads/keep-file.ts'
import { messages } from '../features/messages/table.ts'
import { setupNotes } from '../features/setup/table.ts'
import { storeImage } from '../features/uploads/keep-image.ts'
import type { Storage } from '../platform/files/storage.ts'
import type { Database, Transaction } from '../platform/postgres/db.ts'
import type { Enqueue, JobHandler } from '../platform/postgres/jobs.ts'
import { broadcast } from '../platform/postgres/live-events.ts'
import { contentTypes } from '../wiring/collections.ts'
import { readDemoContent } from './content.ts'
import { addDemoFiles, readDemoFiles } from './files.ts'
import { addDemoImages, readDemoImages } from './images.ts'
import { fillInbox } from './inbox.ts'
import {
  characteristicsOfOthers,
  type Loaded,
  type LoadedRecord,
  lockLoadedRecords,
  noteLoaded,
} from './loaded-records.ts'
import { createRecords } from './records.ts'
import { imagesOfDemo, removeUnused } from './remove-images.ts'
import { eraseSettings, restoreSettings } from './restore-settings.ts'

type Dependencies = { db: Database; storage: Storage; enqueue: Enqueue }
type Asked = typeof demoContent.$inferSelect

/**
 * Does what the owner has asked for. Whatever is seen of it is one transaction, which looks first whether it is still
 * wanted: killed at any moment, it is done by the next try, and never twice.
 */
export function createDemoContentJob(dependencies: Dependencies): JobHandler<object> {
  const { db } = dependencies
  return async (_payload, _id, isLastTry) => {
    const [asked] = await db.select().from(demoContent)
    if (!asked || asked.state === 'loaded') return
    try {
      if (asked.state === 'loading') await load(dependencies, asked)
      else await remove(dependencies, asked)
    } catch (error) {
      await db.update(demoContent).set({ hasFailed: true })
      if (isLastTry) await giveUp(db)
      throw error
    }
  }
}

async function giveUp(db: Database) {
  await db.delete(demoContent).where(eq(demoContent.state, 'loading'))
  await db.update(demoContent).set({ state: 'loaded' })
}

async function load({ db, storage, enqueue }: Dependencies, asked: Asked) {
  const images = await readDemoImages()
  const total = images.length + 1
  for (const [done, { folder, image }] of images.entries()) {
    await db.update(demoContent).set({ done, total, hasFailed: false }).where(isStill('loading'))
    await storeImage({ db, storage }, folder, image)
  }
  const files = await readDemoFiles()
  for (const file of files) await storeFile({ db, storage }, file)
  await change(db, actorOf(asked), async (open) => {
    if (!(await lockIfWanted(open.tx, 'loading'))) return
    const imageAddresses = await addDemoImages({ tx: open.tx, enqueue }, images)
    const addresses = new Map([...imageAddresses, ...(await addDemoFiles(open.tx, files))])
    const { company, collections } = await readDemoContent(addresses)
    // Who asks has an account.
    const admin = { _id: asked.actorId as string, name: asked.actorName }
    await noteLoaded(open.tx, [
      ['company', [await fillGaps(open, company)]],
      ...(await createRecords(open, collections)),
      ['messages', await fillInbox(open.tx, admin)],
    ])
    await broadcast(open.tx, [{ of: 'messages' }])
    await open.tx.update(demoContent).set({ state: 'loaded', done: total, total })
  })
}

/**
 * What a firm says on its pages, where this one has said nothing yet. Who it is stays its own: the name and how to reach
 * it are public also before the site is online, and enquiries go to its address.
 */
async function fillGaps(open: Change, company: CompanyInput): Promise<Loaded | undefined> {
  const { description, heroStats, heroImages, faq } = company
  const said = await companyStore.find(open.tx)
  const isSaid = (field: keyof typeof demo) =>
    Array.isArray(said?.[field]) ? said[field].length > 0 : said?.[field]
  const demo = { description, heroStats, heroImages, faq } satisfies CompanyInput
  const missing = Object.entries(demo).filter(([field]) => !isSaid(field as keyof typeof demo))
  if (missing.length === 0) return undefined
  return companyStore.save(open, companyInput.parse(Object.fromEntries(missing)))
}

/**
 * First everything goes into the trash and the settings are put back; then what nobody has edited is deleted for good,
 * in a change of its own, because only what is written down can be taken out of history. Last go the images.
 */
async function remove(dependencies: Dependencies, asked: Asked) {
  const { db } = dependencies
  await db.update(demoContent).set({ total: 2, hasFailed: false }).where(isStill('removing'))
  await change(db, actorOf(asked), async (open) => {
    if (!(await lockIfWanted(open.tx, 'removing'))) return
    await restoreSettings(open)
    const records = await lockLoadedRecords(open.tx)
    const unneeded = records.filter(({ isEdited }) => !isEdited || asked.withEdited)
    const needed = await characteristicsOfOthers(open.tx, records, unneeded)
    const leaving = unneeded.filter(({ _id }) => !needed.has(_id))
    for (const { store } of contentTypes.toReversed()) {
      // What was made last goes first: a page takes those below it along.
      for (const { _id } of leaving.filter(isLiveOf(store.name)).toReversed()) await store.remove(open, _id)
    }
    await forget(
      open.tx,
      records.filter(({ isEdited }) => isEdited),
    )
    await removeMessages(open.tx)
    if (asked.hasFinishedSetup) await open.tx.delete(setupNotes)
    await open.tx.update(demoContent).set({ done: 1 })
  })
  const images = await change(db, actorOf(asked), async (open) => {
    if (!(await lockIfWanted(open.tx, 'removing'))) return []
    const records = await lockLoadedRecords(open.tx)
    const used = await imagesOfDemo(open.tx)
    for (const { store } of contentTypes.toReversed()) {
      const ids = records.filter(isErasableOf(store.name)).map(({ _id }) => _id)
      await store.erase(open, ids)
      // The demo may be loaded again, or the firm make a page of the same name.
      await open.tx.delete(slugs).where(and(eq(slugs.collection, store.name), inArray(slugs.recordId, ids)))
    }
    await eraseSettings(open.tx)
    await open.tx.delete(demoRecords)
    await open.tx.delete(demoContent)
    return used
  })
  await removeUnused(dependencies, images)
}

const isLiveOf = (name: string) => (record: LoadedRecord) => record.collection === name && !record.isInTrash

/** Somebody may have taken it out of the trash and worked on it since the first change. */
const isErasableOf = (name: string) => (record: LoadedRecord) =>
  record.collection === name && record.isInTrash && !record.isEdited

/** They are the firm's own from now on. */
async function forget(tx: Transaction, records: LoadedRecord[]) {
  for (const { collection, _id } of records)
    await tx
      .delete(demoRecords)
      .where(and(eq(demoRecords.collection, collection), eq(demoRecords.recordId, _id)))
}

async function removeMessages(tx: Transaction) {
  const loaded = tx
    .select({ _id: demoRecords.recordId })
    .from(demoRecords)
    .where(eq(demoRecords.collection, 'messages'))
  await tx.delete(messages).where(inArray(messages._id, loaded))
  await broadcast(tx, [{ of: 'messages' }])
}

const isStill = (state: Asked['state']) => eq(demoContent.state, state)

/** Whether it is still wanted; another one that does the same waits. */
async function lockIfWanted(tx: Transaction, state: Asked['state']) {
  const { rows } = await tx.execute(sql`select 1 from ${demoContent} where ${isStill(state)} for update`)
  return rows.length > 0
}

const actorOf = ({ actorId, actorName }: Asked): Actor => ({
  _id: actorId,
  name: actorName,
  needsReview: false,
})
