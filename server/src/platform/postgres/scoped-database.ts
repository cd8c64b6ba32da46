import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

type Database = NodePgDatabase
type Scope = { db: Database; isDryRun: boolean }

const opened = new WeakMap<Database, { pool: pg.Pool; real: Database }>()
const scopes = new AsyncLocalStorage<Scope>()

/** A pool's database as a proxy: inside a scope, such as a dry run, every call goes to the scope's database instead. */
export function databaseOf(pool: pg.Pool): Database {
  const real = drizzle(pool)
  const db = new Proxy(real, {
    get(_target, key) {
      const open: Database = scopes.getStore()?.db ?? real
      const value = Reflect.get(open, key, open)
      return typeof value === 'function' ? value.bind(open) : value
    },
  })
  opened.set(db, { pool, real })
  return db
}

export const poolOf = (db: Database) => opened.get(db)?.pool

/** Runs `work` so that all its queries, however deep, go to the database of this scope. */
export const inScope = <T>(scope: Scope, work: () => Promise<T>) => scopes.run(scope, work)

/** Whether everything written now is rolled back, so that nobody needs a notification. */
export const isDryRun = () => scopes.getStore()?.isDryRun ?? false

/** Does `work` over the connections of another pool, such as one that may take longer; a dry run stays in its own. */
export function askThrough<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (isDryRun()) return work()
  const real = opened.get(db)?.real
  if (!real) throw new Error('only a pool has connections of its own')
  return inScope({ db: real, isDryRun: false }, work)
}
