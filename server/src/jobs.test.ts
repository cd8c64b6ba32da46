import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { noMail } from '../test/mail/no-mail.ts'
import { until } from '../test/until.ts'
import { testImage, upload } from '../test/uploads.ts'
import { revisions } from './content/tables.ts'
import { trashEmptying } from './content/trash/empty-trash.ts'
import { imageSweep } from './features/uploads/image-sweep.job.ts'
import type { JobKind } from './platform/postgres/jobs.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp({ mail: noMail })
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

/** Has the queue do its daily work now, on a trash and images that are old enough. */
async function daysLater() {
  for (const table of ['partners', 'events', 'categories']) {
    await busbar.db.execute(sql.raw(`update ${table} set deleted_at = deleted_at - interval '31 days'`))
  }
  await busbar.db.execute(sql`update images set created_at = created_at - interval '31 days'`)
  for (const kind of [trashEmptying, imageSweep]) await work(kind)
}

async function work({ queue, ...kind }: JobKind<object>) {
  await busbar.db.transaction(async (tx) => busbar.jobs?.enqueue(tx, { queue, ...kind }, {}))
  const open = sql`select 1 from pgboss.job where name = ${queue} and state <> 'completed'`
  await until(`${queue} is done`, async () => (await busbar.db.execute(open)).rows.length === 0)
}

async function create(path: string, body: object) {
  return (await busbar.call('POST', `/api${path}`, { token, body })).body.data._id as string
}

test('the trash and unused images are looked at every day', async () => {
  const { rows } = await busbar.db.execute('select name, cron from pgboss.schedule order by cron')
  expect(rows).toEqual(
    expect.arrayContaining([
      { name: 'image-sweep', cron: '11 4 * * *' },
      { name: 'empty-trash', cron: '41 3 * * *' },
    ]),
  )
})

test('a deleted record keeps an image that something else or the history still uses', async () => {
  const uploaded = async () => {
    const image = await testImage().png().toBuffer()
    return (await upload(busbar, '/upload?folder=partners', image, { token })).body.imageUrl as string
  }
  const isThere = async (url: string) => {
    const file = await busbar.storage.get(url.slice('/uploads/'.length))
    file?.stream.destroy()
    return file !== null
  }
  const [shared, earlier, own, unused] = [
    await uploaded(),
    await uploaded(),
    await uploaded(),
    await uploaded(),
  ]
  const withLogo = (logo: string) => create('/partners', { name: 'Norrkabel', description: 'Cables', logo })
  const [deleted, changed] = [await withLogo(shared), await withLogo(earlier)]
  await withLogo(shared)
  await busbar.call('PUT', `/api/partners/${changed}`, { token, body: { logo: own } })
  await busbar.call('DELETE', `/api/partners/${deleted}`, { token })
  await daysLater()
  expect(await Promise.all([shared, earlier, own, unused].map(isThere))).toEqual([true, true, true, false])
  await busbar.call('DELETE', `/api/partners/${changed}`, { token })
  await daysLater()
  expect(await Promise.all([shared, earlier, own].map(isThere))).toEqual([true, false, false])
})

test('a category takes its events along for good, and their history says as little as its own', async () => {
  const category = await create('/categories', { title: 'Switchgear' })
  const event = await create('/events', { title: 'Open day', description: 'Come and see', category })
  await busbar.call('DELETE', `/api/categories/${category}`, { token })
  await daysLater()
  for (const id of [event, category]) {
    const history = await busbar.db.select().from(revisions).where(sql`record_id = ${id}`)
    expect(history.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['create', null, null],
      ['delete', null, null],
    ])
  }
  const trash = await busbar.call('GET', '/api/events?trash=true', { token })
  expect(trash.body.data).toEqual([])
})
