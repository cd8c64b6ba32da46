import { loadDemo } from '../demo/load.ts'
import { queues } from '../jobs.ts'
import type { Config } from '../platform/config.ts'
import { migrate, openDatabase } from '../platform/db.ts'
import { openJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { openStorage } from '../platform/open-storage.ts'

/** Fills an empty database with the demo company; one that is in use stays as it is. */
export async function fillWithDemo(config: Config) {
  await migrate(config.databaseUrl)
  const { db, close } = openDatabase(config.databaseUrl)
  const owner = config.demo ?? { email: 'demo@voltaris.example' }
  // Work that it leaves behind, such as smaller images, is done by the server.
  const { enqueue, stop } = await openJobs(config.databaseUrl, queues, createLog(config.logLevel))
  const isFilled = await loadDemo({ db, storage: openStorage(config), enqueue, owner })
  if (!isFilled) console.log('The database is in use already; nothing was changed.')
  await stop()
  await close()
}
