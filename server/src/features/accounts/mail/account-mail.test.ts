import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testProof } from '../../../../test/app.ts'
import { createMailApp, type MailApp } from '../../../../test/mail/mail-app.ts'
import type { Mailbox } from '../../../../test/mail/mailbox.ts'
import { until } from '../../../../test/until.ts'
import { rateLimits } from '../../../platform/postgres/tables.ts'
import { securityEvents } from '../table.ts'

let mailbox: Mailbox
let busbar: MailApp
beforeAll(async () => {
  busbar = await createMailApp()
  mailbox = busbar.mailbox
})
afterAll(() => busbar.close())
beforeEach(() => busbar.db.delete(rateLimits))

const newPassword = 'tungsten-orchard-42'
const forgot = (email: string, headers: Record<string, string> = {}) =>
  busbar.call('POST', '/api/auth/forgot-password', { body: { email }, headers })
const reset = (token: string, password = newPassword) =>
  busbar.call('POST', '/api/auth/reset-password', { body: { token, password } })
const login = (email: string, password: string) =>
  busbar.call('POST', '/api/auth/login', { body: { email, password } })
const linkIn = (text = '') => new URL(/https:\S+/.exec(text)?.[0] ?? '')

test('a forgotten password is chosen anew with a link that works once and ends every session', async () => {
  const user = await busbar.signIn()
  const answer = await forgot(user.email.toUpperCase())
  expect([answer.status, answer.body.message]).toEqual([
    200,
    'If an account exists for this address, we have sent it a link.',
  ])
  const mail = await mailbox.mailTo(user.email)
  const link = linkIn(mail.text)
  expect(link.origin + link.pathname).toBe('https://busbar.example/reset-password')
  expect(mail.html).toContain(link.href.replaceAll('&', '&#38;'))
  const token = link.searchParams.get('token') ?? ''
  expect((await reset(token, '123456')).status).toBe(422)
  expect((await reset(token)).status).toBe(200)
  expect((await busbar.call('GET', '/api/auth/verify', { token: user.token })).status).toBe(401)
  expect((await login(user.email, user.password)).status).toBe(401)
  expect((await login(user.email, newPassword)).status).toBe(200)
  expect((await reset(token)).status).toBe(403)
  expect((await mailbox.mailTo(user.email)).subject).toBe('Your password was changed')
})

test('R5: asked for from many addresses, one user gets 5 links an hour, and everybody the same answer', async () => {
  const user = await busbar.signIn()
  for (let number = 1; number <= 12; number++) {
    const { status } = await forgot(user.email, { 'x-forwarded-for': `203.0.113.${number}` })
    expect(status).toBe(200)
  }
  const asked = async () => {
    const [row] = await busbar.db
      .select()
      .from(rateLimits)
      .where(like(rateLimits.key, `%${user._id}%`))
    return row?.count
  }
  await until('all twelve are looked at', async () => (await asked()) === 12)
  // Written together with each mail, which may still wait to be sent.
  expect(await busbar.db.$count(securityEvents, eq(securityEvents.userId, user._id))).toBe(5)
  const links = () => mailbox.mails.filter(({ recipients }) => recipients.includes(user.email)).length
  await until('the five are sent', () => links() === 5)
})

test('A12: a link for a new password works for an hour and not a minute longer', async () => {
  const user = await busbar.signIn()
  await forgot(user.email)
  const token = linkIn((await mailbox.mailTo(user.email)).text).searchParams.get('token') ?? ''
  const later = (minutes: number) =>
    busbar.db.execute(
      sql`update password_resets set expires_at = expires_at - ${`${minutes} minutes`}::interval where user_id = ${user._id}`,
    )
  await later(61)
  expect((await reset(token)).status).toBe(403)
  await later(-2)
  expect((await reset(token)).status).toBe(200)
  expect((await mailbox.mailTo(user.email)).subject).toBe('Your password was changed')
})

test('A1: an unknown address is answered the same and gets no mail', async () => {
  const [user, before] = [await busbar.signIn(), mailbox.mails.length]
  const [known, unknown] = [await forgot(user.email), await forgot('nobody@busbar.example')]
  expect(unknown.body).toEqual(known.body)
  await mailbox.mailTo(user.email)
  expect(mailbox.mails.length).toBe(before)
})

test('A6: a look-alike address in a reset matches nobody', async () => {
  const user = await busbar.signIn()
  expect((await forgot(user.email.replace('busbar', 'bus\u1d66ar'))).status).toBe(422)
  expect((await forgot(user.email.replace('.example', '.ex\u0430mple'))).status).toBe(422)
})

test('A7: the link is made of the configured address, whatever the request claims', async () => {
  const user = await busbar.signIn()
  await forgot(user.email, {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  })
  expect(linkIn((await mailbox.mailTo(user.email)).text).host).toBe('busbar.example')
})

test('A43: line breaks in an address make no header', async () => {
  for (const email of [
    'a@busbar.example\r\nBcc: evil@evil.example',
    'a@busbar.example%0aBcc:x',
    '"a\n"@busbar.example',
  ]) {
    expect((await forgot(email)).status).toBe(422)
  }
})

test('A45: markup in a name arrives as text', async () => {
  const user = await busbar.signIn('admin', '<a href="https://evil.example">Ada</a>')
  await forgot(user.email)
  const { html } = await mailbox.mailTo(user.email)
  expect(html).not.toContain('<a href="https://evil.example">')
})

test('an invitation is mailed, and its link and the copied one both lead to the account', async () => {
  const owner = await busbar.signIn('owner')
  const email = 'invited@busbar.example'
  const invited = { email, role: 'editor', ...testProof }
  await busbar.call('POST', '/api/users/invitations', { token: owner.token, body: invited })
  const invitation = linkIn((await mailbox.mailTo(email)).text).searchParams.get('invitation')
  const body = { name: 'Grace Hopper', email, password: newPassword, invitation }
  expect((await busbar.call('POST', '/api/auth/register', { body })).status).toBe(200)
})

test('a mail is queued with its cause or not at all, and waits for a server that is away', async () => {
  const user = await busbar.signIn()
  const wrong = { currentPassword: user.password, newPassword: '123456' }
  expect(
    (await busbar.call('PUT', '/api/auth/update-credentials', { token: user.token, body: wrong })).status,
  ).toBe(422)
  mailbox.refuse(true)
  await forgot(user.email)
  const waiting = () =>
    busbar.db.execute(`select 1 from pgboss.job where name = 'account-mail' and state = 'retry'`)
  await until('the mail was refused once', async () => (await waiting()).rows.length > 0)
  mailbox.refuse(false)
  await busbar.db.execute(
    `update pgboss.job set start_after = now() where name = 'account-mail' and state = 'retry'`,
  )
  const mail = await mailbox.mailTo(user.email)
  expect(mail.subject).toBe('Choose a new password')
  expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@busbar\.example>$/)
})

test('nothing in the queue opens an account', async () => {
  const user = await busbar.signIn()
  await forgot(user.email)
  const token = linkIn((await mailbox.mailTo(user.email)).text).searchParams.get('token') ?? ''
  const { rows } = await busbar.db.execute('select data from pgboss.job')
  expect(token.length).toBe(43)
  expect(JSON.stringify(rows)).not.toContain(token)
})
