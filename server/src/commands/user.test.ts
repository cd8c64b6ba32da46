import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSecrets } from '../../test/encryption.ts'
import { createMailApp, type MailApp } from '../../test/mail/mail-app.ts'
import { callCommand, runCommand } from '../../test/run-command.ts'
import { securityEvents, users } from '../features/accounts/table.ts'

let busbar: MailApp
beforeAll(async () => {
  busbar = await createMailApp()
})
afterAll(() => busbar.close())

const settings = () => ({ ...process.env, DATABASE_URL: busbar.url, PASSWORD_MIN: '40' })
const run = (...args: string[]) => runCommand(args, settings())
const call = (...args: string[]) => callCommand(args, settings())

test('the command line makes an owner who can sign in with the password that it shows', async () => {
  const { stdout } = await run('user', 'create', '--email', 'Ada@Busbar.example', '--name', 'Ada Volt')
  const password = /password (\S+)/.exec(stdout)?.[1]
  expect(password, 'PASSWORD_MIN holds here too').toHaveLength(40)
  const body = { email: 'ada@busbar.example', password }
  expect((await busbar.call('POST', '/api/auth/login', { body })).body.admin).toMatchObject({ role: 'owner' })
})

test('the command line resets a password and a second factor and ends sessions, and the log and an email say so', async () => {
  const user = await busbar.signIn()
  const other = await busbar.signIn()
  const subject = async (of = user) => (await busbar.mailbox.mailTo(of.email)).subject
  const verify = async (token: string) => (await busbar.call('GET', '/api/auth/verify', { token })).status
  const { stdout } = await call('user', 'reset-password', '--email', user.email.toUpperCase())
  const token = new URL(/https?:\S+/.exec(stdout)?.[0] ?? '').searchParams.get('token')
  const password = 'tungsten orchard forty two, as long as it takes'
  const reset = await busbar.call('POST', '/api/auth/reset-password', { body: { token, password } })
  expect(reset.status).toBe(200)
  expect(await subject()).toBe('Your password was changed')

  const totpSecret = testSecrets.seal('JBSWY3DPEHPK3PXP', user._id)
  await busbar.db.update(users).set({ totpSecret }).where(eq(users._id, user._id))
  await run('user', 'reset-two-factor', '--email', user.email)
  expect(await subject()).toBe('Your second factor was reset')
  const body = { email: user.email, password }
  const signedIn = await busbar.call('POST', '/api/auth/login', { body })
  expect(signedIn.status).toBe(200)

  await call('user', 'end-sessions', '--email', user.email)
  expect([await verify(signedIn.body.token), await verify(other.token)]).toEqual([401, 200])
  expect(await subject()).toBe('You were signed out')
  await call('user', 'end-sessions', '--all')
  expect(await verify(other.token)).toBe(401)
  expect(await subject(other)).toBe('You were signed out')
  const entries = await busbar.db.select().from(securityEvents).where(eq(securityEvents.userId, user._id))
  const byOperator = entries.filter(({ actorName }) => actorName === 'Command line').map(({ kind }) => kind)
  expect(byOperator).toEqual(['password_reset_requested', 'two_factor_reset', 'sessions_ended'])
  expect((await run('audit', 'verify')).stdout).toMatch(
    /^\d+ entries, unbroken\. Newest: \d+:[0-9a-f]{64}\n$/,
  )
  expect((await call('user', 'end-sessions')).code).toBe(2)
  expect((await call('user', 'reset-password', '--email', 'x@y.example')).code).toBe(1)
})
