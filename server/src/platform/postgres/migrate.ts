import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Config } from '../config.ts'
import { createWhenMissing } from './db.ts'
import { grantToRuntime, isSeparateRole } from './grants.ts'
import { installQueues } from './jobs.ts'
import { locks } from './locks.ts'

const ownMigrations = new URL('../../../migrations', import.meta.url).pathname

/** A statement that waits for a table makes everybody else wait behind it, and messages wait for two seconds. */
const lockTimeout = 500
const patience = 10 * 60_000
const longestPause = 5000

/**
 * Creates the database if it is missing and brings it to the newest schema, as the role that owns it; copies that start
 * together take turns. It never blocks other users of the database, but waits for a quiet moment.
 */
export async function migrate(
  { databaseUrl, ownerUrl }: Pick<Config, 'databaseUrl' | 'ownerUrl'>,
  migrationsFolder = ownMigrations,
) {
  const isSeparate = isSeparateRole(databaseUrl, ownerUrl)
  if (!isSeparate && (await isNewest(databaseUrl, migrationsFolder))) return
  await createWhenMissing(ownerUrl)
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'busbar migrate' })
  await client.connect()
  try {
    // Before the timeout is set, because it holds for this lock as well.
    await client.query('select pg_advisory_lock($1)', [locks.migration])
    await client.query(`set lock_timeout = ${lockTimeout}`)
    await untilUnlocked(() => runMigrations(drizzle(client), { migrationsFolder }))
    await untilUnlocked(() => installQueues(ownerUrl, lockTimeout))
    if (isSeparate) await untilUnlocked(() => grantToRuntime(client, databaseUrl))
  } catch (error) {
    throw codeOf(error) === refused ? new Error(mayNotMigrate, { cause: error }) : error
  } finally {
    await client.end()
  }
}

const lockNotAvailable = '55P03'
const refused = '42501'
const mayNotMigrate =
  'The database needs a newer schema, and this role is not allowed to change it. Run `busbar migrate` with MIGRATION_DATABASE_URL.'

async function untilUnlocked(work: () => Promise<void>) {
  const giveUpAt = Date.now() + patience
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable || Date.now() > giveUpAt) throw error
      if (attempt === 1)
        console.log('The migration is waiting for a table that is in use, and will try again.')
      await pause(Math.min(500 * attempt, longestPause))
    }
  }
}

function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code
}

/** Whether there is nothing to do, which a role that may not change the schema can tell as well. */
async function isNewest(url: string, migrationsFolder: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    const { applied, known } = await countMigrations(client, migrationsFolder)
    return applied >= known
  } catch {
    return false
  } finally {
    await client.end()
  }
}

/** How many migrations this database has had, and how many this version knows. */
export async function countMigrations(
  client: pg.Client,
  migrationsFolder = ownMigrations,
): Promise<{ applied: number; known: number }> {
  const known = readMigrationFiles({ migrationsFolder }).length
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as begun`,
  )
  if (!rows[0].begun) return { applied: 0, known }
  const counted = await client.query('select count(*)::int as applied from drizzle.__drizzle_migrations')
  return { applied: counted.rows[0].applied, known }
}
