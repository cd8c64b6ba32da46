import { createHash } from 'node:crypto'
import { type FileKind, fileAddress, fileKinds, slugOf, type VideoKind, videoKindAt } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import { now } from '../../content/columns.ts'
import { storedFiles } from '../../content/tables.ts'
import { kindOfFile } from '../../platform/files/file-kind.ts'
import type { Storage } from '../../platform/files/storage.ts'
import { kindOfVideo } from '../../platform/files/video-kind.ts'
import type { Database, Transaction } from '../../platform/postgres/db.ts'

/** A file that may be offered for download, or shown. Its name is made of its content: equal files are one. */
export type CheckedFile<Kind = FileKind | VideoKind> = {
  body: Buffer
  hash: string
  kind: Kind
  name: string
}

export async function checkFile(body: Buffer, name: string): Promise<CheckedFile<FileKind>> {
  return { body, hash: hashOf(body), kind: await kindOfFile(body, name), name }
}

/** What it is called says nothing of what it is. */
export function checkVideo(body: Buffer, name: string): CheckedFile {
  return { body, hash: hashOf(body), kind: kindOfVideo(body), name }
}

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 32)

const endingOf = (kind: CheckedFile['kind']) =>
  kind in fileKinds ? fileKinds[kind as FileKind].endings[0] : kind

/** Where the storage has a file. */
export const fileKey = ({ hash, kind }: Pick<CheckedFile, 'hash' | 'kind'>) =>
  `files/${hash}.${endingOf(kind)}`

/** The same by its address; undefined where that is none. */
export function keyOfFile(address: string): string | undefined {
  if (!fileAddress.test(address) && !videoKindAt(address)) return undefined
  return address.replace(/^\/(files\/[\w-]{32})\/.*(\.\w+)$/, '$1$2')
}

/** Stores a file; answers its address. */
export async function keepFile({ db, storage }: { db: Database; storage: Storage }, file: CheckedFile) {
  await storeFile({ db, storage }, file)
  return db.transaction((tx) => noteFile(tx, file))
}

/** Stores the bytes; no transaction may be open, because a bucket can take its time. As with images, a sweep waits. */
export async function storeFile({ db, storage }: { db: Database; storage: Storage }, file: CheckedFile) {
  await db.update(storedFiles).set({ createdAt: now }).where(eq(storedFiles.hash, file.hash))
  await storage.put(fileKey(file), file.body)
}

/** Notes a file whose bytes are stored; answers its address, which ends with the name to save it under. */
export async function noteFile(tx: Transaction, { hash, kind, name, body }: CheckedFile): Promise<string> {
  await tx
    .insert(storedFiles)
    .values({ hash, kind, size: body.length })
    // Somebody wants it again: its time before a sweep begins anew.
    .onConflictDoUpdate({ target: storedFiles.hash, set: { createdAt: now } })
  return `/files/${hash}/${slugOf(name.replace(/\.\w+$/, ''))}.${endingOf(kind)}`
}
