import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { databaseOf } from './scoped-database.ts'

/**
 * The application's database. Two surprises: inside `dryRun`, every query through `db`, however deep, goes to one
 * transaction that is rolled back, because `db` is a proxy that follows the async context (`scoped-database.ts`). And
 * after `lookBack` (`content/history/as-of.ts`), temporary views shadow the tables, so that the same queries read the past.
 */
export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Anything a query can run on: the pool, or the transaction that is open. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

/** How many connections to the database are in use, and how many callers wait for one. */
export type PoolUse = { used: number; idle: number; waiting: number }

/** For work that nobody waits for: on a machine that is short of time it takes long, and is done all the same. */
export const patient = { connectionTimeout: 30_000, statementTimeout: 30_000, pauseTimeout: 60_000 }

/**
 * Opens a pool whose waits all end: for a connection after 1 s, for a statement after 2 s, and within a transaction for
 * the next one after 10 s, when somebody waits for the answer.
 */
export function openDatabase(
  url: string,
  { max = 10, connectionTimeout = 1000, statementTimeout = 2000, pauseTimeout = 10_000 } = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 3000,
    idle_in_transaction_session_timeout: pauseTimeout,
    application_name: 'busbar',
  })
  // A broken connection is replaced, and the query that needed it fails; without a listener it would end the
  // process. The pool listens for the idle ones only, so each has its own for the pauses within a transaction.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const poolUse = (): PoolUse => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  })
  return { db: databaseOf(pool), poolUse, close: () => pool.end() }
}

/** Creates an empty database if there is none. */
export async function createWhenMissing(url: string) {
  const missing = 'invalid_catalog_name' as const
  const codes = { [missing]: '3D000', duplicate: '42P04', racing: '23505' }
  const probe = new pg.Client({ connectionString: url })
  try {
    await probe.connect()
  } catch (error) {
    if ((error as { code?: string }).code !== codes[missing]) throw error
    await maintenance(url, async (client, name) => {
      await client.query(`create database ${pg.escapeIdentifier(name)}`).catch((cause: { code?: string }) => {
        // Another copy was faster.
        if (cause.code !== codes.duplicate && cause.code !== codes.racing) throw cause
      })
    })
  } finally {
    await probe.end()
  }
}

/** Runs `work` on the server's maintenance database, for what cannot be done from inside the one it concerns. */
export async function maintenance(url: string, work: (client: pg.Client, name: string) => Promise<void>) {
  const address = new URL(url)
  const name = decodeURIComponent(address.pathname.slice(1))
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    await work(client, name)
  } finally {
    await client.end()
  }
}
