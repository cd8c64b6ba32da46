import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { until } from '../../test/until.ts'
import { change } from '../content/change.ts'
import { servicesStore } from '../features/services/table.ts'
import { createDemoContentJob } from './demo-content.job.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn('owner')).token
})
afterAll(() => busbar.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  busbar.call(method, `/api${path}`, { token, body })
const read = async (path: string) => (await call('GET', path)).body.data
const job = (db = busbar.db) =>
  createDemoContentJob({ db, storage: busbar.storage, enqueue: async () => {} })({}, 'job', false)
const editor = { _id: null, name: 'Editor', needsReview: false }
const titles = async (query = '') =>
  (await read(`/services?limit=100${query}`)).map(({ title }: { title: string }) => title)
const waitingForALock = async () => {
  const { rows } = await busbar.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

beforeEach(async () => {
  await call('POST', '/demo-content', { isConfirmed: true })
  await job()
})

test('R1: a save that is under way when the demo is removed is waited for, and its record stays', async () => {
  const [service] = await read('/services')
  const saved = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const saving = change(busbar.db, editor, async (open) => {
    await servicesStore.update(open, service._id, { title: 'Ours by now' })
    begun.resolve()
    await saved.promise
  })
  await begun.promise
  await call('POST', '/demo-content/remove', {})
  const removing = job()
  await until('the removal waits for the save', waitingForALock)
  saved.resolve()
  await Promise.all([saving, removing])
  expect(await titles()).toEqual(['Ours by now'])
  expect(await titles('&trash=true')).toEqual([])
})

test('R1: what was taken out of the trash and edited between the two steps is not deleted for good', async () => {
  const [restored, deletedAgain] = await read('/services')
  await call('POST', '/demo-content/remove', {})
  let changes = 0
  const { transaction } = busbar.db
  const interrupted = Object.create(busbar.db, {
    transaction: {
      value: async (...work: Parameters<typeof transaction>) => {
        changes++
        if (changes === 2)
          for (const { _id } of [restored, deletedAgain]) {
            await call('POST', `/services/${_id}/restore`, {})
            await call('PUT', `/services/${_id}`, { title: `Ours ${_id}` })
            if (_id === deletedAgain._id) await call('DELETE', `/services/${_id}`)
          }
        return transaction.apply(busbar.db, work)
      },
    },
  })
  await job(interrupted)
  expect(await titles()).toContain(`Ours ${restored._id}`)
  expect(await titles('&trash=true')).toEqual([`Ours ${deletedAgain._id}`])
})
