import { randomUUIDv7 } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { openArchive } from '../backup/archive.ts'
import { nameOf, superfluous } from '../backup/keep.ts'
import { makeBackup } from '../backup/make.ts'
import { proveArchive } from '../backup/prove.ts'
import type { Config } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/db.ts'
import { openStorage } from '../platform/open-storage.ts'
import { backups } from '../platform/tables.ts'
import { command, WrongUsage } from './command.ts'
import { count, showProgress } from './progress.ts'

export const backup = command({
  usage: '[--to <folder>] [--verify] [--keep-days <n>] [--keep-weeks <n>]',
  help: `Makes one archive of the database and the pictures as they are at one moment, while the product goes on working.
It goes to BACKUP_FOLDER, or where --to says. The back office shows when the last one was made and proven.

  --verify          restore it into a database beside the original, compare every table, read every picture
  --keep-days <n>   afterwards keep the newest backup of each of the last n days that have one, and remove others
  --keep-weeks <n>  the same for weeks; with both, what either keeps is kept

For every night:  busbar backup --verify --keep-days 7 --keep-weeks 5
An archive is a zip file with everything in it, also passwords' hashes and enquiries: keep it as you keep the database,
and a copy on another machine.`,
  options: {
    to: { type: 'string' },
    verify: { type: 'boolean', default: false },
    'keep-days': { type: 'string' },
    'keep-weeks': { type: 'string' },
  },
  async run({ values, config }) {
    const settings = config()
    const keep = { days: wholeNumber(values['keep-days']), weeks: wholeNumber(values['keep-weeks']) }
    const folder = values.to ?? settings.backupFolder
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { db, close } = openDatabase(settings.databaseUrl, { max: 1 })
    try {
      await backUp(settings, db, { folder, isProven: values.verify })
      if (keep.days + keep.weeks > 0) await tidy(folder, keep)
    } finally {
      await close()
    }
    return 0
  },
})

async function backUp(
  config: Config,
  db: Database,
  { folder, isProven }: { folder: string; isProven: boolean },
) {
  const startedAt = new Date()
  const file = nameOf(startedAt)
  const path = join(folder, file)
  const note = { _id: randomUUIDv7(), startedAt, file, bytes: 0, rows: 0, pictures: 0 }
  try {
    const progress = showProgress('Pictures copied:')
    const { manifest, bytes } = await makeBackup({
      databaseUrl: config.ownerUrl,
      storage: openStorage(config),
      path,
      note: progress.at,
    })
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    const { files, missing } = manifest.pictures
    progress.end(
      `${count(rows)} rows and ${count(files)} picture files in ${(bytes / 1e6).toFixed(1)} MB: ${path}`,
    )
    if (missing)
      console.error(`${count(missing)} picture files are named in the database and not in the storage.`)
    await db.insert(backups).values({ ...note, bytes, rows, pictures: files, finishedAt: new Date() })
  } catch (error) {
    const problem = (error as Error).message.slice(0, 500)
    // When the database itself is away there is nowhere to say so.
    await db
      .insert(backups)
      .values({ ...note, finishedAt: new Date(), problem })
      .catch(() => {})
    throw error
  }
  if (isProven) await prove(config, db, path, note._id)
}

async function prove({ ownerUrl }: Config, db: Database, path: string, id: string) {
  const progress = showProgress('Pictures read back:')
  const archive = await openArchive(path)
  const problems = await proveArchive(archive, { databaseUrl: ownerUrl, note: progress.at }).catch(
    (error: Error) => [error.message],
  )
  await archive.close()
  const result = problems.length ? { problem: problems.join('; ').slice(0, 500) } : { provenAt: new Date() }
  await db.update(backups).set(result).where(eq(backups._id, id))
  if (problems.length) throw new Error(`The backup is no good:\n  ${problems.slice(0, 20).join('\n  ')}`)
  progress.end('Proven: restored beside the original, every table and picture is the same.')
}

async function tidy(folder: string, keep: { days: number; weeks: number }) {
  for (const file of superfluous(await readdir(folder), keep)) {
    await rm(join(folder, file))
    console.log(`Removed ${file}`)
  }
}

function wholeNumber(text: string | undefined): number {
  if (text === undefined) return 0
  if (!/^\d{1,4}$/.test(text)) throw new WrongUsage(`"${text}" is not a number of days or weeks`)
  return Number(text)
}
