import { readdir, readFile } from 'node:fs/promises'
import { type CheckedFile, checkFile, noteFile } from '../features/downloads/keep-file.ts'
import type { Transaction } from '../platform/postgres/db.ts'

/** The address of a file for download by its name in `server/demo/files/`. */
export type Files = (name: string) => string

const root = new URL('../../demo/files/', import.meta.url)

/** Every file for download of the demo, checked as an upload is. */
export async function readDemoFiles(): Promise<CheckedFile[]> {
  const names = await readdir(root)
  return Promise.all(names.map(async (name) => checkFile(await readFile(new URL(name, root)), name)))
}

/** Notes them, once they are stored, as if each had been uploaded. */
export async function addDemoFiles(tx: Transaction, files: CheckedFile[]): Promise<Files> {
  const addresses = new Map<string, string>()
  for (const file of files) addresses.set(file.name, await noteFile(tx, file))
  return (name) => {
    const address = addresses.get(name)
    if (!address) throw new Error(`There is no file server/demo/files/${name}`)
    return address
  }
}
