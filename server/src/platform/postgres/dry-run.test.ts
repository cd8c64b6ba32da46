import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { asOwner, createTestDatabase } from '../../../test/database.ts'
import { answerError } from '../http/answer-error.ts'
import { createLog } from '../telemetry/log.ts'
import { dryRun } from './dry-run.ts'
import { openJobs } from './jobs.ts'
import { isDryRun } from './scoped-database.ts'
import { signingKeys } from './tables.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const value = Buffer.from('key')
const add = (name: string) => database.db.insert(signingKeys).values({ name, value })
const names = async () => {
  const rows = await database.db.select({ name: signingKeys.name }).from(signingKeys)
  return rows.map(({ name }) => name).sort()
}

test('what is written is seen inside, by nobody outside, and gone afterwards', async () => {
  const seen = await dryRun(database.db, async () => {
    expect(isDryRun()).toBe(true)
    await add('inside')
    const other = new pg.Client({ connectionString: database.url })
    await other.connect()
    const { rows: outside } = await other.query('select name from signing_keys')
    await other.end()
    return { inside: await names(), outside }
  })
  expect(seen).toEqual({ inside: ['inside'], outside: [] })
  expect(await names()).toEqual([])
  expect(isDryRun()).toBe(false)
})

test('queries that are asked at once run one after the other, and a transaction has the connection to itself', async () => {
  const warnings: Error[] = []
  const warn = (warning: Error) => void warnings.push(warning)
  process.on('warning', warn)
  const { db } = database
  const found = await dryRun(db, async () => {
    await Promise.all([
      add('a'),
      db.transaction(async (tx) => {
        await Promise.all([tx.insert(signingKeys).values({ name: 'b', value }), add('c')])
        // The application's own database is the same transaction.
        expect(await names()).toEqual(expect.arrayContaining(['b', 'c']))
      }),
      add('d'),
      db.execute(sql`select pg_sleep(0.01)`),
    ])
    return names()
  })
  process.off('warning', warn)
  expect(found).toEqual(['a', 'b', 'c', 'd'])
  expect(warnings).toEqual([])
})

test('a transaction that fails inside takes back what is its own alone', async () => {
  const { db } = database
  const found = await dryRun(db, async () => {
    await add('kept')
    const failing = db.transaction(async (tx) => {
      await add('lost')
      await tx.transaction(() => add('kept'))
    })
    await expect(failing).rejects.toThrow()
    return names()
  })
  expect(found).toEqual(['kept'])
})

test('R7: whose connection is ended asks to be tried again, unless it had all that it needed', async () => {
  const app = fastify()
  app.setErrorHandler(answerError)
  const { db } = database
  const end = async () => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await asOwner(database.ownerUrl, `select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
  }
  app.get('/before', () =>
    dryRun(db, async () => {
      await end()
      await names()
      return 'never'
    }),
  )
  app.get('/after', () => dryRun(db, async () => end().then(() => 'done')))
  expect((await app.inject('/before')).statusCode).toBe(503)
  const done = await app.inject('/after')
  expect([done.statusCode, done.body]).toEqual([200, 'done'])
  expect(await names()).toEqual([])
})

test('work that fails is rolled back as well', async () => {
  const failing = dryRun(database.db, async () => {
    await add('half')
    throw new Error('power cut')
  })
  await expect(failing).rejects.toThrow('power cut')
  expect(await names()).toEqual([])
})

test('who comes late is refused, because the connection is somebody else’s by then', async () => {
  let late: Promise<unknown> = Promise.resolve()
  await dryRun(database.db, async () => {
    late = pause(50).then(() => add('late'))
    late.catch(() => {})
  })
  await expect(late).rejects.toMatchObject({ cause: { message: 'the dry run is over' } })
  expect(await names()).toEqual([])
})

test('jobs that are queued inside are never done', async () => {
  const kind = { queue: 'dry', payload: z.object({}) }
  const jobs = await openJobs(database.url, [kind.queue], createLog('silent'))
  await dryRun(database.db, () => database.db.transaction((tx) => jobs.enqueue(tx, kind, {})))
  const { rows } = await database.db.execute(sql`select 1 from pgboss.job where name = ${kind.queue}`)
  expect(rows).toEqual([])
  await jobs.stop()
})

test('a lock that somebody else holds is waited for in short turns, and given up in the end', async () => {
  await add('contended')
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  const hold = () => other.query(`begin; update signing_keys set value = value where name = 'contended'`)
  const write = () =>
    dryRun(database.db, () =>
      database.db.update(signingKeys).set({ value }).where(eq(signingKeys.name, 'contended')).returning(),
    )
  await hold()
  const patient = write()
  await pause(700)
  await other.query('commit')
  expect(await patient).toHaveLength(1)

  await hold()
  await expect(write()).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  await other.query('rollback')
  await other.end()
  await database.db.delete(signingKeys)
})

test('however many dry runs there are, the pool has connections for others', async () => {
  const { db, poolUse } = database
  let most = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const runs = Array.from({ length: 30 }, () =>
    dryRun(db, async () => {
      most = Math.max(most, poolUse().used)
      await held
    }),
  )
  // Answered while all of them run or wait.
  await db.execute(sql`select 1`)
  letGo()
  await Promise.all(runs)
  expect(most).toBeLessThanOrEqual(4)
  const tooMany = Array.from({ length: 110 }, () => dryRun(db, () => db.execute(sql`select 1`)))
  const results = await Promise.allSettled(tooMany)
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } })
})
