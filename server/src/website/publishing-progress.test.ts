import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { pageStores, pagesDue } from '../publisher/tables.ts'
import { publishingProgressRoute } from './publishing-progress.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp({ pages: async (app, db) => publishingProgressRoute(app, { db }) })
})
afterAll(() => busbar.close())

test('says how many of the pages that became due together are still to be published', async () => {
  const { token } = await busbar.signIn('editor')
  const progress = async () => (await busbar.call('GET', '/api/publishing', { token })).body.data
  expect(await progress()).toEqual({ due: 0, of: 0 })
  const store = randomUUID()
  await busbar.db.insert(pageStores).values({ _id: store, followedTo: 0 })
  const due = Array.from({ length: 12 }, (_, index) => ({
    store,
    path: `/products/${index}`,
    dueAt: new Date(0).toISOString(),
    dueWith: 30,
  }))
  await busbar.db.insert(pagesDue).values(due)
  expect(await progress()).toEqual({ due: 12, of: 30 })
  expect((await busbar.call('GET', '/api/publishing')).status).toBe(401)
})
