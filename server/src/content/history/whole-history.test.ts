import { desc, eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { until } from '../../../test/until.ts'
import { servicesStore } from '../../features/services/table.ts'
import { dryRun } from '../../platform/postgres/dry-run.ts'
import { channels } from '../../platform/postgres/locks.ts'
import { type Change, change } from '../change.ts'
import { latestChange } from '../change-log.ts'
import { fieldRevisions, images, revisions } from '../tables.ts'

let busbar: TestApp
const actor = { _id: crypto.randomUUID(), name: 'Ada Volt', needsReview: false }
const write = <T>(work: (open: Change) => Promise<T>) => change(busbar.db, actor, work)
const make = (title: string) => write((open) => servicesStore.create(open, { title } as never))
const ids: string[] = []

beforeAll(async () => {
  busbar = await createTestApp()
  for (const title of ['A', 'B', 'C', 'D']) ids.push((await make(title))._id)
})
afterAll(() => busbar.close())

/** The order of the services as the history tells it: the newest place of each, by record or by field. */
async function orderFromHistory() {
  const { rows } = await busbar.db.execute<{ id: string }>(sql`
    select distinct on (id) id, place, gone from (
      select record_id::text as id, change, 0 as rank, (after ->> 'displayOrder')::int as place,
        after ->> 'deletedAt' is not null as gone from revisions where collection = 'services'
      union all
      select record_id, change, 1, after::int, false from field_revisions
        where collection = 'services' and field = 'displayOrder'
    ) as told order by id, change desc, rank desc`)
  const told = rows as unknown as { id: string; place: number; gone: boolean }[]
  return told
    .filter(({ gone }) => !gone)
    .sort((one, other) => one.place - other.place)
    .map(({ id, place }) => ({ _id: id, displayOrder: place }))
}

async function liveOrder() {
  const { rows } = await servicesStore.list(busbar.db, 'user')
  return rows.map(({ _id, displayOrder }) => ({ _id, displayOrder }))
}

test('the history knows every place, also of records that others have pushed', async () => {
  const [a = '', b = '', c = '', d = ''] = ids
  await write((open) => servicesStore.update(open, d, { displayOrder: 0 }))
  expect(await orderFromHistory()).toEqual(await liveOrder())
  await write((open) => servicesStore.reorder(open, [{ _id: a, displayOrder: 3 }]))
  expect(await orderFromHistory()).toEqual(await liveOrder())
  await write((open) => servicesStore.remove(open, b))
  expect(await orderFromHistory()).toEqual(await liveOrder())
  await write((open) => servicesStore.restore(open, b))
  const first = await write((open) =>
    servicesStore.create(open, { title: 'First', displayOrder: 0 } as never),
  )
  expect(await orderFromHistory()).toEqual(await liveOrder())
  // Pushed and then moved by hand in one change, and the other way round.
  await write(async (open) => {
    await servicesStore.update(open, c, { displayOrder: 0 })
    await servicesStore.update(open, first._id, { displayOrder: 4 })
    await servicesStore.update(open, a, { displayOrder: 1 })
  })
  expect(await orderFromHistory()).toEqual(await liveOrder())
})

test('a place says what it was before and who moved it, once in a change', async () => {
  const before = await liveOrder()
  const last = before.at(-1)?._id ?? ''
  const first = before[0]?._id ?? ''
  await write((open) => servicesStore.update(open, last, { displayOrder: 0 }))
  const [moved] = await busbar.db
    .select()
    .from(fieldRevisions)
    .where(eq(fieldRevisions.recordId, first))
    .orderBy(desc(fieldRevisions.change))
  expect(moved).toMatchObject({ field: 'displayOrder', before: 0, after: 1, actorName: 'Ada Volt' })
})

test('an alternative text says what it was before; what is erased is forgotten', async () => {
  const url = '/uploads/services/whole-history.webp'
  await busbar.db.insert(images).values({ url, width: 1, height: 1, thumbHash: '' })
  const { token } = await busbar.signIn('editor')
  for (const alt of ['A wall', 'A red wall'])
    await busbar.call('PUT', '/api/upload/description', { token, body: { imageUrl: url, alt } })
  const texts = await busbar.db
    .select()
    .from(fieldRevisions)
    .where(eq(fieldRevisions.recordId, url))
    .orderBy(fieldRevisions.change)
  expect(texts.map(({ before, after }) => [before, after])).toEqual([
    ['', 'A wall'],
    ['A wall', 'A red wall'],
  ])

  const pushed = (await liveOrder())[1]?._id ?? ''
  await write((open) => servicesStore.remove(open, pushed))
  await write((open) => servicesStore.erase(open, [pushed]))
  const left = await busbar.db.select().from(fieldRevisions).where(eq(fieldRevisions.recordId, pushed))
  expect(left).toEqual([])
})

test('a change in a dry run takes no number, leaves no revision and tells nobody', async () => {
  const client = new pg.Client({ connectionString: busbar.url })
  await client.connect()
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.query(`listen ${channels.changes}; listen ${channels.live}`)
  const counts = async () => ({
    latest: await latestChange(busbar.db),
    revisions: (await busbar.db.select().from(revisions)).length,
    fields: (await busbar.db.select().from(fieldRevisions)).length,
    order: await liveOrder(),
  })
  const before = await counts()
  const seen = await dryRun(busbar.db, async () => {
    await write((open) => servicesStore.create(open, { title: 'Unseen', displayOrder: 0 } as never))
    return busbar.call('GET', '/api/services')
  })
  expect(seen.body.data[0]).toMatchObject({ title: 'Unseen', slug: 'unseen' })
  expect(await counts()).toEqual(before)
  await make('Real')
  // No number was used up: the log has no gap.
  expect(await latestChange(busbar.db)).toBe(before.latest + 1)
  await until('the real one is heard of', () => heard.length > 0)
  expect(heard[0]).toBe(String(before.latest + 1))
  expect((await busbar.call('GET', '/api/services/unseen')).status).toBe(404)
  await client.end()
})
