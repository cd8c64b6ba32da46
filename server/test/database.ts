import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { maintenance, openDatabase, patient } from '../src/platform/postgres/db.ts'

/**
 * A database of this file's own, cloned from the migrated template and used by the role that the product runs as.
 * What only the owner of its tables can do goes over `ownerUrl`. With `isImpatient` it is waited for no longer than in
 * the product.
 */
export async function createTestDatabase({ isImpatient = false } = {}) {
  const name = `test_${randomBytes(6).toString('hex')}`
  const at = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const url = at(inject('runtimeUrl'))
  await maintenance(inject('templateUrl'), async (client, template) => {
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
    )
  })
  // Of a busy machine, a test waits for longer than any visitor would.
  const { db, poolUse, close } = openDatabase(url, isImpatient ? {} : patient)
  return { url, ownerUrl: at(inject('templateUrl')), db, poolUse, close }
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
