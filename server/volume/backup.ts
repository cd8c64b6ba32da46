import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { connectWithoutTimeout, tablesIn } from '../src/backup/fingerprint.ts'
import { keyOf } from '../src/features/uploads/files.ts'

const main = new URL('../src/main.ts', import.meta.url).pathname
const batch = 20_000

/** Backs the full database up with a file for each of its images, restores it elsewhere, and compares everything. */
export async function backUpAndCompare({ databaseUrl, folder }: { databaseUrl: string; folder: string }) {
  const places = {
    original: { url: databaseUrl, uploads: join(folder, 'uploads') },
    restored: { url: urlOf(databaseUrl, 'volume_restored'), uploads: join(folder, 'uploads-restored') },
  }
  const keys = await timed('files for all images', () => makeImages(databaseUrl, places.original.uploads))
  const backups = join(folder, 'backups')
  const command = (args: string[], { url, uploads }: typeof places.original) =>
    promisify(execFile)(process.execPath, [main, ...args], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: url,
        UPLOADS_FOLDER: uploads,
        BACKUP_FOLDER: backups,
      },
    })
  await timed('backup', () => command(['backup'], places.original))
  const archive = join(backups, (await readdir(backups))[0] ?? '')
  const { rows } = await ask(databaseUrl, 'select pg_database_size(current_database())::float8 as bytes')
  console.log(`archive ${mega((await stat(archive)).size)}, database ${mega(rows[0].bytes)}`)
  await ask(databaseUrl, 'drop database if exists volume_restored', '/postgres')
  await timed('restore', () => command(['restore', archive], places.restored))
  const rowsSame = await timed('comparing rows', () => compareRows(places.original.url, places.restored.url))
  await timed('comparing pictures', () =>
    compareImages(keys, places.original.uploads, places.restored.uploads),
  )
  console.log(
    `${rowsSame.toLocaleString('en')} rows and ${keys.length.toLocaleString('en')} image files are the same`,
  )
  await timed('backup with proof', () => command(['backup', '--verify'], places.original))
  await ask(databaseUrl, 'drop database volume_restored', '/postgres')
}

/** One file an image, a few kilobytes each: what matters here is how many there are. */
async function makeImages(url: string, uploads: string): Promise<string[]> {
  await ask(url, `update images set widths = '{}'`)
  const { rows } = await ask(url, 'select url from images order by url')
  const keys = rows.map((row) => keyOf(row.url))
  await Promise.all(['products', 'categories'].map((name) => mkdir(join(uploads, name), { recursive: true })))
  for (let start = 0; start < keys.length; start += 500) {
    await Promise.all(
      keys.slice(start, start + 500).map((key) => writeFile(join(uploads, key), pictureFor(key))),
    )
  }
  return keys
}

function pictureFor(key: string): Buffer {
  const seed = createHash('sha512').update(key).digest()
  return Buffer.concat(
    Array.from({ length: 16 + (seed[0] ?? 0) / 4 }, (_, index) =>
      createHash('sha512').update(seed).update(`${index}`).digest(),
    ),
  )
}

async function compareRows(one: string, other: string): Promise<number> {
  const clients = [await connectWithoutTimeout(one), await connectWithoutTimeout(other)] as const
  let count = 0
  const tables = await tablesIn(clients[0])
  same(tables, await tablesIn(clients[1]), 'the list of tables')
  // Noted when the backup was done, so it is not in it.
  for (const table of tables.filter((name) => name !== 'public.backups')) {
    for (const client of clients) {
      await client.query(
        `begin; declare every cursor for select row::text as row from ${table} as row order by 1`,
      )
    }
    for (;;) {
      const [ours, theirs] = await Promise.all(
        clients.map((client) => client.query(`fetch ${batch} from every`)),
      )
      same(ours?.rows, theirs?.rows, table)
      count += ours?.rows.length ?? 0
      if (!ours?.rows.length) break
    }
    for (const client of clients) await client.query('commit')
  }
  for (const client of clients) await client.end()
  return count
}

async function compareImages(keys: string[], one: string, other: string) {
  const files = (folder: string) => readdir(folder, { recursive: true, withFileTypes: true })
  const restored = (await files(other)).filter((entry) => entry.isFile())
  same(restored.length, keys.length, 'the number of image files')
  for (const key of keys) {
    const [ours, theirs] = await Promise.all([readFile(join(one, key)), readFile(join(other, key))])
    if (!ours.equals(theirs)) throw new Error(`${key} differs`)
  }
}

function same(one: unknown, other: unknown, what: string) {
  if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error(`${what} differs`)
}

function urlOf(url: string, database: string) {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href
}

async function ask(url: string, statement: string, pathname?: string) {
  const client = new pg.Client({
    connectionString: pathname ? Object.assign(new URL(url), { pathname }).href : url,
  })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

const mega = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
