import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, testProof } from '../../../test/app.ts'
import { createMailApp, type MailApp } from '../../../test/mail/mail-app.ts'
import type { Mailbox } from '../../../test/mail/mailbox.ts'
import { until } from '../../../test/until.ts'

const company = 'office@busbar.example'

let mailbox: Mailbox
let busbar: MailApp
let token: string
beforeAll(async () => {
  busbar = await createMailApp()
  mailbox = busbar.mailbox
  token = (await busbar.signIn('owner', 'Ada Volt')).token
  await busbar.call('PUT', '/api/company/info', { token, body: { email: company } })
})
afterAll(() => busbar.close())

const valid = {
  name: 'Grace Watt',
  email: 'grace@watt.example',
  subject: 'A quote',
  message: 'Two transformers,\nplease.\n\nSoon.',
}

async function send(input: object = {}, key = crypto.randomUUID()) {
  const headers = { 'idempotency-key': key }
  return busbar.call('POST', '/api/contact', { body: { ...valid, ...input }, headers })
}

/** Replies, and does not wait until it cannot be taken back any more. */
async function reply(id: string, message: string) {
  const answer = await busbar.call('POST', `/api/contact/${id}/reply`, { token, body: { message } })
  await busbar.db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`)
  return answer
}
const repliesOf = async (id: string) =>
  (await busbar.call('GET', `/api/contact/${id}`, { token })).body.data.replies

test('the company is told of a message, and answers the visitor by answering the mail', async () => {
  const sent = await send()
  expect(sent.status).toBe(201)
  const mail = await mailbox.mailTo(company)
  expect(mail.subject).toBe('New message from Grace Watt: A quote')
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([valid.email])
  expect(mail.text).toContain('Two transformers,\nplease.')
  expect(mail.text).toContain(`https://busbar.example/admin/messages/${sent.body.data._id}`)
})

test('an installation without a company email tells its owners, and nobody who may not sign in', async () => {
  const fresh = await createTestApp({ mail: mailbox.settings })
  const [ada, max] = [await fresh.signIn('owner', 'Ada Volt'), await fresh.signIn('owner', 'Max Watt')]
  const body = { isDisabled: true, ...testProof }
  await fresh.call('PUT', `/api/users/${max._id}`, { token: ada.token, body })
  expect((await fresh.call('POST', '/api/contact', { body: valid })).status).toBe(201)
  const mail = await mailbox.mailTo(ada.email)
  expect([mail.subject, mail.recipients]).toEqual(['New message from Grace Watt: A quote', [ada.email]])
  await fresh.close()
})

test('50 parallel tries with one key are one message and one mail; with other words the key is refused', async () => {
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => send({ subject: 'Once' }, key)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
  await mailbox.mailTo(company)
  const other = await send({ subject: 'Something else' }, key)
  expect([other.status, other.body.errors.message]).toEqual([
    422,
    'This message has already been sent with a different text. Please send it again.',
  ])
  await send({ subject: 'Last' })
  expect((await mailbox.mailTo(company)).subject).toContain('Last')
  expect(mailbox.mails).toEqual([])
})

test('a visitor is told that the message arrived only where that is wanted, and in no words but ours', async () => {
  const settings = (body: object) => busbar.call('PUT', '/api/contact/settings', { token, body })
  await settings({ acknowledges: true })
  await busbar.call('PUT', '/api/company/info', { token, body: { name: 'Wattwerk' } })
  const spam = { name: 'Buy pills', subject: 'Cheap pills', message: 'https://pills.example' }
  await send({ ...spam, email: 'victim@busbar.example' })
  const mail = await mailbox.mailTo('victim@busbar.example')
  expect([mail.subject, mail.replyTo?.[0]?.address]).toEqual(['Wattwerk: your message has arrived', company])
  expect(`${mail.text}${mail.html}`).not.toMatch(/pills/i)
  await mailbox.mailTo(company)
  // Once a day: else anybody could flood somebody else with our mail.
  await send({ email: 'victim@busbar.example', subject: 'Again' })
  await mailbox.mailTo(company)
  await settings({ acknowledges: false })
  await send({ email: 'other@busbar.example', subject: 'No mail' })
  await mailbox.mailTo(company)
  expect(mailbox.mails).toEqual([])
})

test('what a message is about is told to the company', async () => {
  const body = { title: 'VDX 750', shortDescription: 'A drive' }
  await busbar.call('POST', '/api/products', { token, body })
  await send({ about: 'products/vdx-750' })
  expect((await mailbox.mailTo(company)).text).toContain('About: VDX 750')
})

test('a reply is mailed to the sender, and the next one belongs to the same conversation', async () => {
  const id = (await send()).body.data._id
  await mailbox.mailTo(company)
  await reply(id, 'Gladly.')
  const first = await mailbox.mailTo(valid.email)
  expect([first.subject, first.replyTo?.[0]?.address]).toEqual(['Re: A quote', company])
  await reply(id, 'Here it is.')
  const second = await mailbox.mailTo(valid.email)
  expect([second.inReplyTo, second.references]).toEqual([first.messageId, first.messageId])
  await until('both are noted as sent', async () =>
    (await repliesOf(id)).every(({ delivery }: { delivery: string }) => delivery === 'sent'),
  )
})

test('while the mail server is away a reply waits and says so', async () => {
  const id = (await send()).body.data._id
  await mailbox.mailTo(company)
  mailbox.refuse(true)
  const answer = await reply(id, 'Later.')
  expect(answer.body.data.replies).toMatchObject([{ delivery: 'queued', failure: null }])
  mailbox.refuse(false)
  await mailbox.mailTo(valid.email)
})

test('A43: line breaks in the name and subject make no header', async () => {
  const evil = { name: 'Eve\r\nBcc: all@evil.example', subject: 'Hi\nX-Evil: 1' }
  expect((await send(evil)).status).toBe(201)
  const mail = await mailbox.mailTo(company)
  expect(mail.recipients).toEqual([company])
  expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil')
  expect(mail.bcc ?? []).toEqual([])
})

test('A45: markup in a message arrives as text', async () => {
  await send({ message: '<img src=x onerror=alert(1)>' })
  const mail = await mailbox.mailTo(company)
  expect(mail.html).not.toContain('<img')
  expect(mail.text).toContain('<img src=x onerror=alert(1)>')
})
