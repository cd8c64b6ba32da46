import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { asOwner, createTestDatabase } from '../../test/database.ts'
import { callCommand, main, runCommand } from '../../test/run-command.ts'
import { createTestBucket } from '../../test/s3.ts'
import { blockAssetRemoval } from '../content/assets/asset-removal-lock.ts'
import { images } from '../content/tables.ts'
import { loadDemo } from '../demo/load.ts'
import { filesOf } from '../features/uploads/files.ts'
import { createImageSweep } from '../features/uploads/image-sweep.job.ts'
import { folderStorage, type Storage } from '../platform/files/storage.ts'
import { s3Storage } from '../platform/files/storage-s3.ts'
import { maintenance } from '../platform/postgres/db.ts'
import { backups } from '../platform/postgres/tables.ts'
import { tablesIn } from './fingerprint.ts'
import { backupsToDelete, nameOf } from './keep.ts'

const run = promisify(execFile)
let busbar: TestApp
let folder: string
let archive: string

type Environment = Record<string, string>
const settings = (env: Environment) => ({
  NODE_ENV: 'test',
  DATABASE_URL: busbar.url,
  MIGRATION_DATABASE_URL: env.DATABASE_URL ?? busbar.ownerUrl,
  UPLOADS_FOLDER: join(busbar.folder, 'uploads'),
  BACKUP_FOLDER: join(folder, 'backups'),
  ...env,
})
/** A command on this installation, or on another one: as a process of its own, or called from here. */
const start = (args: string[], env: Environment = {}) => runCommand(args, settings(env))
const call = (args: string[], env: Environment = {}) => callCommand(args, settings(env))

const emptyUrl = () =>
  Object.assign(new URL(busbar.ownerUrl), { pathname: `/restored_${crypto.randomUUID().slice(0, 8)}` }).href

/** Every row of every table, as text. */
async function rowsOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const all: Record<string, string[]> = {}
  for (const table of await tablesIn(client)) {
    const { rows } = await client.query(`select row::text as row from ${table} as row order by 1`)
    all[table] = rows.map(({ row }) => row)
  }
  await client.end()
  return all
}

/** Every image that a database names, with its bytes. */
async function picturesOf(storage: Storage) {
  const known = await busbar.db.select().from(images)
  const keys = known.flatMap(({ url, ...made }) => filesOf(url, made))
  expect(keys.length).toBeGreaterThan(40)
  const pictures: [string, string | null][] = []
  for (const key of keys) {
    const file = await storage.get(key)
    pictures.push([key, file && (await buffer(file.stream)).toString('base64')])
  }
  return pictures
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'busbar-backup-'))
  busbar = await createTestApp()
  const { db, storage } = busbar
  await loadDemo({
    db,
    storage,
    enqueue: async () => {},
    owner: { email: 'demo@wattwerk.example', password: 'a good one' },
  })
  const { code, stderr } = await start(['backup', '--verify'])
  expect([code, stderr]).toEqual([0, expect.stringMatching(/rows and \d+ image files[\s\S]*\nProven: /)])
  archive = join(folder, 'backups', (await readdir(join(folder, 'backups')))[0] ?? '')
})
afterAll(async () => {
  await busbar.close()
  await rm(folder, { recursive: true, force: true })
})

test('a backup in an empty database and folder is the same, row by row and picture by picture', async () => {
  const [url, uploads] = [emptyUrl(), join(folder, 'uploads')]
  const before = await rowsOf(busbar.url)
  const { code, stderr } = await start(['restore', archive], { DATABASE_URL: url, UPLOADS_FOLDER: uploads })
  expect([code, stderr]).toEqual([0, expect.stringContaining('Restored as of ')])
  const after = await rowsOf(url)
  // Noted after the snapshot was taken.
  expect(before['public.backups']).toHaveLength(1)
  expect({ ...after, 'public.backups': null }).toEqual({ ...before, 'public.backups': null })
  expect(after['public.messages']?.length).toBeGreaterThan(5)
  expect(await picturesOf(folderStorage(uploads))).toEqual(await picturesOf(busbar.storage))
})

test('an archive can be looked into with ordinary programs, and by its owner alone', async () => {
  const place = join(folder, 'unpacked')
  await run('unzip', ['-q', archive, '-d', place])
  await run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: place })
  const manifest = JSON.parse(await readFile(join(place, 'manifest.json'), 'utf8'))
  expect(manifest).toMatchObject({ product: 'busbar', version: expect.any(String), pictures: { missing: 0 } })
  const file = await open(archive)
  expect((await file.stat()).mode & 0o077).toBe(0)
  await file.close()
})

test('what was made and proven is noted, and so is what failed', async () => {
  const [made] = await busbar.db.select().from(backups)
  expect(made).toMatchObject({ problem: null, provenAt: expect.any(Date), pictures: expect.any(Number) })
  const { code, stderr } = await start(['backup'], { PATH: '/nowhere', UPLOADS_FOLDER: join(main, 'x') })
  expect([code, stderr]).toEqual([1, expect.stringMatching(/\S/)])
  const [failed] = await busbar.db.select().from(backups).where(sql`problem is not null`)
  expect(failed).toMatchObject({ provenAt: null, bytes: 0 })
  expect((await readdir(join(folder, 'backups'))).filter((name) => name.endsWith('.part'))).toEqual([])
})

describe('restore', () => {
  test('refuses a database that is in use, unless it may be replaced', async () => {
    const other = await createTestDatabase()
    await asOwner(other.ownerUrl, 'create table public.somebodys (thing text)')
    const env = {
      DATABASE_URL: other.url,
      MIGRATION_DATABASE_URL: other.ownerUrl,
      UPLOADS_FOLDER: join(folder, 'uploads-2'),
    }
    const refused = await call(['restore', archive], env)
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--replace')])
    expect((await other.db.execute(sql`select from public.somebodys`)).rows).toEqual([])
    const done = await call(['restore', archive, '--replace'], env)
    expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('Restored as of ')])
    expect(Object.keys(await rowsOf(other.ownerUrl))).not.toContain('public.somebodys')
    const again = await call(['backup', '--verify'], { ...env, BACKUP_FOLDER: join(folder, 'again') })
    expect(again.code, 'what was restored can be backed up').toBe(0)
    await other.close()
  })

  test('has all pages published again', async () => {
    await busbar.db.execute(sql`insert into page_stores values (gen_random_uuid(), 7, 'build 1')`)
    const to = join(folder, 'with-pages')
    expect((await call(['backup', '--to', to])).code).toBe(0)
    const url = emptyUrl()
    const file = join(to, (await readdir(to))[0] ?? '')
    const env = { DATABASE_URL: url, UPLOADS_FOLDER: join(folder, 'uploads') }
    expect((await call(['restore', file], env)).code).toBe(0)
    expect((await rowsOf(url))['public.page_stores']?.[0]).toMatch(/,7,,f\)$/)
    await busbar.db.execute(sql`delete from page_stores`)
  })

  test.each([
    ['the dump', 'PGDMP', 3000, /damaged|failed/],
    ['a picture', 'RIFF', 100, /is damaged in the archive/],
  ])('a flaw in %s is found, and nothing is changed', async (_what, mark, after, sentence) => {
    const path = join(folder, `flawed-${after}.zip`)
    const bytes = await readFile(archive)
    const at = bytes.indexOf(mark) + after
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(path, bytes)
    const url = emptyUrl()
    const env = { DATABASE_URL: url, UPLOADS_FOLDER: join(folder, `uploads-${after}`) }
    const { code, stderr } = await call(['restore', path], env)
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)])
    expect(await rowsOf(url)).toEqual({})
  })

  test('A14: a file that is not there, or a folder, is told in a sentence', async () => {
    const env = { DATABASE_URL: emptyUrl(), BACKUP_FOLDER: folder }
    for (const path of [join(folder, 'mistyped.zip'), folder]) {
      const { code, stderr } = await call(['restore', path], env)
      expect([code, stderr]).toEqual([
        1,
        `There is no file ${path}. Your backups are in ${folder}, unless you keep them elsewhere.\n`,
      ])
    }
  })

  test('what is no backup is not taken for one', async () => {
    const path = join(folder, 'nonsense.zip')
    await writeFile(path, 'nonsense')
    const { code, stderr } = await call(['restore', path], { DATABASE_URL: emptyUrl() })
    expect([code, stderr]).toEqual([1, expect.stringContaining('is not a whole zip file')])
  })
})

test('a proof finds a table that differs', async () => {
  // A checksum that depends on the reader: the copy differs from the original by one row.
  const { openArchive } = await import('./archive.ts')
  const { proveArchive } = await import('./prove.ts')
  const opened = await openArchive(archive)
  const messages = opened.manifest.tables['public.messages']
  const tables = {
    ...opened.manifest.tables,
    'public.messages': { rows: messages?.rows ?? 0, checksum: '1' },
    'public.gone': { rows: 1, checksum: '1' },
  }
  const problems = await proveArchive(
    { ...opened, manifest: { ...opened.manifest, tables } },
    { databaseUrl: busbar.ownerUrl, note: () => {} },
  )
  expect(problems).toEqual(['public.messages has other content', 'public.gone is missing'])
  await opened.close()
  await maintenance(busbar.url, async (client) => {
    const { rows } = await client.query(`select from pg_database where datname like 'busbar\\_proof%'`)
    expect(rows, 'nothing is left behind').toEqual([])
  })
})

test('while others write, a backup is of one moment', async () => {
  let isWriting = true
  const writing = (async () => {
    for (let number = 0; isWriting; number++) {
      // Both or neither: a backup that sees one of them only would not be of one moment.
      await busbar.db.transaction(async (tx) => {
        await tx.execute(sql`insert into attempts (key, count, at) values (${`a${number}`}, 1, now())`)
        await tx.execute(sql`insert into slugs values ('test', ${`a${number}`}, gen_random_uuid())`)
      })
    }
  })()
  const to = join(folder, 'busy')
  const { code } = await start(['backup', '--verify', '--to', to])
  isWriting = false
  await writing
  expect(code).toBe(0)
  const url = emptyUrl()
  const file = join(to, (await readdir(to))[0] ?? '')
  await call(['restore', file], { DATABASE_URL: url, UPLOADS_FOLDER: join(folder, 'uploads') })
  const rows = await rowsOf(url)
  const count = rows['public.attempts']?.length
  expect(count).toBeGreaterThan(0)
  expect(rows['public.slugs']?.filter((row) => row.startsWith('(test,'))).toHaveLength(count ?? 0)
})

test('no picture is removed while a backup copies them', async () => {
  const { db, storage } = busbar
  const [unused] = await db
    .insert(images)
    .values({
      url: `/uploads/partners/${'u'.repeat(32)}.webp`,
      width: 10,
      height: 10,
      thumbHash: 'x',
      createdAt: sql`now() - interval '60 days'`,
    })
    .returning()
  const key = `partners/${'u'.repeat(32)}.webp`
  await storage.put(key, Buffer.from('a picture'))
  const client = new pg.Client({ connectionString: busbar.url })
  await client.connect()
  expect(await blockAssetRemoval(client)).toBe(true)
  const sweep = createImageSweep({ db, storage, enqueue: async () => {} })
  await expect(sweep({}, 'x')).rejects.toThrow('A backup is being made')
  const file = await storage.get(key)
  file?.stream.destroy()
  expect([unused?.state, file === null]).toEqual(['waiting', false])
  expect((await call(['backup'])).stderr).toContain('Another backup is being made.')
  await client.end()
  await sweep({}, 'x')
  expect(await storage.get(key)).toBeNull()
})

test('pictures in a bucket are backed up from it and restored into it', async () => {
  const bucket = await createTestBucket()
  const storage = s3Storage(bucket.settings)
  const { endpoint, region, accessKey, secretKey } = bucket.settings
  const env = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket.settings.bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  }
  const restored = await call(['restore', archive], { ...env, DATABASE_URL: emptyUrl() })
  expect([restored.code, restored.stderr]).toEqual([0, expect.stringContaining('Restored as of ')])
  expect(await picturesOf(storage)).toEqual(await picturesOf(busbar.storage))
  const to = join(folder, 'from-bucket')
  const made = await call(['backup', '--verify', '--to', to], env)
  expect([made.code, made.stderr]).toEqual([0, expect.not.stringContaining('missing from the storage')])
  await bucket.close()
})

describe('an encrypted backup', () => {
  let sealed: string
  let key: string
  beforeAll(async () => {
    key = join(folder, 'key.txt')
    const { stderr } = await run('age-keygen', ['-o', key])
    const BACKUP_RECIPIENT = /age1\w+/.exec(stderr)?.[0] ?? ''
    const to = join(folder, 'sealed')
    const made = await call(['backup', '--verify', '--to', to], { BACKUP_RECIPIENT })
    expect([made.code, made.stderr]).toEqual([0, expect.stringContaining('Proven: ')])
    const files = await readdir(to)
    // Nothing that could be read is left beside it.
    expect(files).toEqual([expect.stringMatching(/^busbar-.*\.zip\.age$/)])
    sealed = join(to, files[0] ?? '')
  })

  test('is opened by age itself, and is the archive that was verified', async () => {
    const plain = join(folder, 'opened.zip')
    await run('age', ['--decrypt', '--identity', key, '--output', plain, sealed])
    await run('unzip', ['-q', plain, '-d', join(folder, 'opened')])
    await run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: join(folder, 'opened') })
    expect((await readFile(sealed)).includes('PGDMP')).toBe(false)
  })

  test('is restored with the secret key alone', async () => {
    const env = { DATABASE_URL: emptyUrl(), UPLOADS_FOLDER: join(folder, 'unsealed') }
    const without = await call(['restore', sealed], env)
    expect([without.code, without.stderr]).toEqual([1, expect.stringContaining('--identity')])
    const wrong = join(folder, 'wrong.txt')
    await run('age-keygen', ['-o', wrong])
    const refused = await call(['restore', sealed, '--identity', wrong], env)
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining('cannot be opened with this key'),
    ])
    const done = await call(['restore', sealed, '--identity', key], env)
    expect([done.code, done.stderr]).toEqual([0, expect.stringContaining('Restored as of ')])
    expect((await readdir(join(folder, 'backups'))).filter((name) => name.startsWith('.'))).toEqual([])
  })

  test('that was damaged is not restored', async () => {
    const damaged = join(folder, 'damaged.zip.age')
    const bytes = await readFile(sealed)
    bytes[bytes.length - 1000] = (bytes[bytes.length - 1000] ?? 0) ^ 1
    await writeFile(damaged, bytes)
    const url = emptyUrl()
    const { code } = await call(['restore', damaged, '--identity', key], { DATABASE_URL: url })
    expect(code).toBe(1)
    await expect(rowsOf(url)).rejects.toThrow('does not exist')
  })
})

describe('keeping', () => {
  const at = (day: string) => nameOf(new Date(`${day}Z`))
  const days = [
    '2026-11-01T03:00',
    '2026-11-02T03:00',
    '2026-11-08T03:00',
    '2026-11-09T03:00',
    '2026-11-09T15:00',
    '2026-11-10T03:00',
  ]

  test('the newest of each day and of each week stays', () => {
    const gone = backupsToDelete([...days.map(at), 'notes.txt'], { days: 2, weeks: 3 })
    // Sunday the 1st and the 8th end their weeks; the 10th and the 9th are the last two days.
    expect(gone).toEqual([at('2026-11-09T03:00'), at('2026-11-02T03:00')])
  })

  test('an encrypted one counts as any other', () => {
    const gone = backupsToDelete(
      days.map((day) => `${at(day)}.age`),
      { days: 1, weeks: 0 },
    )
    expect(gone).toHaveLength(days.length - 1)
  })

  test('the last one stays whatever the numbers say', () => {
    expect(backupsToDelete(days.map(at), { days: 0, weeks: 0 })).toHaveLength(days.length - 1)
  })

  test('the command removes what need not be kept, and nothing else', async () => {
    const to = join(folder, 'kept')
    await mkdir(to, { recursive: true })
    for (const name of [...days.map(at), 'notes.txt']) await writeFile(join(to, name), '')
    expect((await call(['backup', '--to', to, '--keep-days', '1'])).code).toBe(0)
    const left = await readdir(to)
    expect(left).toHaveLength(2)
    expect(left).toContain('notes.txt')
    expect((await call(['backup', '--keep-days', 'many'])).code).toBe(2)
  })
})
