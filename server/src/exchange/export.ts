import { buffer } from 'node:stream/consumers'
import { companyInput, siteSettingsInput } from '@busbar/contract'
import { companyStore } from '../features/company/store.ts'
import { keyOfFile } from '../features/downloads/keep-file.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import { keyOf } from '../features/uploads/files.ts'
import type { Storage } from '../platform/files/storage.ts'
import { createZip } from '../platform/files/zip.ts'
import type { Database, Queryable } from '../platform/postgres/db.ts'
import { version } from '../platform/telemetry/version.ts'
import { type ContentType, collections } from '../wiring/collections.ts'
import { type ContentFile, contentOrder, filesIn, imagesIn, inExport, typedIn } from './content-file.ts'

const pageSize = 200

type Options = { db: Database; storage: Storage; path: string; note: (done: number, all: number) => void }

/** Writes all content, its images and its files into one zip file: what administrators have typed in, not who or when. */
export async function exportContent({ db, storage, path, note }: Options) {
  const content = await db.transaction(readContent, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  const images = imagesIn(content)
  const files = filesIn(content)
  const zip = await createZip(path)
  try {
    await zip.add(inExport.content, [Buffer.from(JSON.stringify(content, null, 2))])
    let missing = 0
    for (const [index, url] of images.entries()) {
      const file = await storage.get(keyOf(url))
      if (file) await zip.add(inExport.pictures + keyOf(url), [await buffer(file.stream)])
      else missing++
      note(index + 1, images.length + files.length)
    }
    for (const [index, address] of files.entries()) {
      const file = await storage.get(keyOfFile(address) ?? '')
      if (file) await zip.add(address.slice(1), [await buffer(file.stream)])
      else missing++
      note(images.length + index + 1, images.length + files.length)
    }
    const bytes = await zip.finish()
    const records = Object.values(content.collections).reduce((sum, list) => sum + (list?.length ?? 0), 0)
    return { records, images: images.length, files: files.length, missing, bytes }
  } catch (error) {
    await zip.discard()
    throw error
  }
}

async function readContent(db: Queryable): Promise<ContentFile> {
  const lists: ContentFile['collections'] = {}
  for (const name of contentOrder) lists[name] = await readAll(db, collections[name])
  return {
    format: 1,
    product: 'busbar',
    version,
    exportedAt: new Date().toISOString(),
    company: typedIn(await companyStore.read(db), companyInput),
    siteSettings: typedIn(await siteSettingsStore.read(db), siteSettingsInput),
    collections: lists,
  }
}

/** In the order in which people put them, or in which they were made. */
async function readAll(db: Queryable, { store }: ContentType) {
  const records: (Record<string, unknown> & { _id: string; displayOrder?: number; slug?: string })[] = []
  for (let page = 1; ; page++) {
    const { rows } = await store.list(db, 'user', { page, limit: pageSize })
    for (const item of (await store.present(db, 'user', rows)) as typeof records) records.push(item)
    if (rows.length < pageSize) break
  }
  const byOrder = (a: (typeof records)[number], b: typeof a) =>
    (a.displayOrder ?? 0) - (b.displayOrder ?? 0) || depthOf(a) - depthOf(b) || (a._id < b._id ? -1 : 1)
  // The id says which category or page is meant; it is not kept.
  return records.sort(byOrder).map((item) => ({ _id: item._id, ...typedIn(item, store.contract.input) }))
}

/** A page comes after the one that it stands below. */
const depthOf = ({ slug = '' }: { slug?: string }) => slug.split('/').length
