import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { maintenance, openDatabase } from '../src/platform/postgres/db.ts'

/**
 * A database of this file's own, cloned from the migrated template and used by the role that the product runs as.
 * What only the owner of its tables can do goes over `ownerUrl`.
 */
export async function createTestDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`
  const at = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const url = at(inject('runtimeUrl'))
  await maintenance(inject('templateUrl'), async (client, template) => {
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
    )
  })
  const { db, close } = openDatabase(url)
  return { url, ownerUrl: at(inject('templateUrl')), db, close }
}

/** Runs SQL as the role that owns the tables. */
export async function asOwner(ownerUrl: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
