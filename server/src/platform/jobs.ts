import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Transaction } from './db.ts'
import type { Logger } from './log.ts'

/** A kind of work that is done later: its queue, and what its payload looks like. */
export type JobKind<Payload> = {
  queue: string
  payload: z.ZodType<Payload>
  /** When it is due by itself, as a cron expression: once in all copies, with an empty payload. */
  due?: string
}

/** Puts work into a queue inside the transaction of its cause: both are committed, or neither. */
export type Enqueue = <Payload>(tx: Transaction, kind: JobKind<Payload>, payload: Payload) => Promise<void>

/** Does one piece of work. It may be called again after a failure or a crash, with the same id, until the last try. */
export type JobHandler<Payload> = (payload: Payload, id: string, isLastTry?: boolean) => Promise<void>

/** Queues in PostgreSQL. Failed work is tried again with growing pauses for about a day, then kept as failed. */
export async function openJobs(url: string, queues: string[], log: Logger) {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'busbar jobs',
    max: 4,
    useListenNotify: true,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue has a problem'))
  await boss.start()
  for (const queue of queues) {
    await boss.createQueue(queue, { retryLimit: 12, retryDelay: 15, retryBackoff: true, notify: true })
  }
  const enqueue: Enqueue = async (tx, { queue, payload: schema }, payload) => {
    await boss.send(queue, schema.parse(payload) as object, { db: fromDrizzle(tx, sql) })
  }
  return {
    enqueue,
    async work<Payload>({ queue, payload, due }: JobKind<Payload>, handler: JobHandler<Payload>) {
      if (due) await boss.schedule(queue, due, {})
      const worker = await boss.work(
        queue,
        { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, includeMetadata: true },
        async (batch) => {
          for (const job of batch) {
            const isLastTry = job.retryCount >= job.retryLimit
            await handler(payload.parse(job.data), job.id, isLastTry).catch((error: unknown) => {
              log.warn({ err: error, queue, job: job.id }, 'a job failed and will be tried again')
              throw error
            })
          }
          // Where there was one there may be more: without this the next would wait for a second.
          boss.notifyWorker(worker)
        },
      )
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
