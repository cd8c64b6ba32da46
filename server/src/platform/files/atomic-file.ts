import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsync,
  futimesSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** What a half-written file's name starts with; nothing serves such a name. */
export const temporaryPrefix = '.tmp-'

/** Writes a file so that a reader meets the old bytes or the new ones, never a mixture, even after a power cut. */
export async function writeAtomically(path: string, body: Buffer | string) {
  const temporary = temporaryFor(path)
  try {
    const file = await createFile(temporary)
    try {
      await file.writeFile(body)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Makes its folder when that is missing. */
async function createFile(path: string) {
  const create = () => open(path, 'wx', 0o644)
  return create().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    await mkdir(dirname(path), { recursive: true })
    return create()
  })
}

type NewFile = {
  path: string
  body: Buffer | string
  /** Whether it is safe on the disk when this returns; it is unless said otherwise. */
  isSynced?: boolean
}

/**
 * The same for several files, on a thread that has nothing else to do: a call at a time is far cheaper than as many ways
 * through the event loop. Only the disk is waited for, for all of them together.
 */
export async function writeTogether(files: NewFile[], modifiedAt: Date) {
  const begun: { path: string; temporary: string; descriptor: number }[] = []
  try {
    const syncing: Promise<void>[] = []
    for (const { path, body, isSynced = true } of files) {
      const temporary = temporaryFor(path)
      const descriptor = createFileSync(temporary)
      begun.push({ path, temporary, descriptor })
      writeFileSync(descriptor, body)
      futimesSync(descriptor, modifiedAt, modifiedAt)
      if (isSynced) syncing.push(waitForDisk(descriptor))
    }
    // All of them, whatever becomes of one: a file is not closed while the disk still writes it.
    for (const outcome of await Promise.allSettled(syncing))
      if (outcome.status === 'rejected') throw outcome.reason
    for (const { path, temporary } of begun) renameSync(temporary, path)
  } catch (error) {
    for (const { temporary } of begun) rmSync(temporary, { force: true })
    throw error
  } finally {
    for (const { descriptor } of begun) closeSync(descriptor)
  }
}

const waitForDisk = promisify(fsync)

function temporaryFor(path: string) {
  return join(dirname(path), `${temporaryPrefix}${randomBytes(9).toString('base64url')}`)
}

function createFileSync(path: string) {
  const create = () => openSync(path, 'wx', 0o644)
  try {
    return create()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    return create()
  }
}
