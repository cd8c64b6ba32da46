import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Logger } from '../telemetry/log.ts'
import type { Traces } from '../telemetry/traces.ts'
import type { Transaction } from './db.ts'

/** A kind of work that is done later: its queue, and what its payload looks like. */
export type JobKind<Payload> = {
  queue: string
  payload: z.ZodType<Payload>
  /** When it is due by itself, as a cron expression: once in all copies, with an empty payload. */
  due?: string
}

/** Puts work into a queue inside the transaction of its cause: both are committed, or neither. */
export type Enqueue = <Payload>(
  tx: Transaction,
  kind: JobKind<Payload>,
  payload: Payload,
  options?: {
    /** Names the work, so that it can be withdrawn. */
    id?: string
    /** Seconds until it is due. */
    startAfter?: number
  },
) => Promise<void>

/** Does one piece of work. It may be called again after a failure or a crash, with the same id, until the last try. */
export type JobHandler<Payload> = (payload: Payload, id: string, isLastTry?: boolean) => Promise<void>

const mostFailed = 50

/**
 * A worker sends a heartbeat every few seconds. After this long without one its process is dead, and another
 * takes over: a copy that is killed while it sends delays a mail by half a minute, not by the hour.
 */
const silence = { heartbeatSeconds: 15 }
const lookEvery = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 }

/** Work that failed: it waits for its next try, or was given up. */
export type FailedJob = { id: string; data: unknown; at: string; isGivenUp: boolean }

type Jobs = Awaited<ReturnType<typeof openJobs>>
/** What the API may do with the queues. */
export type Queues = Pick<Jobs, 'enqueue' | 'withdraw' | 'failed' | 'tryAgain' | 'forget' | 'backlog'>

const longestBuild = 10 * 60_000

/** Brings the tables of the queues to the schema of this version, as the role that owns them. */
export async function installQueues(ownerUrl: string, lockTimeout: number) {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    application_name: 'busbar migrate',
    max: 1,
    options: `-c lock_timeout=${lockTimeout}`,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => {})
  try {
    await boss.start()
    // Indexes of a newer version are built while the queues are in use; only their owner can do it.
    const unfinished = `select 1 from pgboss.bam where status in ('pending', 'in_progress') limit 1`
    const giveUpAt = Date.now() + longestBuild
    while (Date.now() < giveUpAt && (await boss.getDb().executeSql(unfinished)).rows.length > 0)
      await pause(1000)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Queues in PostgreSQL. Failed work is tried again with growing pauses for about a day, then kept as failed. */
export async function openJobs(url: string, queues: string[], log: Logger, traces?: Traces) {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'busbar jobs',
    max: 4,
    useListenNotify: true,
    ...lookEvery,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has a problem'))
  await boss.start()
  const rules = { retryLimit: 12, retryDelay: 15, retryBackoff: true, notify: true, ...silence }
  for (const queue of queues) {
    await boss.createQueue(queue, rules)
    // One that an older version made keeps its rules otherwise.
    await boss.updateQueue(queue, rules)
  }
  const enqueue: Enqueue = async (tx, { queue, payload: schema }, payload, options) => {
    const data = { ...(schema.parse(payload) as object), ...traces?.cause() }
    await boss.send(queue, data, { ...options, db: fromDrizzle(tx, sql) })
  }
  const onFailed = async (statement: string, { queue }: { queue: string }, id: string) => {
    const where = `where name = $1 and id = $2 and state in ('failed', 'retry') returning id`
    const { rows } = await boss.getDb().executeSql(`${statement} ${where}`, [queue, id])
    return rows.length > 0
  }
  return {
    enqueue,
    /** Takes named work out of its queue, together with its cause; false while it is being done. */
    async withdraw(tx: Transaction, { queue }: { queue: string }, id: string): Promise<boolean> {
      const job = sql`from pgboss.job where name = ${queue} and id = ${id}`
      await tx.execute(sql`delete ${job} and state <> 'active'`)
      const { rows } = await tx.execute(sql`select 1 ${job}`)
      return rows.length === 0
    },
    /** The newest of what failed, be it for the time being or for good, or is being tried again just now. */
    async failed({ queue }: { queue: string }): Promise<FailedJob[]> {
      const { rows } = await boss.getDb().executeSql(
        `select id, data, created_on as "at", state = 'failed' as "isGivenUp" from pgboss.job
         where name = $1 and (state in ('failed', 'retry') or state = 'active' and retry_count > 0)
         order by created_on desc limit ${mostFailed}`,
        [queue],
      )
      return (rows as (Omit<FailedJob, 'at'> & { at: Date })[]).map((row) => ({
        ...row,
        at: row.at.toISOString(),
      }))
    },
    /** Has it tried again now, whenever its next try was; says whether there was something to try. */
    tryAgain: (kind: { queue: string }, id: string) =>
      onFailed(
        `update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
           retry_limit = greatest(retry_limit, retry_count + 1)`,
        kind,
        id,
      ),
    /** Gives it up and forgets it; says whether there was something to forget. */
    forget: (kind: { queue: string }, id: string) => onFailed('delete from pgboss.job', kind, id),
    /** How much is due, for how many seconds the first of it, and how much was given up. */
    async backlog(): Promise<{ waiting: number; oldest: number; failed: number }> {
      const { rows } = await boss.getDb().executeSql(
        `select count(*) filter (where is_due)::int as waiting,
           coalesce(extract(epoch from now() - min(start_after) filter (where is_due)), 0)::int as oldest,
           count(*) filter (where state = 'failed')::int as failed
         from (select *, state in ('created', 'retry') and start_after <= now() as is_due from pgboss.job
           where name = any($1)) as job`,
        [queues],
      )
      return rows[0]
    },
    async work<Payload>({ queue, payload, due }: JobKind<Payload>, handler: JobHandler<Payload>) {
      if (due) await boss.schedule(queue, due, {})
      const worker = await boss.work(
        queue,
        { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, includeMetadata: true },
        async (batch) => {
          try {
            for (const job of batch) {
              const isLastTry = job.retryCount >= job.retryLimit
              const work = async () => handler(payload.parse(job.data), job.id, isLastTry)
              await (traces?.followJob(queue, job, work) ?? work()).catch((error: unknown) => {
                log.warn({ err: error, queue, job: job.id }, 'a job failed and will be tried again')
                throw error
              })
            }
          } finally {
            // Where there was one there may be more: without this the next would wait for a second.
            boss.notifyWorker(worker)
          }
        },
      )
    },
    /** Lets work that was begun finish for a while, then gives it back for another to do. */
    stop: () => boss.stop({ graceful: true, timeout: 3000 }),
  }
}
