import type { Notice, Reply, StaffReply } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import type { SendMailOptions } from 'nodemailer'
import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { type MailServers, startMailServers } from '../../../../test/mail/mail-servers.ts'
import { noMail } from '../../../../test/mail/no-mail.ts'
import { until } from '../../../../test/until.ts'
import { openMailbox } from '../../../platform/mail/imap.ts'
import { createLog } from '../../../platform/telemetry/log.ts'
import { followInbox } from './follow-inbox.ts'

const [inbox, grace] = ['inbox@firm.example', 'grace@watt.example']

/** The product between a real Postfix and a real Dovecot, with two copies that would read the mailbox. */
let servers: MailServers
let busbar: TestApp
let token: string
const readers: ReturnType<typeof followInbox>[] = []
beforeAll(async () => {
  servers = await startMailServers([inbox, grace])
  const settings = { imapUrl: servers.imapUrl(inbox), replyAddress: inbox }
  busbar = await createTestApp({
    mail: { ...noMail, smtpUrl: servers.smtpUrl, from: 'Wattwerk <no-reply@firm.example>' },
    inbox: settings,
  })
  token = (await busbar.signIn('admin', 'Ada Volt')).token
  const config = { databaseUrl: busbar.url, inbox: settings }
  for (const _copy of [1, 2]) readers.push(followInbox(config, createLog('error'), 200))
})
afterAll(async () => {
  for (const reader of readers) await reader?.stop()
  await busbar?.close()
  await servers?.stop()
})

async function receiveMessage(email = grace) {
  const body = {
    name: 'Grace Watt',
    email,
    subject: `A quote ${crypto.randomUUID()}`,
    message: 'Two, please',
  }
  const { data } = (await busbar.call('POST', '/api/contact', { body })).body
  return { id: data._id as string, subject: body.subject }
}

async function reply(id: string, message: string) {
  const answer = await busbar.call('POST', `/api/contact/${id}/reply`, { token, body: { message } })
  await busbar.db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`)
  return answer.body.data.replies.at(-1) as StaffReply
}

const read = async (id: string) => (await busbar.call('GET', `/api/contact/${id}`, { token })).body.data
const repliesOf = async (id: string): Promise<Reply[]> => (await read(id)).replies

/** The newest of the visitor's mails about this subject, once there are so many. */
async function mailed(subject: string, number: number): Promise<Email> {
  let mails: Email[] = []
  await until('the mail has arrived', async () => {
    const mailbox = await openMailbox(servers.imapUrl(grace))
    const heads = await mailbox.after(0)
    mails = await Promise.all(
      (await Promise.all(heads.map(({ uid }) => mailbox.read(uid, 1e6)))).map((source) =>
        PostalMime.parse(source),
      ),
    )
    await mailbox.close()
    mails = mails.filter((mail) => mail.subject?.includes(subject))
    return mails.length >= number
  })
  return mails.at(-1) as Email
}

/** Answers as a mail program does: to Reply-To, with what it answers named and quoted. */
function answer(mail: Email, text: string, more: SendMailOptions = {}) {
  return servers.send({
    from: grace,
    to: mail.replyTo?.[0]?.address,
    subject: `Re: ${mail.subject}`,
    inReplyTo: mail.messageId,
    references: `${mail.references ?? ''} ${mail.messageId}`.trim(),
    text: `${text}\n\nOn Sun, Nov 15, 2026 at 12:00, Wattwerk <no-reply@firm.example> wrote:\n> quoted words\n`,
    ...more,
  })
}

test('three mails through Postfix and Dovecot are one conversation, each kept once and in its order', async () => {
  const { id, subject } = await receiveMessage()
  await busbar.call('PATCH', `/api/contact/${id}/archive`, { token })
  await reply(id, 'Gladly. Which site?')
  const first = await mailed(subject, 1)
  expect(first.replyTo?.[0]?.address).toMatch(/^inbox\+[0-9a-z]{41}@firm\.example$/)
  const file = { filename: 'plan.pdf', content: Buffer.from('%PDF') }
  await answer(first, 'Our plant in Lyon.\n<script>alert(1)</script>', { attachments: [file] })
  await until('the answer is in the conversation', async () => (await repliesOf(id)).length === 2)
  expect(await read(id)).toMatchObject({ status: 'unread', readBy: [] })
  await reply(id, 'Thank you.')
  const third = await mailed(subject, 2)
  const kept = await repliesOf(id)
  expect(kept.map(({ kind, message }) => [kind, message])).toEqual([
    ['staff', 'Gladly. Which site?'],
    ['visitor', 'Our plant in Lyon.\n<script>alert(1)</script>'],
    ['staff', 'Thank you.'],
  ])
  expect(kept[1]).toMatchObject({ attachments: 1 })
  // The visitor's mail program shows all three as one thread too.
  const [{ mail_id: theirs } = { mail_id: '' }] = (
    await busbar.db.execute<{ mail_id: string }>(
      sql`select mail_id from message_replies where mail_id is not null`,
    )
  ).rows
  expect(third.inReplyTo).toBe(`<${theirs}>`)
  expect(third.references).toBe(`${first.messageId} <${theirs}>`)
})

test('the same mail twice is one answer; one without the signed address is found by what it answers', async () => {
  const { id, subject } = await receiveMessage()
  await reply(id, 'Gladly.')
  const mail = await mailed(subject, 1)
  await answer(mail, 'Once', { messageId: '<once@watt.example>' })
  await answer(mail, 'Once', { messageId: '<once@watt.example>' })
  await answer(mail, 'By its references', { to: inbox })
  await until('the last one is kept', async () => (await repliesOf(id)).length >= 3)
  expect((await repliesOf(id)).slice(1).map(({ message }) => message)).toEqual(['Once', 'By its references'])
})

test('what a machine wrote, what is forged and what belongs to nobody changes nothing and stays in the mailbox', async () => {
  const { id, subject } = await receiveMessage()
  await reply(id, 'Gladly.')
  const mail = await mailed(subject, 1)
  const [address = ''] = [mail.replyTo?.[0]?.address]
  // The end of the token is its signature; the message that it names is there.
  const forged = address.replace(/(.)@/, (_, last) => `${last === '1' ? '2' : '1'}@`)
  const unknown = { inReplyTo: undefined, references: undefined }
  await answer(mail, 'I am on holiday', { headers: { 'Auto-Submitted': 'auto-replied' } })
  await answer(mail, 'A list', { headers: { Precedence: 'bulk' } })
  await answer(mail, 'Forged', { ...unknown, to: forged })
  await answer(mail, 'Made up', {
    to: inbox,
    inReplyTo: `<${crypto.randomUUID()}@firm.example>`,
    references: undefined,
  })
  await answer(mail, 'Hello?', { ...unknown, to: inbox })
  await answer(mail, 'The only answer')
  await until('the answer is kept', async () => (await repliesOf(id)).length > 1)
  expect((await repliesOf(id)).slice(1).map(({ message }) => message)).toEqual(['The only answer'])
  const mailbox = await openMailbox(servers.imapUrl(inbox))
  const there = (await mailbox.after(0)).map(({ headers }) => headers.toString())
  await mailbox.close()
  expect(there.filter((headers) => headers.includes(subject))).toHaveLength(6)
})

test('a mail that comes back marks its reply as failed with the reason, and it can be sent again', async () => {
  const { id } = await receiveMessage('nobody@watt.example')
  const sent = await reply(id, 'Gladly.')
  await until('it came back', async () => {
    const [one] = (await repliesOf(id)) as StaffReply[]
    return one?.delivery === 'failed'
  })
  expect(await repliesOf(id)).toMatchObject([
    { _id: sent._id, delivery: 'failed', willRetry: false, failure: expect.stringContaining('unknown') },
  ])
  expect((await read(id)).status).toBe('unread')
  const again = await busbar.call('POST', `/api/contact/${id}/replies/${sent._id}/retry`, { token })
  expect(again.body.data.replies).toMatchObject([{ delivery: 'queued' }])
})

test('a mail of five megabytes is read in part, and its text is cut', async () => {
  const { id, subject } = await receiveMessage()
  await reply(id, 'Gladly.')
  await answer(await mailed(subject, 1), 'x'.repeat(10), { text: `Long ${'word '.repeat(1_000_000)}` })
  await until('it is kept', async () => (await repliesOf(id)).length > 1)
  expect((await repliesOf(id))[1]?.message.length).toBeLessThanOrEqual(20_000)
})

const setAside = async (): Promise<Extract<Notice, { kind: 'incoming' }>[]> =>
  (await busbar.call('GET', '/api/notifications', { token })).body.data.filter(
    ({ kind }: Notice) => kind === 'incoming',
  )

/** Sends bytes as they are, as no mail program would. */
function sendRaw(to: string, headers: string, body: string) {
  const raw = `From: ${grace}\r\nTo: ${to}\r\nSubject: Re: Odd\r\nMIME-Version: 1.0\r\n${headers}\r\n\r\n${body}`
  return servers.send({ envelope: { from: grace, to }, raw })
}

test('H1, H2: emails made to break or to freeze it change nothing for the genuine ones around them', async () => {
  const { id, subject } = await receiveMessage()
  await reply(id, 'Gladly.')
  const mail = await mailed(subject, 1)
  const to = mail.replyTo?.[0]?.address ?? ''
  const levels = Array.from({ length: 300 }, (_, level) => level)
  const nested = levels.map(
    (level) => `--b${level}\r\nContent-Type: multipart/mixed; boundary=b${level + 1}\r\n\r\n`,
  )
  await answer(mail, 'The first')
  await sendRaw(to, 'Content-Type: multipart/mixed; boundary=b0', nested.join(''))
  await sendRaw(to, `Message-ID: <${'0123456789ab'.repeat(3)}@evil.example>`, 'No id of ours')
  await sendRaw(to, 'Content-Type: text/html', `${'<style '.repeat(10)}\r\n`.repeat(14_000))
  await sendRaw(to, 'Content-Type: text/plain', '>\r\n'.repeat(500_000))
  await answer(mail, 'The last')
  // A pattern that backtracks over one of these would take minutes.
  await until('the last one is kept', async () =>
    (await repliesOf(id)).some(({ message }) => message === 'The last'),
  )
  const kept = (await repliesOf(id)).slice(1).map(({ message }) => message.slice(0, 20).split('\n')[0])
  expect(kept).toEqual(['The first', 'No id of ours', '…', '>', 'The last'])
  expect(await setAside()).toMatchObject([{ sender: grace, subject: 'Re: Odd', reason: 'unreadable' }])
})

test('H1: an email that comes while the database fails is taken later, and not set aside', async () => {
  const { id, subject } = await receiveMessage()
  await reply(id, 'Gladly.')
  const mail = await mailed(subject, 1)
  const before = await setAside()
  const leader = sql`from pg_stat_activity
    where application_name = 'busbar leader' and datname = current_database() and wait_event_type = 'Lock'`
  await busbar.db.transaction(async (tx) => {
    await tx.execute(sql`lock table message_replies in access exclusive mode`)
    await answer(mail, 'In bad times')
    await until('it is being taken', async () => (await tx.execute(sql`select ${leader}`)).rows.length > 0)
    await tx.execute(sql`select pg_terminate_backend(pid) ${leader}`)
  })
  await until('it is kept', async () => (await repliesOf(id)).length > 1)
  expect(await repliesOf(id)).toMatchObject([{ kind: 'staff' }, { message: 'In bad times' }])
  expect(await setAside()).toEqual(before)
})

test('M6: an answer says whom it is from, and that this is not who enquired', async () => {
  const { id, subject } = await receiveMessage('Grace@Watt.example')
  await reply(id, 'Gladly.')
  const mail = await mailed(subject, 1)
  await answer(mail, 'It is me')
  await answer(mail, 'Pay here', { from: '"Grace Watt" <ceo@bank.example>' })
  await until('both are kept', async () => (await repliesOf(id)).length > 2)
  expect((await repliesOf(id)).slice(1)).toMatchObject([
    { message: 'It is me', sender: grace, isOtherSender: false },
    { message: 'Pay here', sender: 'ceo@bank.example', isOtherSender: true },
  ])
})
