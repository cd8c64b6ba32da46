import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../dev/free-port.ts'
import { createTestDatabase } from '../../test/database.ts'
import { testSecrets } from '../../test/encryption.ts'
import { until } from '../../test/until.ts'
import { createSetupCode } from '../features/accounts/invitations.ts'
import { followInbox } from '../features/messages/inbox/follow-inbox.ts'
import { createLog } from '../platform/telemetry/log.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const held = sql`select 1 from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and datname = current_database()`

test('C1: while one copy reads the mailbox, another one can start', async () => {
  const { db, url } = database
  const inbox = { imapUrl: `imap://inbox:secret@127.0.0.1:${await freePort()}`, replyAddress: null }
  const reading = followInbox({ databaseUrl: url, inbox }, createLog('silent'), 100)
  await until('it leads', async () => (await db.execute(held)).rows.length > 0)
  // Every start asks for it, and gives up after two seconds.
  expect(await createSetupCode(db, testSecrets)).toEqual(expect.any(String))
  await reading?.stop()
})
