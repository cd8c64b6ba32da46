import { createApp } from '../app.ts'
import { queues } from '../jobs.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { openDatabase, patient } from '../platform/postgres/db.ts'
import { openJobs } from '../platform/postgres/jobs.ts'
import { migrate } from '../platform/postgres/migrate.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { addPublishedSite } from '../website/site.ts'
import { command } from './command.ts'
import { count, showProgress } from './progress.ts'

export const publish = command({
  usage: '',
  help: `Renders every page of the site into SITE_FOLDER, for example after files were lost or edited by hand.
Saving and new builds publish automatically; copies may serve and publish while this runs.
A page that cannot be rendered keeps its last version; the exit code is then 1.`,
  options: {},
  async run({ config }) {
    const settings = config()
    await migrate(settings)
    const { db, close } = openDatabase(settings.databaseUrl, patient)
    const storage = openStorage(settings)
    const log = createLog(settings.logLevel)
    const jobs = await openJobs(settings.databaseUrl, queues, log)
    const app = await createApp({ config: settings, log, db, storage, queues: jobs })
    const site = await addPublishedSite(app, { config: settings, db, storage })
    await app.ready()
    const progress = showProgress('Pages published:')
    const { published, failed } = await site.publishAll(progress.at)
    progress.end(`${count(published)} pages published, ${count(failed)} failed.`)
    await app.close()
    await jobs.stop()
    await close()
    return failed > 0 ? 1 : 0
  },
})
