import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { noInbox, noMail } from '../../../test/mail/no-mail.ts'
import { until } from '../../../test/until.ts'
import { startJobs } from '../../jobs.ts'
import { rateLimits } from '../../platform/postgres/tables.ts'
import { createLog } from '../../platform/telemetry/log.ts'
import { accountSweep, createAccountSweep } from './account-sweep.job.ts'
import { challenges, invitations, passwordResets, securityEvents, sessions } from './table.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
})
afterAll(() => busbar.close())
beforeEach(async () => {
  for (const table of Object.values(tables)) await busbar.db.delete(table)
})

const tables = { sessions, rateLimits, challenges, passwordResets, invitations }

async function counts() {
  const entries = Object.entries(tables).map(async ([name, table]) => [name, await busbar.db.$count(table)])
  return Object.fromEntries(await Promise.all(entries))
}

/** One row of everything that expires: a minute before its time, or a minute after it. */
async function fill(isOver: boolean) {
  const user = await busbar.signIn()
  const minute = sql.raw(`interval '${isOver ? -1 : 1} minute'`)
  const bytes = sql`sha256(${crypto.randomUUID()}::bytea)`
  await busbar.db.execute(sql`update sessions set last_seen_at = now() - interval '12 hours' + ${minute}
    where user_id = ${user._id}`)
  await busbar.db.execute(sql`insert into attempts (key, count, at)
    values (${crypto.randomUUID()}, 1, now() - interval '1 hour' + ${minute})`)
  await busbar.db.execute(sql`insert into challenges (_id, challenge, expires_at)
    values (${crypto.randomUUID()}, 'x', now() + ${minute})`)
  await busbar.db.execute(sql`insert into password_resets (token_hash, user_id, expires_at)
    values (${bytes}, ${user._id}, now() + ${minute})`)
  await busbar.db.execute(sql`insert into invitations (_id, token_hash, email, role, invited_by, expires_at)
    values (${crypto.randomUUID()}, ${bytes}, 'a@busbar.example', 'editor', 'Ada', now() + ${minute})`)
  return user
}

const oneOfEach = { sessions: 1, rateLimits: 1, challenges: 1, passwordResets: 1, invitations: 1 }
const noneOfAny = { sessions: 0, rateLimits: 0, challenges: 0, passwordResets: 0, invitations: 0 }

test('what has expired is swept, also the second time, and what still counts stays', async () => {
  const sweep = createAccountSweep({ db: busbar.db, logMonths: 24 })
  await fill(true)
  const user = await fill(false)
  await sweep({}, '1')
  expect(await counts()).toEqual(oneOfEach)
  await sweep({}, '2')
  expect(await counts()).toEqual(oneOfEach)
  expect((await busbar.call('GET', '/api/auth/verify', { token: user.token })).status).toBe(200)
})

test('a session of more than 30 days is swept, however lately it was used', async () => {
  const { _id } = await busbar.signIn()
  await busbar.db.execute(
    sql`update sessions set created_at = now() - interval '31 days' where user_id = ${_id}`,
  )
  await createAccountSweep({ db: busbar.db, logMonths: 24 })({}, '1')
  expect(await busbar.db.$count(sessions)).toBe(0)
})

test('more than fits into one statement is swept to its end', async () => {
  await busbar.db.execute(sql`insert into attempts (key, count, at)
    select 'flood ' || number, 1, now() - interval '2 hours' from generate_series(1, 12345) as number`)
  await createAccountSweep({ db: busbar.db, logMonths: 24 })({}, '1')
  expect(await busbar.db.$count(rateLimits)).toBe(0)
})

test('the newest entries of the security log are kept', async () => {
  const { email } = await busbar.signIn()
  await busbar.call('POST', '/api/auth/login', { body: { email, password: 'guess' } })
  const before = await busbar.db.$count(securityEvents)
  await createAccountSweep({ db: busbar.db, logMonths: 24 })({}, '1')
  expect([before > 0, await busbar.db.$count(securityEvents)]).toEqual([true, before])
})

test('the queue sweeps every hour, and whenever it is told to', async () => {
  const mail = noMail
  const config = {
    databaseUrl: busbar.url,
    publicUrl: 'https://busbar.example',
    mail,
    inbox: noInbox,
    securityLogMonths: 24,
  }
  const jobs = await startJobs(config, busbar.db, createLog('error'), busbar.storage)
  const { rows } = await busbar.db.execute(`select cron from pgboss.schedule where name = 'account-sweep'`)
  expect(rows).toEqual([{ cron: '17 * * * *' }])
  await fill(true)
  await busbar.db.transaction((tx) => jobs.enqueue(tx, accountSweep, {}))
  await until('everything is swept', async () => (await busbar.db.$count(invitations)) === 0)
  expect(await counts()).toEqual(noneOfAny)
  await jobs.stop()
})
