import { readdir, readFile } from 'node:fs/promises'
import { type CheckedFile, checkFile, noteFile } from '../features/downloads/keep-file.ts'
import type { Transaction } from '../platform/postgres/db.ts'
import { demoFolder } from './content.ts'

const root = new URL('files/', demoFolder)

/** Every file for download of the demo, checked as an upload is. */
export async function readDemoFiles(): Promise<CheckedFile[]> {
  const names = await readdir(root)
  return Promise.all(names.map(async (name) => checkFile(await readFile(new URL(name, root)), name)))
}

/** Notes them, once they are stored, as if each had been uploaded; answers their addresses by those that the demo writes. */
export async function addDemoFiles(tx: Transaction, files: CheckedFile[]) {
  const addresses = new Map<string, string>()
  for (const file of files) addresses.set(`/files/${file.name}`, await noteFile(tx, file))
  return addresses
}
