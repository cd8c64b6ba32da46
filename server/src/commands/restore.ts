import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openArchive } from '../backup/archive.ts'
import { decryptFile, isEncrypted, readIdentities } from '../backup/encryption.ts'
import { compareDatabase, isEmptyDatabase, restoreDatabase, restoreImages } from '../backup/restore.ts'
import type { Config } from '../platform/config.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { createWhenMissing } from '../platform/postgres/db.ts'
import { migrate } from '../platform/postgres/migrate.ts'
import { command } from './command.ts'
import { count, showProgress } from './progress.ts'

export const restore = command({
  usage: '<archive> [--replace] [--identity <file>]',
  help: `Restores a backup into the database of DATABASE_URL, which is created if it is missing, and its images into the
storage. Stop all copies first; when they start again, they publish all pages.

  --replace           replace whatever the database holds now, which is lost
  --identity <file>   the secret key that opens an encrypted backup, as age-keygen wrote it; - reads it from standard
                      input, so that it is never stored on this server

The database is restored completely or, if anything fails, not at all. Images are added; none is removed. A backup of
an older version is migrated to this version's schema.`,
  options: { replace: { type: 'boolean', default: false }, identity: { type: 'string' } },
  words: ['<archive>'],
  async run({ values, words, config }) {
    const settings = config()
    const { ownerUrl } = settings
    const { path, forget } = await opened(words[0] ?? '', settings, values.identity)
    const archive = await openArchive(path).catch(async (error) => {
      await forget()
      throw error
    })
    try {
      await createWhenMissing(ownerUrl)
      if (!values.replace && !(await isEmptyDatabase(ownerUrl))) {
        throw new Error(
          'The database is not empty. Use --replace to overwrite it; everything in it will be lost.',
        )
      }
      const progress = showProgress('Images restored:')
      await restoreImages(archive, {
        storage: openStorage(settings),
        replace: values.replace,
        note: progress.at,
      })
      await restoreDatabase(archive, ownerUrl)
      const problems = (await compareDatabase(archive, ownerUrl)).filter(
        (found) => !/page_stores/.test(found),
      )
      if (problems.length)
        throw new Error(`The restored data differs from the backup:\n  ${problems.join('\n  ')}`)
      await migrate(settings)
      const { createdAt, version } = archive.manifest
      progress.end(
        `Restored as of ${createdAt} (version ${version}), with ${count(archive.images.length)} image files.`,
      )
    } finally {
      await archive.close()
      await forget()
    }
    return 0
  },
})

/** The archive as it can be read: an encrypted one is decrypted into a folder that only this user can enter. */
async function opened(archive: string, { backupFolder }: Config, identity?: string) {
  await assertFile(archive, `Your backups are in ${backupFolder}, unless you keep them elsewhere.`)
  if (!(await isEncrypted(archive))) return { path: archive, forget: async () => {} }
  if (!identity) throw new Error(`${archive} is encrypted. Say where its secret key is: --identity <file>`)
  if (identity !== '-') await assertFile(identity, 'It is the file that age-keygen wrote.')
  const identities = await readIdentities(identity)
  await mkdir(backupFolder, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(backupFolder, '.unencrypted-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'archive.zip')
  try {
    await decryptFile(archive, path, identities)
  } catch (error) {
    await forget()
    throw error
  }
  return { path, forget }
}

/** A mistyped name gets a clear message that says where to look. */
async function assertFile(path: string, hint: string) {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new Error(`There is no file ${path}. ${hint}`)
}
