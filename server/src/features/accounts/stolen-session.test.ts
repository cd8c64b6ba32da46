import { randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMailApp, type MailApp } from '../../../test/mail/mail-app.ts'
import type { Mailbox } from '../../../test/mail/mailbox.ts'
import { recordStatements } from '../../../test/measure/statements.ts'
import { rateLimits } from '../../platform/postgres/tables.ts'
import { passkeys, securityEvents, users } from './table.ts'

let mailbox: Mailbox
let busbar: MailApp
beforeAll(async () => {
  busbar = await createMailApp()
  mailbox = busbar.mailbox
})
afterAll(() => busbar.close())
beforeEach(() => busbar.db.delete(rateLimits))

const newPassword = 'tungsten-orchard-42'
const update = (token: string, body: object) =>
  busbar.call('PUT', '/api/auth/update-credentials', { token, body })
const login = (user: { email: string; password: string }, userAgent = '') =>
  busbar.call('POST', '/api/auth/login', {
    body: { email: user.email, password: user.password },
    headers: { 'user-agent': userAgent },
  })

async function addPasskey(userId: string) {
  const _id = randomUUIDv7()
  const key = { credentialId: _id, name: 'Key', publicKey: Buffer.of(1), counter: 0, transports: [] }
  await busbar.db.insert(passkeys).values({ _id, userId, ...key })
  return _id
}

test('H3: a session alone changes neither the email nor the passkeys', async () => {
  const user = await busbar.signIn()
  const key = await addPasskey(user._id)
  const { token } = user
  const calls = [
    await update(token, { email: 'thief@busbar.example' }),
    await update(token, { email: 'thief@busbar.example', currentPassword: 'guess' }),
    await busbar.call('POST', '/api/auth/passkeys/options', { token, body: {} }),
    await busbar.call('POST', '/api/auth/passkeys/options', { token, body: { currentPassword: 'guess' } }),
    await busbar.call('DELETE', `/api/auth/passkeys/${key}`, { token, body: {} }),
  ]
  expect(calls.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual(
    calls.map(() => [422, ['currentPassword']]),
  )
  const [row] = await busbar.db.select().from(users).where(eq(users._id, user._id))
  expect([row?.email, await busbar.db.$count(passkeys, eq(passkeys.userId, user._id))]).toEqual([
    user.email,
    1,
  ])
})

test('H3: guesses from many places run into one limit, which a new name does not lift', async () => {
  const { token } = await busbar.signIn()
  const guess = (number: number) =>
    busbar.app.inject({
      method: 'PUT',
      url: '/api/auth/update-credentials',
      remoteAddress: `203.0.113.${number}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { email: 'thief@busbar.example', currentPassword: `guess ${number}` },
    })
  const stati = []
  for (let number = 0; number < 8; number++) {
    stati.push((await guess(number)).statusCode)
    // The first pause is a second, which a busy machine might let pass.
    await busbar.db.execute(sql`update attempts set blocked_until = blocked_until + interval '1 minute'`)
    expect((await update(token, { name: `Name ${number}` })).body.token).toBe(token)
  }
  expect(stati).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
})

test('H3: a new email is told to the old address and to the new one', async () => {
  const user = await busbar.signIn()
  const email = `new-${user.email}`
  const changed = await update(user.token, { email, currentPassword: user.password })
  expect(changed.body.admin.email).toBe(email)
  for (const address of [user.email, email]) {
    const mail = await mailbox.mailTo(address)
    expect(mail.subject).toBe('Your email address was changed')
    expect(mail.text).toContain('127.0.0.1')
  }
})

test('H3: a new password takes the passkeys along when asked to, and ends every other session', async () => {
  const user = await busbar.signIn()
  await addPasskey(user._id)
  const other = (await login(user)).body.token
  const input = { currentPassword: user.password, newPassword }
  const kept = await update(user.token, input)
  for (const [token, status] of [
    [user.token, 401],
    [other, 401],
    [kept.body.token, 200],
  ]) {
    expect((await busbar.call('GET', '/api/auth/verify', { token })).status).toBe(status)
  }
  expect(await busbar.db.$count(passkeys, eq(passkeys.userId, user._id))).toBe(1)
  const again = { currentPassword: newPassword, newPassword: `${newPassword}-2`, removePasskeys: true }
  expect((await update(kept.body.token, again)).status).toBe(200)
  expect(await busbar.db.$count(passkeys, eq(passkeys.userId, user._id))).toBe(0)
  const subjects = [await mailbox.mailTo(user.email), await mailbox.mailTo(user.email)].map(
    ({ subject }) => subject,
  )
  expect(subjects).toContain('Your password was changed')
})

test('a sign-in from a new device or network is told by email, the first one and a known one are not', async () => {
  const user = await busbar.signIn()
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'
  for (const browser of [chrome, chrome, firefox, chrome, firefox]) await login(user, browser)
  const mail = await mailbox.mailTo(user.email)
  expect([mail.subject, mail.text]).toEqual([
    'New sign-in to your account',
    expect.stringContaining('Firefox on Windows'),
  ])
  expect(mailbox.mails.filter(({ recipients }) => recipients.includes(user.email))).toEqual([])
})

test('M3: the user is told by email that somebody guesses passwords, once', async () => {
  const user = await busbar.signIn()
  for (let place = 0; place < 34; place++) {
    await busbar.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: `203.0.${place}.7`,
      payload: { email: user.email, password: 'guess' },
    })
  }
  expect((await mailbox.mailTo(user.email)).subject).toBe('Many failed attempts to sign in to your account')
  expect(mailbox.mails.filter(({ recipients }) => recipients.includes(user.email))).toEqual([])
})

test('M4: a forgotten password takes the same statements for a known and an unknown address', async () => {
  const user = await busbar.signIn()
  const statementsFor = async (email: string) => {
    const body = { email }
    const statements = await recordStatements(() =>
      busbar.call('POST', '/api/auth/forgot-password', { body }),
    )
    return statements.map(({ text }) => text)
  }
  const unknown = await statementsFor('nobody@busbar.example')
  expect(unknown.some((text) => text.includes('"users"'))).toBe(false)
  expect(await statementsFor(user.email)).toEqual(unknown)
  expect((await mailbox.mailTo(user.email)).subject).toBe('Choose a new password')
  const [entry] = await busbar.db.select().from(securityEvents).where(eq(securityEvents.userId, user._id))
  expect(entry?.kind).toBe('password_reset_requested')
  const { rows } = await busbar.db.execute(`select data from pgboss.job where name = 'account-request'`)
  expect(JSON.stringify(rows)).not.toContain('nobody@busbar.example')
})
