import { randomUUIDv7 } from 'node:crypto'
import { type securityMails, texts } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testProof } from '../../../../test/app.ts'
import { testSecrets } from '../../../../test/encryption.ts'
import { createMailApp, type MailApp } from '../../../../test/mail/mail-app.ts'
import { createSoftwarePasskey } from '../../../../test/software-passkey.ts'
import { rateLimits } from '../../../platform/postgres/tables.ts'
import { passkeys, users } from '../table.ts'

let busbar: MailApp
beforeAll(async () => {
  busbar = await createMailApp()
})
afterAll(() => busbar.close())
beforeEach(() => busbar.db.delete(rateLimits))

type User = Awaited<ReturnType<MailApp['signIn']>>
/** Those that stolen-session.test.ts waits for. */
type ShownElsewhere = 'new_sign_in' | 'email_changed' | 'wrong_passwords'

/** What leads to each of the emails; one that is new needs its line here. */
const causes: Record<
  Exclude<(typeof securityMails)[number], ShownElsewhere>,
  (user: User) => Promise<unknown>
> = {
  async passkey_added({ token }) {
    const { challengeId, options } = (
      await done(busbar.call('POST', '/api/auth/passkeys/options', { token, body: testProof }))
    ).data
    const passkey = createSoftwarePasskey({ origin: 'https://busbar.example', rpId: 'busbar.example' })
    const body = { challengeId, name: 'Phone', response: passkey.introduce(options.challenge) }
    await done(busbar.call('POST', '/api/auth/passkeys', { token, body }))
  },
  async passkey_removed({ _id: userId, token }) {
    const _id = randomUUIDv7()
    const key = { credentialId: _id, name: 'Key', publicKey: Buffer.of(1), counter: 0, transports: [] }
    await busbar.db.insert(passkeys).values({ _id, userId, ...key })
    await done(busbar.call('DELETE', `/api/auth/passkeys/${_id}`, { token, body: testProof }))
  },
  async two_factor_on({ token }) {
    const { secret } = (await done(busbar.call('POST', '/api/auth/totp/start', { token, body: testProof })))
      .data
    const code = new TOTP({ secret }).generate()
    await done(busbar.call('POST', '/api/auth/totp/confirm', { token, body: { code } }))
  },
  async two_factor_off(user) {
    const body = { ...testProof, code: await turnOn(user) }
    await done(busbar.call('DELETE', '/api/auth/totp', { token: user.token, body }))
  },
  async two_factor_reset(user) {
    const { token } = await busbar.signIn('owner')
    const path = `/api/users/${user._id}/reset-second-factors`
    await done(busbar.call('POST', path, { token, body: testProof }))
  },
  async recovery_codes_renewed(user) {
    const body = { ...testProof, code: await turnOn(user) }
    await done(busbar.call('POST', '/api/auth/totp/recovery-codes', { token: user.token, body }))
  },
  async sessions_ended(user) {
    const { data } = await done(busbar.call('GET', '/api/auth/sessions', { token: user.token }))
    await done(busbar.call('DELETE', `/api/auth/sessions/${data[0]._id}`, { token: user.token }))
  },
  async wrong_codes(user) {
    await turnOn(user)
    const payload = { email: user.email, password: user.password, code: '000000' }
    for (let place = 0; place < 10; place++) {
      const remoteAddress = `203.0.${place}.7`
      await busbar.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload })
    }
  },
}

test.each(Object.keys(causes) as (keyof typeof causes)[])('%s: its user is told by email', async (event) => {
  const user = await busbar.signIn('admin', 'Grace Ohm')
  await causes[event](user)
  const mail = await busbar.mailbox.mailTo(user.email)
  expect(mail.subject).toBe(texts.mails.security[event]('', '').title)
  expect(mail.text).toContain('Grace Ohm')
  // A reset says who did it instead of where.
  if (event !== 'two_factor_reset') expect(mail.text).toMatch(/127\.0\.0\.1|203\.0\.\d\.7/)
  expect(mail.text).toContain('https://busbar.example/admin/settings?tab=admin-user')
})

test('ending all other sessions is told by email, ending none is not', async () => {
  const user = await busbar.signIn()
  const endOthers = (token: string) => done(busbar.call('POST', '/api/auth/sessions/end-others', { token }))
  expect((await endOthers(user.token)).data.ended).toBe(0)
  const { email, password } = user
  await done(busbar.call('POST', '/api/auth/login', { body: { email, password } }))
  expect((await endOthers(user.token)).data.ended).toBe(1)
  expect((await busbar.mailbox.mailTo(email)).subject).toBe('You were signed out')
  expect(busbar.mailbox.mails.filter(({ recipients }) => recipients.includes(email))).toEqual([])
})

/** Gives a user an authenticator app, and answers with a code of it. */
async function turnOn({ _id }: User) {
  const secret = 'JBSWY3DPEHPK3PXP'
  await busbar.db
    .update(users)
    .set({ totpSecret: testSecrets.seal(secret, _id) })
    .where(eq(users._id, _id))
  return new TOTP({ secret }).generate()
}

/** The answer of a call that must work. */
async function done(call: ReturnType<MailApp['call']>) {
  const { status, body } = await call
  expect([status, body]).toMatchObject([200, { success: true }])
  return body
}
