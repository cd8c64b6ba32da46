import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from '../telemetry/log.ts'
import type { Database } from './db.ts'

/** Does everything that is due, stopping between two steps when asked to; then it is called again. */
type Work = (db: Database, signal: AbortSignal) => Promise<void>

type Options = {
  databaseUrl: string
  /** One of `locks`. */
  lock: number
  everyMs: number
  work: Work
  /** Lets go of what the work holds open, once this copy no longer leads or stops. */
  release?: () => Promise<void>
  log: Logger
}

/**
 * Has one copy of the application do something, and another one when that copy is gone. The work goes over the very
 * connection that holds the lock: a copy that loses the lock can no longer change anything.
 */
export function runAsLeader({ databaseUrl, lock, everyMs, work, release, log }: Options) {
  const stopping = new AbortController()
  const { signal } = stopping

  async function connected() {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'busbar leader',
      connectionTimeoutMillis: 5000,
      statement_timeout: 10_000,
      query_timeout: 15_000,
      keepAlive: true,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      // A machine that went dark is noticed in half a minute, and its lock is free again.
      await client.query(
        'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
      )
      const db = drizzle(client)
      let isOurs = false
      while (!signal.aborted) {
        isOurs ||= (await client.query('select pg_try_advisory_lock($1) as taken', [lock])).rows[0].taken
        if (isOurs) await work(db, signal)
        await rest(everyMs)
      }
    } finally {
      await release?.()
      await client.end().catch(() => {})
    }
  }

  async function run() {
    while (!signal.aborted) {
      await connected().catch((error) => {
        if (!signal.aborted) log.warn({ err: error }, 'background work was interrupted and begins again')
      })
      await rest(1000)
    }
  }

  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => {})
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
