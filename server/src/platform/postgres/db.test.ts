import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'

test('a connection that breaks between two statements fails its transaction and nothing else', async () => {
  const database = await createTestDatabase()
  const { db } = database
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    // Nobody waits for the connection while it breaks.
    await pause(200)
    await tx.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  expect((await db.execute(sql`select 1 as alive`)).rows).toEqual([{ alive: 1 }])
  await database.close()
})
