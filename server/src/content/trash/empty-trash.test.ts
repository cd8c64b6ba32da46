import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { partnersStore } from '../../features/partners/table.ts'
import { assetUses, revisions } from '../tables.ts'
import { createTrashEmptying } from './empty-trash.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

const emptyTrash = () => createTrashEmptying({ db: busbar.db, collections: [partnersStore] })({}, '1')

async function create(path: string, body: object) {
  return (await busbar.call('POST', `/api${path}`, { token, body })).body.data._id as string
}

const remove = (path: string) => busbar.call('DELETE', `/api${path}`, { token })
const age = (interval: string) =>
  busbar.db.execute(
    sql.raw(`update partners set deleted_at = now() - interval '${interval}' where deleted_at is not null`),
  )
const historyOf = (id: string) =>
  busbar.db.select().from(revisions).where(sql`record_id = ${id}`).orderBy(revisions.revision)

const file = `${'x'.repeat(32)}.webp`
const partner = { name: 'Norrkabel', description: 'Cables', logo: `/uploads/partners/${file}` }

test('after 30 days in the trash a record is gone for good; who did what and when stays', async () => {
  const [id, kept] = [await create('/partners', partner), await create('/partners', partner)]
  await remove(`/partners/${id}`)
  await age('30 days 1 minute')
  await emptyTrash()
  expect((await busbar.call('POST', `/api/partners/${id}/restore`, { token })).status).toBe(404)
  const trash = await busbar.call('GET', '/api/partners?trash=true', { token })
  expect(trash.body.data).toEqual([])
  const history = await historyOf(id)
  expect(history.map(({ action, actorName, before, after }) => [action, actorName, before, after])).toEqual([
    ['create', 'Ada Volt', null, null],
    ['delete', 'Ada Volt', null, null],
  ])
  expect(await busbar.db.select().from(assetUses)).toEqual([{ file, collection: 'partners', recordId: kept }])
  expect((await historyOf(kept))[0]?.after).toMatchObject({ name: 'Norrkabel' })
  await emptyTrash()
})

test('what is in the trash for less, was restored, or was never there stays', async () => {
  const ids = [await create('/partners', partner), await create('/partners', partner)]
  for (const id of ids) await remove(`/partners/${id}`)
  await age('29 days 23 hours')
  await busbar.call('POST', `/api/partners/${ids[1]}/restore`, { token })
  await emptyTrash()
  expect((await busbar.call('POST', `/api/partners/${ids[0]}/restore`, { token })).status).toBe(200)
  for (const id of ids) expect((await busbar.call('GET', `/api/partners/${id}`)).status).toBe(200)
})

test('a record that somebody is restoring at this moment stays', async () => {
  const id = await create('/partners', partner)
  await remove(`/partners/${id}`)
  await age('31 days')
  await busbar.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from partners where _id = ${id} for update`)
    await emptyTrash()
    await tx.execute(sql`update partners set deleted_at = null where _id = ${id}`)
  })
  expect((await busbar.call('GET', `/api/partners/${id}`)).status).toBe(200)
})

test('more than one piece is emptied to its end', async () => {
  await busbar.db.execute(sql`insert into partners (_id, name, description, deleted_at)
    select gen_random_uuid(), 'Old', 'x', now() - interval '40 days' from generate_series(1, 250)`)
  await emptyTrash()
  expect(await busbar.db.$count(partnersStore.table, sql`deleted_at is not null`)).toBe(0)
})
