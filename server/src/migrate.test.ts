import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { maintenance, migrate } from './platform/db.ts'

test('copies that migrate at the same time take turns, and each migration runs once', async () => {
  const name = `migrated_${crypto.randomUUID().slice(0, 8)}`
  const url = Object.assign(new URL(inject('templateUrl')), { pathname: `/${name}` }).href
  await Promise.all(Array.from({ length: 4 }, () => migrate(url)))
  const rows = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const found = (await client.query(statement)).rows
    await client.end()
    return found
  }
  const [{ runs, kinds }] = await rows(
    'select count(*)::int as runs, count(distinct hash)::int as kinds from drizzle.__drizzle_migrations',
  )
  expect(runs).toBeGreaterThan(5)
  expect(kinds).toBe(runs)
  await migrate(url)
  expect(await rows('select count(*)::int as runs from drizzle.__drizzle_migrations')).toEqual([{ runs }])
  await maintenance(url, async (client) => void (await client.query(`drop database ${name}`)))
})
