import { randomUUIDv7 } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openArchive } from '../backup/archive.ts'
import { encryptAndReadBack } from '../backup/encryption.ts'
import { backupsToDelete, nameOf } from '../backup/keep.ts'
import { makeBackup } from '../backup/make.ts'
import { proveArchive } from '../backup/prove.ts'
import type { Config } from '../platform/config.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { type Database, openDatabase } from '../platform/postgres/db.ts'
import { backups } from '../platform/postgres/tables.ts'
import { command, WrongUsage } from './command.ts'
import { count, showProgress } from './progress.ts'

export const backup = command({
  usage: '[--to <folder>] [--verify] [--keep-days <n>] [--keep-weeks <n>]',
  help: `Writes the database and the images, as they are at one moment, to one archive, while the product keeps running.
It goes to BACKUP_FOLDER, or where --to says. The back office shows when the last one was made and verified.

  --verify          restore it into a database beside the original, compare every table, read every image
  --keep-days <n>   then keep the newest backup of each of the last n days that have one, and remove the others
  --keep-weeks <n>  the same for weeks; with both, what either keeps is kept

For every night:  busbar backup --verify --keep-days 7 --keep-weeks 5
The archive is a zip file with everything in it, including password hashes and messages. With BACKUP_RECIPIENT it is
encrypted in age's format once it is verified, and this server can no longer read it. Keep a copy on another machine.`,
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
  const { backupRecipients } = config
  const isEncrypted = backupRecipients.length > 0
  const file = nameOf(startedAt) + (isEncrypted ? '.age' : '')
  const place = isEncrypted ? await makePlainFolder(folder) : folder
  const path = join(place, nameOf(startedAt))
  const note = { _id: randomUUIDv7(), startedAt, file, bytes: 0, rows: 0, pictures: 0 }
  try {
    const progress = showProgress('Images copied:')
    const { manifest, bytes } = await makeBackup({
      databaseUrl: config.ownerUrl,
      storage: openStorage(config),
      path,
      note: progress.at,
    })
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    const { files, missing } = manifest.pictures
    if (missing)
      console.error(`${count(missing)} image files are in the database but missing from the storage.`)
    const problems = isProven ? await prove(config, path) : []
    if (problems.length)
      throw new Error(`The backup failed its check:\n  ${problems.slice(0, 20).join('\n  ')}`)
    if (isEncrypted) await encrypt(path, join(folder, file), backupRecipients)
    progress.end(
      `${count(rows)} rows and ${count(files)} image files in ${(bytes / 1e6).toFixed(1)} MB: ${join(folder, file)}`,
    )
    const finishedAt = new Date()
    await db
      .insert(backups)
      .values({ ...note, bytes, rows, pictures: files, finishedAt, provenAt: isProven ? finishedAt : null })
    if (isProven)
      console.error('Proven: restored beside the original, and every table and image is identical.')
  } catch (error) {
    const problem = (error as Error).message.slice(0, 500)
    // When the database itself is away there is nowhere to say so.
    await db
      .insert(backups)
      .values({ ...note, finishedAt: new Date(), problem })
      .catch(() => {})
    throw error
  } finally {
    if (isEncrypted) await rm(place, { recursive: true, force: true })
  }
}

/** What is wrong with an archive: nothing, in a good one. */
async function prove({ ownerUrl }: Config, path: string): Promise<string[]> {
  const progress = showProgress('Images read back:')
  const archive = await openArchive(path)
  try {
    return await proveArchive(archive, { databaseUrl: ownerUrl, note: progress.at })
  } finally {
    await archive.close()
  }
}

const plainPrefix = '.unencrypted-'
const day = 24 * 60 * 60_000

/** Where an archive lies until it is encrypted. Leftovers of a killed run are removed a day later. */
async function makePlainFolder(folder: string): Promise<string> {
  for (const name of await readdir(folder)) {
    const old = join(folder, name)
    if (name.startsWith(plainPrefix) && Date.now() - (await stat(old)).mtimeMs > day)
      await rm(old, { recursive: true, force: true })
  }
  return mkdtemp(join(folder, plainPrefix))
}

/** The file appears under its name when it is complete and was found to open. */
async function encrypt(from: string, to: string, recipients: string[]) {
  await encryptAndReadBack(from, `${to}.part`, recipients)
  await rename(`${to}.part`, to)
}

async function tidy(folder: string, keep: { days: number; weeks: number }) {
  for (const file of backupsToDelete(await readdir(folder), keep)) {
    await rm(join(folder, file))
    console.log(`Removed ${file}`)
  }
}

function wholeNumber(text: string | undefined): number {
  if (text === undefined) return 0
  if (!/^\d{1,4}$/.test(text)) throw new WrongUsage(`"${text}" is not a number of days or weeks`)
  return Number(text)
}
