import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { maintenance } from './db.ts'
import { migrate } from './migrate.ts'

const roles = (url: string) => ({ databaseUrl: url, ownerUrl: url })

test('copies that migrate at the same time take turns, and each migration runs once', async () => {
  const name = `migrated_${crypto.randomUUID().slice(0, 8)}`
  const url = Object.assign(new URL(inject('templateUrl')), { pathname: `/${name}` }).href
  await Promise.all(Array.from({ length: 4 }, () => migrate(roles(url))))
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
  await migrate(roles(url))
  expect(await rows('select count(*)::int as runs from drizzle.__drizzle_migrations')).toEqual([{ runs }])
  await maintenance(url, async (client) => void (await client.query(`drop database ${name}`)))
})

let nextVersion: string
beforeEach(async () => {
  nextVersion = await mkdtemp(join(tmpdir(), 'busbar-migrations-'))
})
afterEach(() => rm(nextVersion, { recursive: true, force: true }))

/** The migrations of this version and one more, as the next version will have. */
async function addMigration(statement: string) {
  await cp(join(import.meta.dirname, '../../../migrations'), nextVersion, { recursive: true })
  const journalFile = join(nextVersion, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  const last = journal.entries.at(-1)
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next' })
  await writeFile(journalFile, JSON.stringify(journal))
  await writeFile(join(nextVersion, 'next.sql'), statement)
}

test('M9: a migration that waits for a long read holds up no enquiry, and is done once the read has ended', async () => {
  await addMigration('ALTER TABLE "messages" ADD COLUMN "added" integer;')
  // An enquiry that is held up is refused.
  const busbar = await createTestApp({ isImpatient: true })
  const reader = new pg.Client({ connectionString: busbar.url })
  await reader.connect()
  const columns = async () =>
    (await reader.query(`select from information_schema.columns where column_name = 'added'`)).rowCount
  await reader.query('begin; select count(*) from messages')

  let isDone = false
  const migrating = migrate({ databaseUrl: busbar.url, ownerUrl: busbar.ownerUrl }, nextVersion).then(() => {
    isDone = true
  })
  const message = { name: 'Ada Volt', email: 'ada@example.com', subject: 'Breakers', message: 'How many?' }
  const statuses = []
  for (let number = 0; number < 8; number++) {
    const { status } = await busbar.call('POST', '/api/contact', { body: message })
    statuses.push(status)
    await pause(300)
  }
  expect(statuses).toEqual(Array(8).fill(201))
  expect([isDone, await columns()]).toEqual([false, 0])

  await reader.query('commit')
  await migrating
  expect(await columns()).toBe(1)
  await reader.end()
  await busbar.close()
})
