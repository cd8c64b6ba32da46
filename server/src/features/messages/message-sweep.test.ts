import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { firstIdOf } from './ids.ts'
import { createMessageSweep } from './message-sweep.job.ts'
import { messageProofs, messageReplies, messages } from './table.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

const day = 24 * 3_600_000
const words = { name: 'Grace', email: 'grace@watt.example', subject: 'A quote', message: 'Two, please.' }

async function wroteBefore(days: number) {
  const _id = firstIdOf(new Date(Date.now() - days * day))
  await busbar.db.insert(messages).values({ ...words, _id })
  await busbar.db
    .insert(messageReplies)
    .values({ _id: crypto.randomUUID(), messageId: _id, message: 'Gladly.', adminName: 'Ada' })
  return _id
}
const left = async () => (await busbar.db.select().from(messages)).map(({ _id }) => _id).sort()
const sweep = () => createMessageSweep({ db: busbar.db })({}, crypto.randomUUID())

test('messages are kept for ever unless a number of months is set, and then no longer than that', async () => {
  const ids = [await wroteBefore(800), await wroteBefore(70), await wroteBefore(10)]
  await sweep()
  expect(await left()).toEqual(ids)
  await busbar.call('PUT', '/api/contact/settings', { token, body: { keepMonths: 2 } })
  await sweep()
  await sweep()
  expect(await left()).toEqual(ids.slice(2))
  expect(await busbar.db.select().from(messageReplies)).toHaveLength(1)
})

test('puzzles that were solved more than a day ago are forgotten', async () => {
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  await busbar.db.insert(messageProofs).values([
    { challenge: 'old', at: at(26) },
    { challenge: 'young', at: at(1) },
  ])
  await sweep()
  expect((await busbar.db.select().from(messageProofs)).map(({ challenge }) => challenge)).toEqual(['young'])
})
