import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, startProcess } from '../../../../dev/process.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { type Mailbox, openMailbox } from '../../../test/mail/mailbox.ts'
import { until } from '../../../test/until.ts'

const script = new URL('../../../test/mail/send-campaigns.ts', import.meta.url).pathname
let busbar: TestApp
let mailbox: Mailbox
let token: string
const copies: Running[] = []
beforeAll(async () => {
  mailbox = await openMailbox()
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
})
afterAll(async () => {
  for (const copy of copies) copy.kill()
  await busbar.close()
  await mailbox.close()
})

async function startCopy() {
  const { smtpUrl, from } = mailbox.settings
  const copy = await startProcess({
    command: process.execPath,
    args: [script],
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: busbar.url,
      SMTP_URL: smtpUrl,
      MAIL_FROM: from,
      NEWSLETTER_PER_MINUTE: '12000',
      UPLOADS_FOLDER: busbar.folder,
    },
  })
  copies.push(copy)
}

test('however often the sender is killed, everybody gets the newsletter, and nobody twice but who was in flight', {
  timeout: 600_000,
}, async () => {
  const readers = 300
  await busbar.db.execute(sql`insert into subscribers (_id, email, consent, confirmed_at)
    select gen_random_uuid(), 'reader' || n || '@busbar.example', 'yes', now() from generate_series(1, ${readers}::int) n`)
  const call = async (path: string, body?: object) =>
    (await busbar.call(body ? 'POST' : 'GET', `/api/newsletter/campaigns${path}`, { token, body })).body.data
  const { _id } = await call('', { title: 'News', body: '<p>News</p>', items: [] })
  await call(`/${_id}/send`, {})

  // Two copies at once: one sends, the other takes over.
  await startCopy()
  await startCopy()
  for (const share of [0.2, 0.5, 0.8]) {
    await until(`${share} of it is sent`, () => mailbox.mails.length > readers * share)
    for (const copy of copies.splice(0)) copy.kill()
    const atKill = mailbox.mails.length
    await pause(200)
    expect(mailbox.mails.length).toBeLessThanOrEqual(atKill + 1)
    await startCopy()
    await startCopy()
  }
  await until('it is done', async () => (await call(`/${_id}`)).state === 'done')

  const byReader = Map.groupBy(mailbox.mails, ({ recipients }) => recipients.join())
  expect(byReader.size).toBe(readers)
  const twice = [...byReader.values()].filter((mails) => mails.length > 1)
  expect(twice.length).toBeLessThanOrEqual(3)
  for (const mails of twice) expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  expect((await call(`/${_id}`)).counts).toEqual({
    total: readers,
    sent: readers,
    waiting: 0,
    failed: 0,
    skipped: 0,
  })
})
