import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a half-written file's name starts with; nothing serves such a name. */
export const temporaryPrefix = '.tmp-'

/** Writes a file so that a reader meets the old bytes or the new ones, never a mixture, even after a power cut. */
export async function writeAtomically(path: string, body: Buffer | string, modifiedAt?: Date) {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `${temporaryPrefix}${randomBytes(9).toString('base64url')}`)
  try {
    const file = await open(temporary, 'wx', 0o644)
    try {
      await file.writeFile(body)
      await file.sync()
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
