import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { maintenance, openDatabase } from '../src/platform/db.ts'

/** A database of this file's own, cloned from the migrated template. */
export async function createTestDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = Object.assign(new URL(inject('templateUrl')), { pathname: `/${name}` }).href
  await maintenance(inject('templateUrl'), async (client, template) => {
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
    )
  })
  const { db, close } = openDatabase(url)
  return { url, db, close }
}
