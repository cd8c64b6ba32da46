import { importContent } from '../exchange/import.ts'
import { queues } from '../jobs.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { openDatabase } from '../platform/postgres/db.ts'
import { openJobs } from '../platform/postgres/jobs.ts'
import { migrate } from '../platform/postgres/migrate.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { command } from './command.ts'
import { count, showProgress } from './progress.ts'

export const importAll = command({
  usage: '<file.zip>',
  help: `Creates everything that busbar export has written, under the usual rules: all of it, or nothing if one record breaks
them. It is for an installation without content; accounts and server settings stay as they are.
Running copies publish it at once and make the smaller sizes of the images.`,
  options: {},
  words: ['<file.zip>'],
  async run({ words, config }) {
    const settings = config()
    await migrate(settings)
    const { db, close } = openDatabase(settings.databaseUrl, { statementTimeout: 60_000 })
    const { enqueue, stop } = await openJobs(settings.databaseUrl, queues, createLog(settings.logLevel))
    try {
      const progress = showProgress('Images and files stored:')
      const storage = openStorage(settings)
      const made = await importContent({ db, storage, enqueue, path: words[0] ?? '', note: progress.at })
      progress.end(
        `${count(made.records)} records, ${count(made.images)} images and ${count(made.files)} files imported.`,
      )
    } finally {
      await stop()
      await close()
    }
    return 0
  },
})
