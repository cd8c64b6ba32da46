import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { maintenance } from '../platform/postgres/db.ts'
import type { Archive } from './archive.ts'
import { compareDatabase, restoreDatabase } from './restore.ts'

/**
 * Restores an archive into a database beside the original, compares every table, and reads every image. Answers
 * what is wrong with it: nothing, in a good one.
 */
export async function proveArchive(
  archive: Archive,
  { databaseUrl, note }: { databaseUrl: string; note: (done: number, all: number) => void },
): Promise<string[]> {
  const problems = await inScratchDatabase(databaseUrl, async (url) => {
    await restoreDatabase(archive, url, { isProof: true })
    return compareDatabase(archive, url)
  })
  for (const [index, key] of archive.images.entries()) {
    await archive.image(key).catch((error: Error) => problems.push(error.message))
    note(index + 1, archive.images.length)
  }
  return problems
}

async function inScratchDatabase<T>(databaseUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `busbar_proof_${randomBytes(6).toString('hex')}`
  const run = (statement: string) =>
    maintenance(
      databaseUrl,
      async (client) => void (await client.query(`${statement} ${pg.escapeIdentifier(name)}`)),
    )
  await run('create database')
  try {
    return await work(Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href)
  } finally {
    await run('drop database')
  }
}
