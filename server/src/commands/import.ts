import { importContent } from '../exchange/import.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { openDatabase } from '../platform/postgres/db.ts'
import { openJobs } from '../platform/postgres/jobs.ts'
import { migrate } from '../platform/postgres/migrate.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { queues } from '../wiring/jobs.ts'
import { command } from './command.ts'
import { count, showProgress } from './progress.ts'

export const importAll = command({
  usage: '<file.zip>',
  help: `Creates everything that busbar export has written, by the rules that hold for everybody: all of it, or nothing
when one record breaks them. It is for an installation without content yet; accounts and settings of the server stay.
Copies that run publish it at once and make the pictures' smaller sizes.`,
  options: {},
  words: ['<file.zip>'],
  async run({ words, config }) {
    const settings = config()
    await migrate(settings)
    const { db, close } = openDatabase(settings.databaseUrl, { statementTimeout: 60_000 })
    const { enqueue, stop } = await openJobs(settings.databaseUrl, queues, createLog(settings.logLevel))
    try {
      const progress = showProgress('Pictures stored:')
      const storage = openStorage(settings)
      const made = await importContent({ db, storage, enqueue, path: words[0] ?? '', note: progress.at })
      progress.end(`${count(made.records)} records and ${count(made.pictures)} pictures imported.`)
    } finally {
      await stop()
      await close()
    }
    return 0
  },
})
