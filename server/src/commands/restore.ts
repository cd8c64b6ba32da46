import { openArchive } from '../backup/archive.ts'
import { compareDatabase, isEmptyDatabase, restoreDatabase, restorePictures } from '../backup/restore.ts'
import { createWhenMissing } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { openStorage } from '../platform/open-storage.ts'
import { command } from './command.ts'
import { count, showProgress } from './progress.ts'

export const restore = command({
  usage: '<archive> [--replace]',
  help: `Puts a backup into the database of DATABASE_URL, which is made when it is missing, and its pictures into the
storage. Stop all copies first; when they start again they publish all pages.

  --replace   put it in the place of whatever the database holds now, which is lost

All of the database is restored or, when something fails, nothing. Pictures are added; none is removed. A backup of an
older version is brought to this version's schema.`,
  options: { replace: { type: 'boolean', default: false } },
  words: ['<archive>'],
  async run({ values, words, config }) {
    const settings = config()
    const { ownerUrl } = settings
    const archive = await openArchive(words[0] ?? '')
    try {
      await createWhenMissing(ownerUrl)
      if (!values.replace && !(await isEmptyDatabase(ownerUrl))) {
        throw new Error('The database is not empty. With --replace everything that is in it would be lost.')
      }
      const progress = showProgress('Pictures restored:')
      await restorePictures(archive, {
        storage: openStorage(settings),
        replace: values.replace,
        note: progress.at,
      })
      await restoreDatabase(archive, ownerUrl)
      const problems = (await compareDatabase(archive, ownerUrl)).filter(
        (found) => !/page_stores/.test(found),
      )
      if (problems.length) throw new Error(`What was restored differs:\n  ${problems.join('\n  ')}`)
      await migrate(settings)
      const { createdAt, version } = archive.manifest
      progress.end(
        `Restored as of ${createdAt} (version ${version}), with ${count(archive.pictures.length)} picture files.`,
      )
    } finally {
      await archive.close()
    }
    return 0
  },
})
