import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './atomic-file.ts'

/** Where uploaded files are kept. Keys name their content, so a stored file never changes. */
export type Storage = { put: (folder: string, key: string, body: Buffer) => Promise<string> }

/** Keeps uploads in a folder that nginx, or the application itself, serves under `/uploads`. */
export function folderStorage(root: string): Storage {
  return {
    async put(folder, key, body) {
      const path = join(root, folder, key)
      const isThere = await access(path).then(
        () => true,
        () => false,
      )
      if (!isThere) await writeAtomically(path, body)
      return `/uploads/${folder}/${key}`
    },
  }
}
