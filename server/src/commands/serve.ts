import { createApp } from '../app.ts'
import { loadDemo } from '../demo/load.ts'
import { createSetupCode } from '../features/accounts/invitations.ts'
import { startJobs } from '../jobs.ts'
import type { Config } from '../platform/config.ts'
import { migrate, openDatabase } from '../platform/db.ts'
import { createLog } from '../platform/log.ts'
import { openStorage } from '../platform/open-storage.ts'
import { addPublishedSite, addSiteFromSources } from '../site.ts'

/** Runs one copy until it is told to stop; then it finishes what it has begun. */
export async function serve(config: Config) {
  await migrate(config.databaseUrl)
  const { db, close } = openDatabase(config.databaseUrl)
  const storage = openStorage(config)
  const log = createLog(config.logLevel)
  const jobs = await startJobs(config, db, log, storage)
  if (config.demo) await loadDemo({ db, storage, enqueue: jobs.enqueue, owner: config.demo })
  const setupCode = await createSetupCode(db)
  if (setupCode) {
    console.log(
      `Nobody can sign in yet. Become the owner: ${config.publicUrl}/register?invitation=${setupCode}`,
    )
  }
  const app = await createApp({ config, log, db, storage, queues: jobs })
  const isDevelopment = config.mode === 'development'
  const site = isDevelopment
    ? await addSiteFromSources(app, { config, storage })
    : await addPublishedSite(app, { config, db, storage })
  await app.listen({ host: config.host, port: config.port })
  const following = site?.follow()
  const stop = async () => {
    await app.close()
    await following?.stop()
    await jobs.stop()
    await close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)))
  }
}
