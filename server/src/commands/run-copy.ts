import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '../app.ts'
import { loadDemo } from '../demo/load.ts'
import { createSetupCode } from '../features/accounts/invitations.ts'
import { sealSecrets } from '../features/accounts/second-factor/seal-secrets.ts'
import { followInbox } from '../features/messages/inbox/follow-inbox.ts'
import { queues, startJobs } from '../jobs.ts'
import type { Config } from '../platform/config.ts'
import { openStorage } from '../platform/files/open-storage.ts'
import { usualLimits } from '../platform/http/overload.ts'
import { stopListening } from '../platform/http/stop-listening.ts'
import { checkMail } from '../platform/mail/mail.ts'
import { openDatabase, patient } from '../platform/postgres/db.ts'
import { openJobs } from '../platform/postgres/jobs.ts'
import { migrate } from '../platform/postgres/migrate.ts'
import { createSecretBox } from '../platform/secrets/secret-box.ts'
import { createLog } from '../platform/telemetry/log.ts'
import { startMetricsServer } from '../platform/telemetry/metrics-server.ts'
import { addPublishedSite, addSiteFromSources } from '../website/site.ts'
import { createAppMetrics, watch } from '../wiring/app-metrics.ts'
import { unencrypted } from './doctor/checkup.ts'
import { onStopSignal } from './stop-signal.ts'

type Tasks = {
  /** Whether it answers requests. */
  listens: boolean
  /** Whether it works on the queues and publishes. */
  works: boolean
}

/** Runs one copy of the product until a signal stops it; then it finishes what it has begun. */
export async function runCopy(config: Config, { listens, works }: Tasks): Promise<undefined> {
  await migrate(config)
  const { db, poolUse, close } = openDatabase(config.databaseUrl)
  // Nobody waits for what is done later, and it must not take connections from those who do wait.
  const later = openDatabase(config.databaseUrl, { max: 8, ...patient })
  const secrets = createSecretBox(config.encryption)
  await sealSecrets(later.db, secrets)
  const storage = openStorage(config)
  const log = createLog(config.logLevel)
  const appMetrics = createAppMetrics()
  // Loaded on demand: installations that do not use it do not pay for it.
  const traces = config.traces
    ? (await import('../platform/telemetry/traces.ts')).startTraces(config.traces, log)
    : undefined
  const jobs = works
    ? await startJobs(config, later.db, log, storage, { mails: appMetrics.mails, traces })
    : await openJobs(config.databaseUrl, queues, log, traces)
  if (config.demo) await loadDemo({ db: later.db, storage, enqueue: jobs.enqueue, owner: config.demo })
  await inviteFirstOwner()
  const stopping = new AbortController()
  const isDevelopment = config.mode === 'development'
  const app = await createApp({
    config,
    log,
    db,
    storage,
    queues: jobs,
    appMetrics,
    traces,
    stopping: stopping.signal,
    // Compiling blocks the process for seconds while the developer waits for the page.
    limits: isDevelopment ? { ...usualLimits, delay: Number.POSITIVE_INFINITY } : usualLimits,
  })
  watch(appMetrics, { db, poolUse, queues: jobs, imapUrl: config.inbox.imapUrl })
  const site = isDevelopment
    ? await addSiteFromSources(app, { config, db, storage })
    : await addPublishedSite(app, { config, db, later: later.db, storage, appMetrics })
  if (listens) await app.listen({ host: config.host, port: config.port })
  else await app.ready()
  const following = works ? site?.follow() : undefined
  const reading = works ? followInbox(config, log) : undefined
  if (works) void sayWhenUnencrypted()
  const isReady = async () => (await app.inject('/api/readyz')).statusCode === 200
  const operators =
    config.metrics && (await startMetricsServer({ ...config.metrics, metrics: appMetrics.metrics, isReady }))

  onStopSignal(log, async () => {
    stopping.abort()
    // Pages first, while everything that renders them still runs; the load balancer notices meanwhile.
    await Promise.all([following?.stop(), reading?.stop(), listens && pause(config.drainFor)])
    if (listens) await stopListening(app.server)
    await app.close()
    await jobs.stop()
    await operators?.close()
    await traces?.stop()
    await later.close()
    await close()
  })

  /** Mail waits for as long as its server offers no encryption: better known now than at the first message. */
  async function sayWhenUnencrypted() {
    const reason = await checkMail(config.mail).catch(() => null)
    if (reason === 'no-tls') log.warn(`SMTP_URL: ${unencrypted}`)
  }

  async function inviteFirstOwner() {
    const code = await createSetupCode(later.db, secrets)
    if (!code) return
    console.log(
      `There are no users yet. Become the owner: ${config.publicUrl}/register?invitation=${code}&first`,
    )
  }
}
