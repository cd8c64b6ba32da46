import { loadDemo } from '../demo/load.ts'
import { queues } from '../jobs.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { openDatabase, patient } from '../platform/postgres/db.ts'
import { openJobs } from '../platform/postgres/jobs.ts'
import { migrate } from '../platform/postgres/migrate.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { command } from './command.ts'

export const demo = command({
  usage: '',
  help: `Adds services, products, events, people, images and messages of a made-up company, and an owner who can sign in.
DEMO_EMAIL and DEMO_PASSWORD set the sign-in if DEMO is set; otherwise one is made up and shown.
A database that is in use is left as it is.`,
  options: {},
  async run({ config }) {
    const settings = config()
    await migrate(settings)
    const { db, close } = openDatabase(settings.databaseUrl, patient)
    const owner = settings.demo ?? { email: 'demo@busbar.example' }
    // Work that it leaves behind, such as smaller images, is done by the server.
    const { enqueue, stop } = await openJobs(settings.databaseUrl, queues, createLog(settings.logLevel))
    const isFilled = await loadDemo({ db, storage: openStorage(settings), enqueue, owner })
    if (!isFilled) console.log('The database is already in use; nothing was changed.')
    await stop()
    await close()
    return 0
  },
})
