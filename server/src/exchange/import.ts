import { basename } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import {
  companyInput,
  limits,
  siteSettingsInput,
  type UploadFolder,
  uploadFolders,
  videoKindAt,
} from '@busbar/contract'
import { type Change, change } from '../content/change.ts'
import { newIds, withChosenIds, withNamedIds } from '../content/named-ids.ts'
import { companyStore } from '../features/company/store.ts'
import {
  type CheckedFile,
  checkFile,
  checkVideo,
  noteFile,
  storeFile,
} from '../features/downloads/keep-file.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import { keyOf } from '../features/uploads/files.ts'
import { noteImage, storeImage } from '../features/uploads/keep-image.ts'
import { type CleanImage, imageCleanedBefore } from '../platform/files/images.ts'
import { openZip } from '../platform/files/open-zip.ts'
import type { Storage } from '../platform/files/storage.ts'
import type { Database, Queryable } from '../platform/postgres/db.ts'
import type { Enqueue } from '../platform/postgres/jobs.ts'
import { type ContentType, collections, contentTypes } from '../wiring/collections.ts'
import { type ContentFile, contentFile, contentOrder, filesIn, imagesIn, inExport } from './content-file.ts'

type Options = {
  db: Database
  storage: Storage
  enqueue: Enqueue
  path: string
  note: (done: number, all: number) => void
}

/** Creates all that a zip file holds, by the rules that hold for everybody, in one transaction: all of it or nothing. */
export async function importContent({ db, storage, enqueue, path, note }: Options) {
  const { content, images, files } = await readExport(path)
  const actor = { _id: null, name: 'Import', needsReview: false }
  await refuseContent(db)
  const ids = idsHere(content)
  const folderOf = (url: string) => keyOf(url).split('/')[0] as UploadFolder
  let stored = 0
  for (const [url, image] of images) {
    await storeImage({ db, storage }, folderOf(url), image)
    note(++stored, images.size + files.size)
  }
  for (const file of files.values()) {
    await storeFile({ db, storage }, file)
    note(++stored, images.size + files.size)
  }
  return change(db, actor, async (open) => {
    await refuseContent(open.tx)
    const addresses = new Map<string, string>()
    for (const [url, image] of images) {
      addresses.set(url, await noteImage({ tx: open.tx, enqueue }, folderOf(url), image))
    }
    for (const [address, file] of files) addresses.set(address, await noteFile(open.tx, file))
    const records = await createAll(open, renamed(content, addresses), ids)
    return { records, images: images.size, files: files.size }
  })
}

/** Bytes when unpacked, far above what any firm exports: a small file must not be able to fill the memory. */
const most = { content: 256e6, image: 32e6, file: limits.videos.maxBytes, files: 4e9 }

async function readExport(path: string) {
  const zip = await openZip(path)
  try {
    const parsed = contentFile.safeParse(
      JSON.parse(await text(await zip.read(inExport.content, most.content))),
    )
    if (!parsed.success)
      throw new Error(`${path} is not an export of busbar: ${parsed.error.issues[0]?.message}`)
    const images = new Map<string, CleanImage>()
    let left = most.files
    for (const url of imagesIn(parsed.data)) {
      const name = inExport.pictures + keyOf(url)
      const isOurs = (uploadFolders as readonly string[]).includes(keyOf(url).split('/')[0] ?? '')
      // One that was missing when it was exported is missing here as well.
      if (!isOurs || !zip.has(name)) continue
      const body = await buffer(await zip.read(name, Math.min(most.image, left)))
      left -= body.length
      images.set(url, await imageCleanedBefore(body))
    }
    const files = new Map<string, CheckedFile>()
    for (const address of filesIn(parsed.data)) {
      const name = address.slice(1)
      if (!zip.has(name)) continue
      const body = await buffer(await zip.read(name, Math.min(most.file, left)))
      left -= body.length
      const check = videoKindAt(address) ? checkVideo : checkFile
      files.set(address, await check(body, basename(name)))
    }
    return { content: parsed.data, images, files }
  } finally {
    await zip.close()
  }
}

async function refuseContent(db: Queryable) {
  for (const { store } of contentTypes) {
    const { rows } = await store.list(db, 'user', { limit: 1 })
    if (rows.length)
      throw new Error(
        `There are already ${store.name}. Import works only into an installation without content.`,
      )
  }
}

/** An image's address is made of its content, so it is nearly always the same as before. */
function renamed(content: ContentFile, addresses: Map<string, string>): ContentFile {
  let written = JSON.stringify(content)
  for (const [old, now] of addresses) if (old !== now) written = written.replaceAll(old, now)
  return JSON.parse(written)
}

/** Each record's id here, by the one that it had. */
function idsHere(content: ContentFile) {
  const old = contentOrder.flatMap((name) => (content.collections[name] ?? []).map(({ _id }) => _id))
  const made = newIds(old.length)
  return new Map<unknown, string>(old.map((_id, index) => [_id, made[index] as string]))
}

async function createAll(open: Change, content: ContentFile, ids: Map<unknown, string>): Promise<number> {
  await companyStore.save(open, companyInput.parse(content.company))
  await siteSettingsStore.save(open, siteSettingsInput.parse(withChosenIds(content.siteSettings, ids)))
  for (const name of contentOrder) {
    const { store }: ContentType = collections[name]
    for (const [index, { _id, ...record }] of (content.collections[name] ?? []).entries()) {
      const input = store.contract.input.safeParse(withNamedIds(store.contract, record, ids))
      if (!input.success) {
        const [issue] = input.error.issues
        throw new Error(`${name}, number ${index + 1}: ${issue?.path.join('.')}: ${issue?.message}`)
      }
      await store.create(open, input.data, ids.get(_id))
    }
  }
  return ids.size
}
