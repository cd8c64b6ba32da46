import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../platform/files/storage.ts'
import { type Archive, hashOf } from './archive.ts'
import { connectWithoutTimeout, differences, fingerprint, tablesIn } from './fingerprint.ts'
import { startProgram } from './postgres-run.ts'

/** Whether a database holds nothing yet. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const client = await connectWithoutTimeout(url)
  try {
    return (await tablesIn(client)).length === 0
  } finally {
    await client.end()
  }
}

/** Whatever is there goes first, in the same transaction: what fails leaves everything as it was. */
const clear = `begin; drop schema if exists drizzle cascade; drop schema if exists pgboss cascade;
  drop schema public cascade; create schema public; grant usage on schema public to public;\n`

/** Has the pages of every store made again: they may be newer than what is now in the database. */
const publishAgain = 'update public.page_stores set build = null;\n'

/** Puts the archive's database in the place of whatever is there, all of it or nothing. */
export async function restoreDatabase(archive: Archive, url: string, { isProof = false } = {}) {
  const plain = ['--file=-', '--no-owner', '--no-privileges', '--no-comments']
  const pgRestore = startProgram('pg_restore', url, plain)
  const psql = startProgram('psql', url, [
    '--no-psqlrc',
    '--quiet',
    '--set=ON_ERROR_STOP=1',
    '--output=/dev/null',
  ])
  const feeding = pipeline(archive.dump(), pgRestore.child.stdin)
  const statements = async function* () {
    yield clear
    yield* pgRestore.child.stdout
    // The transaction is only committed by a word of ours: whatever ends early is undone.
    await Promise.all([pgRestore.done, feeding])
    yield `\n${isProof ? '' : publishAgain}commit;\n`
  }
  const applying = pipeline(statements, psql.child.stdin)
  const results = await Promise.allSettled([feeding, psql.done, pgRestore.done, applying])
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) {
    pgRestore.child.kill()
    psql.child.kill()
    throw failed.reason
  }
}

/** What a restored database differs in from what was backed up. */
export async function compareDatabase(archive: Archive, url: string): Promise<string[]> {
  const client = await connectWithoutTimeout(url)
  try {
    return differences(archive.manifest.tables, await fingerprint(client))
  } finally {
    await client.end()
  }
}

type ImageOptions = {
  storage: Storage
  /** Whether an image that is there with other content is replaced; otherwise that ends it. */
  replace: boolean
  note: (done: number, all: number) => void
}

/** Puts the archive's images into the storage. Nothing is removed: images of other content have other names. */
export async function restoreImages(archive: Archive, { storage, replace, note }: ImageOptions) {
  let done = 0
  for (const key of archive.images) {
    const body = await archive.image(key)
    const there = await storage.get(key)
    const isSame = there !== null && hashOf(await buffer(there.stream)) === hashOf(body)
    if (there && !isSame) {
      if (!replace)
        throw new Error(`The storage already has a different ${key}. Use --replace to overwrite it.`)
      await storage.remove(key)
    }
    if (!isSame) await storage.put(key, body)
    note(++done, archive.images.length)
  }
}
