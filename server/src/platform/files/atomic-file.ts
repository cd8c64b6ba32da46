import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a half-written file's name starts with; nothing serves such a name. */
export const temporaryPrefix = '.tmp-'

type WriteOptions = {
  modifiedAt?: Date
  /** Whether it is safe on the disk when this returns; it is unless said otherwise. */
  isSynced?: boolean
}

/** Writes a file so that a reader meets the old bytes or the new ones, never a mixture, even after a power cut. */
export async function writeAtomically(
  path: string,
  body: Buffer | string,
  { modifiedAt, isSynced = true }: WriteOptions = {},
) {
  const temporary = join(dirname(path), `${temporaryPrefix}${randomBytes(9).toString('base64url')}`)
  try {
    const file = await createFile(temporary)
    try {
      await file.writeFile(body)
      if (isSynced) await file.sync()
    } finally {
      await file.close()
    }
    if (modifiedAt) await utimes(temporary, modifiedAt, modifiedAt)
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
