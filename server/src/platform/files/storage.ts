import { access, mkdir, open, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { texts } from '@busbar/contract'
import { Refusal } from '../errors.ts'
import { writeAtomically } from './atomic-file.ts'

/** Where uploaded files are kept. Keys name their content, so a stored file never changes. */
export type Storage = {
  kind: 'folder' | 's3'
  /** Keeps a file under its key; one that is there already stays as it is. */
  put: (key: string, body: Buffer) => Promise<void>
  /** The file, or the part of it from `start` to `end`; null where there is none. Its stream must be read or destroyed. */
  get: (key: string, part?: Part) => Promise<StoredFile | null>
  /** Takes a file away; one that is not there is no mistake. */
  remove: (key: string) => Promise<void>
  /** How many bytes it still takes, where that is known. */
  room?: () => Promise<number>
}

/** `size` is that of what the stream brings. */
type StoredFile = { size: number; stream: Readable }
type Part = { start: number; end: number }

/** The storage cannot be reached, is full or refuses us: a reason to try again. `cause` says what it was. */
export class StorageAway extends Refusal {
  constructor(cause: unknown) {
    super(503, 'unavailable', texts.api.unavailable, { retryAfter: 5 })
    this.cause = cause
  }
}

/** Whether this is a key: a folder, a name made of content, for a smaller size its width, and nothing else. */
export function isKey(key: string) {
  return isImageKey(key) || /^files\/[\w-]{32}\.(?:pdf|zip|dxf|step|xlsx|mp4|webm)$/.test(key)
}

/** Whether pages show it; anything else is only ever downloaded. */
export function isShownKey(key: string) {
  return isImageKey(key) || /\.(?:mp4|webm)$/.test(key)
}

/** Whether it is the key of an image. */
export function isImageKey(key: string) {
  return /^[a-z]{1,20}\/[\w-]{32}(?:-[1-9]\d{0,3})?\.(?:webp|avif|jpg)$/.test(key)
}

/** The key itself, or an error: nothing that could escape its folder reaches a path or an address. */
export function checked(key: string) {
  if (!isKey(key)) throw new Error(`not a key of a stored file: ${JSON.stringify(key)}`)
  return key
}

/** What a stored file is, by the ending of its key. */
export function typeOf(key: string) {
  return types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  zip: 'application/zip',
  dxf: 'image/vnd.dxf',
  step: 'model/step',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Keeps uploads in a folder that nginx, or the application itself, serves under `/uploads`. */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checked(key))
  return {
    kind: 'folder',
    async put(key, body) {
      const path = pathOf(key)
      if (await isThere(path)) return
      await mkdir(dirname(path), { recursive: true }).catch(away)
      await writeAtomically(path, body).catch(away)
    },
    async get(key, part) {
      const file = await open(pathOf(key)).catch(unlessMissing)
      if (!file) return null
      const size = part ? part.end - part.start + 1 : (await file.stat()).size
      return { size, stream: file.createReadStream(part) }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true }).catch(away)
    },
    async room() {
      await mkdir(root, { recursive: true })
      const { bavail, bsize } = await statfs(root)
      return bavail * bsize
    },
  }
}

function isThere(path: string) {
  return access(path).then(
    () => true,
    () => false,
  )
}

function away(cause: unknown): never {
  throw new StorageAway(cause)
}

function unlessMissing(error: NodeJS.ErrnoException) {
  return error.code === 'ENOENT' ? null : away(error)
}
