import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { createLog } from '../telemetry/log.ts'
import { openJobs } from './jobs.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const kind = { queue: 'deadly', payload: z.object({}) }
const log = createLog('silent')

/** A copy that is killed by the first thing that it works on. */
const victim = (url: string) => `
  const { openJobs } = await import(${JSON.stringify(new URL('./jobs.ts', import.meta.url).href)})
  const jobs = await openJobs(${JSON.stringify(url)}, ['deadly'], { warn() {} })
  await jobs.work({ queue: 'deadly', payload: { parse: (data) => data } }, async () => process.kill(process.pid, 'SIGKILL'))
`

test('what a copy was working on when it was killed is done by another, once it has been silent for a while', async () => {
  const { db, url } = database
  const jobs = await openJobs(url, [kind.queue], log)
  await db.transaction((tx) => jobs.enqueue(tx, kind, {}))
  const [, signal] = await once(
    execFile(process.execPath, ['--input-type=module', '-e', victim(url)]),
    'exit',
  )
  expect(signal).toBe('SIGKILL')

  const done: string[] = []
  await jobs.work(kind, async (_payload, id) => void done.push(id))
  expect((await jobs.failed(kind)).length).toBe(0)
  await db.execute(
    sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '16 s' where name = 'deadly'`,
  )
  await until('it is noticed', async () => (await jobs.failed(kind)).length === 1)
  const [failed] = await jobs.failed(kind)
  await jobs.tryAgain(kind, failed?.id ?? '')
  await until('it is done', () => done.length === 1)
  await jobs.stop()
})

test('M8: what fails does not hold up what comes after it', async () => {
  const { db, url } = database
  const jobs = await openJobs(url, ['mixed'], log)
  const mixed = { queue: 'mixed', payload: z.object({ number: z.number() }) }
  await db.transaction(async (tx) => {
    for (const number of [1, 2, 3, 4, 5, 6]) await jobs.enqueue(tx, mixed, { number })
  })
  const done: { number: number; at: number }[] = []
  await jobs.work(mixed, async ({ number }) => {
    done.push({ number, at: performance.now() })
    if (number < 6) throw new Error('a broken job')
  })
  await until('all were tried', () => done.some(({ number }) => number === 6))
  const pauses = done.slice(1).map(({ at }, index) => at - (done[index]?.at ?? 0))
  // Each would be a second; a busy machine may make one or two of the five as long.
  expect(pauses.sort((one, other) => one - other)[2]).toBeLessThan(1000)
  await jobs.stop()
})

test('a queue that an older version made gets the rules of this one', async () => {
  const { db, url } = database
  await (await openJobs(url, ['old'], log)).stop()
  await db.execute(sql`update pgboss.queue set heartbeat_seconds = null where name = 'old'`)
  await (await openJobs(url, ['old'], log)).stop()
  const { rows } = await db.execute(sql`select heartbeat_seconds from pgboss.queue where name = 'old'`)
  expect(rows).toEqual([{ heartbeat_seconds: 15 }])
})
