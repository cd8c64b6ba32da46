import { contentOrder } from '../exchange/content-file.ts'
import { exportContent } from '../exchange/export.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { openDatabase } from '../platform/postgres/db.ts'
import { command } from './command.ts'
import { count, showProgress } from './progress.ts'

export const exportAll = command({
  usage: '<file.zip>',
  help: `Writes content.json, the images and the files for download:
${contentOrder.join(', ')},
the company and the site's settings, as administrators entered them. Accounts, messages, subscribers and history are
left out; to keep everything, use busbar backup. busbar import reads the file into another installation.`,
  options: {},
  words: ['<file.zip>'],
  async run({ words, config }) {
    const settings = config()
    const { db, close } = openDatabase(settings.databaseUrl, { max: 1, statementTimeout: 60_000 })
    try {
      const progress = showProgress('Images and files written:')
      const storage = openStorage(settings)
      const made = await exportContent({ db, storage, path: words[0] ?? '', note: progress.at })
      progress.end(
        `${count(made.records)} records, ${count(made.images)} images and ${count(made.files)} files in ${(made.bytes / 1e6).toFixed(1)} MB.`,
      )
      if (made.missing) console.error(`${count(made.missing)} images or files are not in the storage.`)
    } finally {
      await close()
    }
    return 0
  },
})
