import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { asOwner } from '../../../test/database.ts'
import { maintenance } from './db.ts'
import { migrate } from './migrate.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
  await busbar.db.execute(sql`insert into security_events (_id, kind, user_name, actor_name, address, device)
    values (gen_random_uuid(), 'sign_in_failed', 'ada@example.com', '', '::1', 'Test')`)
})
afterAll(() => busbar.close())

/** Every test of the API and its jobs runs as this role, so they show what it can do; these show what it cannot. */
describe('M10: the role that the product runs as', () => {
  test.each([
    ['change an entry of the security log', `update security_events set kind = 'x'`],
    ['delete one', 'delete from security_events'],
    ['empty it', 'truncate security_events'],
    ['put a link into its chain', `insert into security_chain values (9, gen_random_uuid(), '')`],
    ['take one out', 'delete from security_chain'],
    ['take away what protects it', 'drop trigger security_events_append_only on security_events'],
    ['switch that off', 'alter table security_events disable trigger all'],
    ['drop it', 'drop table security_events'],
    ['empty a table', 'truncate messages'],
    ['change one', 'alter table messages add column extra text'],
    ['drop one', 'drop table messages'],
    ['make one', 'create table public.extra (thing text)'],
    ['rewrite which migrations have run', 'delete from drizzle.__drizzle_migrations'],
    ['empty the queues', 'truncate pgboss.job'],
    ['make a database', 'create database extra'],
    ['read files of the server', `select pg_read_file('/etc/passwd')`],
  ])('may not %s', async (_what, statement) => {
    await expect(busbar.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  test('may use what later migrations make', async () => {
    await asOwner(busbar.ownerUrl, 'create table public.later (number serial, thing text)')
    await busbar.db.execute(sql`insert into later (thing) values ('x')`)
    await busbar.db.execute(sql`delete from later`)
  })

  test('is told to have the owner migrate when the schema is not the newest', async () => {
    await asOwner(
      busbar.ownerUrl,
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    )
    await expect(migrate({ databaseUrl: busbar.url, ownerUrl: busbar.url })).rejects.toThrow(
      /MIGRATION_DATABASE_URL/,
    )
  })
})

test('M10: an owner that is no superuser makes the database and lets the other role use it', async () => {
  const [name, password] = [`made_${randomBytes(4).toString('hex')}`, randomBytes(12).toString('hex')]
  const at = (username: string) =>
    Object.assign(new URL(inject('templateUrl')), { username, password, pathname: `/${name}` }).href
  await maintenance(inject('templateUrl'), async (client) => {
    await client.query(`create role ${name}_owner login createdb password '${password}';
      create role ${name} login password '${password}'`)
  })
  const roles = { ownerUrl: at(`${name}_owner`), databaseUrl: at(name) }
  await migrate(roles)
  // Some take this right from everybody; the role still needs it.
  await asOwner(roles.ownerUrl, `revoke temporary on database ${name} from public`)
  await migrate(roles)
  await asOwner(roles.databaseUrl, 'create temp view partners as select * from public.partners')
  await migrate({ databaseUrl: roles.databaseUrl, ownerUrl: roles.databaseUrl })
  await asOwner(roles.databaseUrl, `insert into attempts (key, count, at) values ('x', 1, now())`)
  await expect(asOwner(roles.databaseUrl, 'delete from security_events')).rejects.toThrow('permission denied')
})
