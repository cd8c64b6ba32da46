import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { until } from '../../test/until.ts'
import { demoContent } from '../features/demo-content/table.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp({ isImpatient: true })
})
afterAll(() => busbar.close())

test('R7: where the removal cannot be told, it is not asked for either', async () => {
  const { token } = await busbar.signIn('owner')
  await busbar.db.insert(demoContent).values({ state: 'loaded', actorName: 'Ada Volt' })
  const remove = () => busbar.call('POST', '/api/demo-content/remove', { token, body: {} })
  const letGo = await lockServices()
  const refused = await remove()
  await letGo()
  const [row] = await busbar.db.select().from(demoContent)
  expect([refused.status, row?.state]).toEqual([503, 'loaded'])
  await until('it is asked for', async () => (await remove()).body?.data?.state === 'removing')
})

/** Nobody can count the services meanwhile. */
async function lockServices() {
  const over = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = busbar.db.transaction(async (tx) => {
    await tx.execute(sql`lock table services in access exclusive mode`)
    locked.resolve()
    await over.promise
  })
  await locked.promise
  return async () => {
    over.resolve()
    await holding
  }
}
