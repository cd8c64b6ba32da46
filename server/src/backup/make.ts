import { buffer } from 'node:stream/consumers'
import type { FileKind } from '@busbar/contract'
import type pg from 'pg'
import { blockAssetRemoval } from '../content/assets/asset-removal-lock.ts'
import { fileKey } from '../features/downloads/keep-file.ts'
import { filesOf } from '../features/uploads/files.ts'
import { isKey, type Storage } from '../platform/files/storage.ts'
import { createZip, type ZipWriter } from '../platform/files/zip.ts'
import { countMigrations } from '../platform/postgres/migrate.ts'
import { version } from '../platform/telemetry/version.ts'
import { hashOf, inArchive, type Manifest } from './archive.ts'
import { connectWithoutTimeout, fingerprint } from './fingerprint.ts'
import { startProgram } from './postgres-run.ts'

type Options = {
  databaseUrl: string
  storage: Storage
  /** Where the archive goes. */
  path: string
  note: (done: number, all: number) => void
}

/**
 * Makes one archive of everything as it is at one moment: the database by a snapshot, and the images and files that it
 * names, which nobody removes meanwhile. Others go on working.
 */
export async function makeBackup({ databaseUrl, storage, path, note }: Options) {
  const client = await connectWithoutTimeout(databaseUrl)
  try {
    if (!(await blockAssetRemoval(client))) throw new Error('Another backup is being made.')
    const zip = await createZip(path)
    try {
      const manifest = await fill(zip, { databaseUrl, storage, note, client })
      return { manifest, bytes: await zip.finish() }
    } catch (error) {
      await zip.discard()
      throw error
    }
  } finally {
    await client.end()
  }
}

type Filling = Omit<Options, 'path'> & { client: pg.Client }

async function fill(zip: ZipWriter, { client, databaseUrl, storage, note }: Filling): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query(
    `select pg_export_snapshot() as snapshot, now() as at, current_setting('server_version') as postgres`,
  )
  const { snapshot, at, postgres } = rows[0]
  const sums: string[] = []
  const add = async (name: string, source: Parameters<ZipWriter['add']>[1]) => {
    const { size, sha256 } = await zip.add(name, source)
    sums.push(`${sha256}  ${name}\n`)
    return size
  }
  const pgDump = startProgram('pg_dump', databaseUrl, ['--format=custom', `--snapshot=${snapshot}`])
  await add(inArchive.dump, pgDump.child.stdout)
  await pgDump.done
  const tables = await fingerprint(client)
  const keys = [...(await picturesIn(client)), ...(await filesIn(client))]
  const { applied: migrations } = await countMigrations(client)
  await client.query('commit')

  const pictures = { files: 0, bytes: 0, missing: 0 }
  for await (const { key, body } of readAhead(storage, keys)) {
    if (body === null) {
      pictures.missing++
    } else {
      pictures.bytes += await add(inArchive.pictures + key, [body])
      pictures.files++
    }
    note(pictures.files + pictures.missing, keys.length)
  }
  const list = Buffer.from(sums.join(''))
  await zip.add(inArchive.sums, [list])
  const manifest: Manifest = {
    format: 1,
    product: 'busbar',
    version,
    createdAt: at.toISOString(),
    postgres,
    migrations,
    tables,
    pictures,
    sums: hashOf(list),
  }
  await zip.add(inArchive.manifest, [Buffer.from(JSON.stringify(manifest, null, 2))])
  return manifest
}

/** The files of all images, with their smaller sizes. */
async function picturesIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ url: string; widths: number[]; hasShareImage: boolean }>(
    'select url, widths, has_share_image as "hasShareImage" from images order by url',
  )
  return rows.flatMap(({ url, ...made }) => filesOf(url, made))
}

/** The files for download. */
async function filesIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string; kind: FileKind }>(
    'select hash, kind from stored_files order by hash',
  )
  return rows.map(fileKey)
}

const atOnce = 8

/** Reads a few files ahead, because a bucket is slow for each. Null is one that does not exist. */
async function* readAhead(storage: Storage, keys: string[]) {
  const read = async (key: string) => {
    const file = isKey(key) ? await storage.get(key) : null
    return { key, body: file && (await buffer(file.stream)) }
  }
  const reading: ReturnType<typeof read>[] = []
  for (const key of keys) {
    const next = read(key)
    // It may fail before its turn has come.
    next.catch(() => {})
    reading.push(next)
    if (reading.length >= atOnce) yield await (reading.shift() as ReturnType<typeof read>)
  }
  for (const last of reading) yield await last
}
