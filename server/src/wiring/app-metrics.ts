import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { inboxHealth } from '../features/messages/inbox/inbox-health.ts'
import { countSetAside } from '../features/messages/inbox/set-aside.ts'
import { lastBackups } from '../platform/files/last-backups.ts'
import type { Database, PoolUse } from '../platform/postgres/db.ts'
import type { Queues } from '../platform/postgres/jobs.ts'
import { createMetrics } from '../platform/telemetry/metrics.ts'
import { version } from '../platform/telemetry/version.ts'

export type AppMetrics = ReturnType<typeof createAppMetrics>

/** Everything that this process counts, by its name. */
export function createAppMetrics() {
  const metrics = createMetrics()
  const loop = monitorEventLoopDelay({ resolution: 10 })
  loop.enable()
  metrics.gauge('busbar_info', 'The version that runs.', () => [{ labels: { version }, value: 1 }])
  metrics.gauge('busbar_event_loop_delay_seconds', 'Event loop delay since the last scrape.', () => {
    const quantiles = [50, 99].map((percent) => ({
      labels: { quantile: `${percent / 100}` },
      value: Math.max(0, (loop.percentile(percent) || 0) / 1e9 - 0.01),
    }))
    loop.reset()
    return quantiles
  })
  metrics.gauge('busbar_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss())
  return {
    metrics,
    requests: metrics.histogram('busbar_request_duration_seconds', 'Requests by route and status.'),
    refused: metrics.counter('busbar_requests_refused_total', 'Requests refused because of overload.'),
    contact: metrics.counter('busbar_contact_messages_total', 'Enquiries received.'),
    pages: metrics.counter('busbar_pages_total', 'Pages by result: published or failed.'),
    mails: metrics.counter('busbar_mails_total', 'Emails by result: sent or failed.'),
  }
}

const startedAt = new Date()

type Watched = { db: Database; poolUse: () => PoolUse; queues: Queues; imapUrl: string | null }

/** Adds what is looked up when it is asked for. */
export function watch({ metrics }: AppMetrics, { db, poolUse, queues, imapUrl }: Watched) {
  metrics.gauge('busbar_pool_connections', 'Database connections by state.', () => {
    const { used, idle } = poolUse()
    return [
      { labels: { state: 'used' }, value: used },
      { labels: { state: 'idle' }, value: idle },
    ]
  })
  metrics.gauge('busbar_pool_waiting', 'Requests waiting for a database connection.', () => poolUse().waiting)
  metrics.gauge('busbar_jobs', 'Jobs in the queues by state: waiting or failed.', async () => {
    const { waiting, failed } = await queues.backlog()
    return [
      { labels: { state: 'waiting' }, value: waiting },
      { labels: { state: 'failed' }, value: failed },
    ]
  })
  metrics.gauge('busbar_jobs_oldest_seconds', 'Age of the oldest waiting job.', async () => {
    return (await queues.backlog()).oldest
  })
  metrics.gauge(
    'busbar_unpublished_seconds',
    'Age of the oldest change that is not yet on every page.',
    async () => {
      const { rows } = await db.execute<{ age: number }>(sql`
        select coalesce(extract(epoch from now() - min(since)), 0)::float8 as age from (
          select min(at) as since from changes where number > (select min(followed_to) from page_stores)
          union all
          select min(pages_due.due_at) from pages_due join publications using (store, path)
          where pages_due.due_at <= now() and pages_due.due_as_of > as_of
        ) as unpublished`)
      return rows[0]?.age ?? 0
    },
  )
  metrics.gauge('busbar_pages_overdue', 'Pages whose republishing is overdue.', async () => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::float8 as count from pages_due where due_at < now() - interval '1 minute'`,
    )
    return rows[0]?.count ?? 0
  })
  metrics.gauge(
    'busbar_inbox_age_seconds',
    'How long ago the mailbox was last read, if there is one to read.',
    async () => (imapUrl ? ageOf((await inboxHealth(db, imapUrl)).readAt ?? startedAt) : []),
  )
  metrics.gauge(
    'busbar_inbox_set_aside',
    'Incoming emails set aside because they could not be read.',
    async () => (imapUrl ? countSetAside(db) : []),
  )
  metrics.gauge('busbar_backup_age_seconds', 'How long ago the last good backup was made.', async () =>
    ageOf((await lastBackups(db)).made?.at),
  )
  metrics.gauge(
    'busbar_backup_proof_age_seconds',
    'How long ago a backup was last restored and compared.',
    async () => ageOf((await lastBackups(db)).provenAt),
  )
}

/** No value: omit the sample. */
function ageOf(moment: Date | null | undefined) {
  return moment ? [{ value: (Date.now() - moment.getTime()) / 1000 }] : []
}
