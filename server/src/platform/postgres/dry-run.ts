import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { unavailable } from '../errors.ts'
import { createLimiter } from '../limiter.ts'
import { withTimeout } from '../with-timeout.ts'
import { inScope, isDryRun, poolOf } from './scoped-database.ts'

type Database = NodePgDatabase
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Somebody who saves must not wait for a dry run that waits for a third. */
const lockTimeout = 500
const attempts = 5
/** As long as a page may take to render, and a moment. */
const runAtMost = 12_000

/** Where dry runs wait for their turn: those of one place never wait for those of another. */
export type Place = ReturnType<typeof createPlace>

export function createPlace({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const limit = createLimiter(atOnce)
  let waiting = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting) throw unavailable()
    waiting++
    return limit(() => {
      waiting--
      return work()
    })
  }
}

/** So few at once that there are always connections for those who save. */
const forUsers = createPlace({ atOnce: 2, mostWaiting: 100 })

/**
 * Runs `work` in a transaction that is always rolled back. Whatever asks the database on the way, however deep, sees
 * what `work` has written; nobody else ever does. A dry run never waits long for a lock: it lets go of all that it holds
 * and begins anew.
 */
export async function dryRun<T>(db: Database, work: () => Promise<T>, inTurn: Place = forUsers): Promise<T> {
  if (isDryRun()) throw new Error('a dry run cannot begin another')
  const pool = poolOf(db)
  if (!pool) throw new Error('only a pool can give a dry run a connection of its own')
  return inTurn(async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await runOnce(pool, work)
      } catch (error) {
        if (!isLocked(error)) throw error
        if (attempt === attempts) throw Object.assign(unavailable(), { cause: error })
      }
    }
  })
}

async function runOnce<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const state = { isOver: false }
  const scope = scopeOf(client, state)
  let isRolledBack = false
  const run = async () => {
    await client.query(`begin; set local lock_timeout = ${lockTimeout}; set local busbar.dry_run = 'on'`)
    try {
      return await inScope({ db: scope.db, isDryRun: true }, async () => await work())
    } finally {
      // A connection that was ended meanwhile has taken everything back, and why it was says what `work` threw.
      isRolledBack = await scope.rollBack().then(
        () => true,
        () => false,
      )
    }
  }
  try {
    return await withTimeout(runAtMost, 'a dry run', run())
  } finally {
    state.isOver = true
    // One that could not be rolled back may still be at work on its connection, which ends with it.
    client.release(!isRolledBack)
  }
}

/**
 * The open transaction as a database. One connection runs one query after the other, so they queue; a transaction
 * inside is a savepoint with a queue of its own, for whose end the others wait.
 */
function scopeOf(client: pg.PoolClient, state: { isOver: boolean }, depth = 1) {
  const queue = createLimiter(1)
  const ask = (...args: unknown[]) =>
    queue(async () => {
      // By now the connection is somebody else's.
      if (state.isOver) throw new Error('the dry run is over')
      return (client.query as (...args: unknown[]) => Promise<unknown>)(...args)
    })
  const savepoint = `dry_run_${depth}`
  const db: Database = Object.assign(drizzle({ query: ask } as unknown as pg.PoolClient), {
    transaction: <R>(work: (tx: Transaction) => Promise<R>) =>
      queue(async () => {
        const inner = scopeOf(client, state, depth + 1)
        await inner.ask(`savepoint ${savepoint}`)
        try {
          const result = await inScope({ db: inner.db, isDryRun: true }, () => work(inner.db as Transaction))
          await inner.ask(`release savepoint ${savepoint}`)
          return result
        } catch (error) {
          await inner.ask(`rollback to savepoint ${savepoint}`)
          throw error
        }
      }),
  })
  return {
    db,
    ask,
    /** After the query that runs; those that come later are refused. */
    rollBack: () =>
      queue(async () => {
        state.isOver = true
        await client.query('rollback')
      }),
  }
}

function isLocked(error: unknown) {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return ['55P03', '40P01'].includes(cause?.code ?? code ?? '')
}
