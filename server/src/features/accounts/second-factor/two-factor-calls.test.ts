import { randomUUIDv7 } from 'node:crypto'
import { texts } from '@busbar/contract'
import { TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { startApi } from '../../../../test/api.ts'
import { testBody, testRules, testSession } from '../../../../test/standard/standard-writes.ts'
import { rateLimits } from '../../../platform/postgres/tables.ts'
import { passkeys } from '../table.ts'

// What each call answers. How they work together is in two-factor.test.ts.

const api = startApi()
beforeEach(async () => {
  await api.db().delete(rateLimits)
})

type Account = { token: string; password: string }
const asks = (method: 'GET' | 'POST' | 'DELETE', path: string, { token }: { token: string }, body?: object) =>
  api.call(method, `/api${path}`, { token, body })
const start = (user: Account) => asks('POST', '/auth/totp/start', user, { currentPassword: user.password })
const confirm = (user: Account, code: string) => asks('POST', '/auth/totp/confirm', user, { code })

async function withTotp() {
  const user = await api.signIn()
  const { secret } = (await start(user)).body.data
  const { recoveryCodes } = (await confirm(user, new TOTP({ secret }).generate())).body.data
  return { ...user, code: recoveryCodes[0] as string }
}

/** The tests of a call that asks for the password once more. */
function testPassword(method: 'POST' | 'DELETE', path: string) {
  testSession(api, method, () => path, { currentPassword: 'x' })

  test('it needs the right password, and guessing it answers 429', async () => {
    const user = await api.signIn()
    const missing = await asks(method, path, user, { currentPassword: '' })
    expect([missing.status, missing.body.errors]).toEqual([422, { currentPassword: 'Password is required' }])
    const guess = () => asks(method, path, user, { currentPassword: 'guess' })
    expect((await guess()).body.errors).toEqual({ currentPassword: texts.auth.currentPasswordWrong })
    const statuses = []
    for (let attempt = 0; attempt < 10; attempt++) statuses.push((await guess()).status)
    expect(statuses).toContain(429)
    expect((await asks(method, path, user, { currentPassword: 'x', role: 'owner' })).status).toBe(400)
  })
}

describe('GET /auth/security', () => {
  testSession(api, 'GET', () => '/auth/security')

  test('it tells how the own account is protected', async () => {
    const { status, body } = await asks('GET', '/auth/security', await api.signIn())
    expect([status, body.data]).toMatchObject([
      200,
      { totp: { isOn: false, recoveryCodesLeft: 0 }, passkeys: [] },
    ])
  })
})

describe('POST /auth/totp/start', () => {
  testPassword('POST', '/auth/totp/start')
  testBody(api, 'POST', () => '/auth/totp/start')

  test('it answers with a secret and its address for an app', async () => {
    const { status, body } = await start(await api.signIn())
    expect([status, body.data.uri]).toEqual([200, expect.stringMatching(/^otpauth:\/\/totp\//)])
    expect(body.data.secret).toMatch(/^[A-Z2-7]{32}$/)
  })
})

describe('POST /auth/totp/confirm', () => {
  testSession(api, 'POST', () => '/auth/totp/confirm', { code: '1' })
  testBody(api, 'POST', () => '/auth/totp/confirm')
  testRules(
    api,
    'POST',
    () => '/auth/totp/confirm',
    () => ({}),
    [[{ code: '' }, { code: texts.auth.codeRequired }]],
  )

  test('the first right code turns it on and answers with recovery codes; guessing answers 429', async () => {
    const user = await api.signIn()
    const { secret } = (await start(user)).body.data
    expect((await confirm(user, '000000')).status).toBe(422)
    const { status, body } = await confirm(user, new TOTP({ secret }).generate())
    expect([status, body.data.recoveryCodes.length]).toEqual([200, 10])
    const statuses = []
    for (let guess = 0; guess < 11; guess++) statuses.push((await confirm(user, '000000')).status)
    expect(statuses).toContain(429)
  })
})

describe('POST /auth/totp/recovery-codes', () => {
  testPassword('POST', '/auth/totp/recovery-codes')
  testBody(api, 'POST', () => '/auth/totp/recovery-codes')

  test('it answers with ten new codes, or 409 for who has no second factor', async () => {
    const renew = ({ code, ...user }: Account & { code?: string }) =>
      asks('POST', '/auth/totp/recovery-codes', user, { currentPassword: user.password, code })
    const { status, body } = await renew(await withTotp())
    expect([status, body.data.recoveryCodes.length]).toEqual([200, 10])
    expect((await renew(await api.signIn())).status).toBe(409)
  })
})

describe('DELETE /auth/totp', () => {
  testPassword('DELETE', '/auth/totp')

  test('it turns the second factor off', async () => {
    const { code, ...user } = await withTotp()
    const { status } = await asks('DELETE', '/auth/totp', user, { currentPassword: user.password, code })
    expect(status).toBe(200)
    expect((await asks('GET', '/auth/security', user)).body.data.totp.isOn).toBe(false)
  })
})

describe('POST /auth/passkeys/options', () => {
  testPassword('POST', '/auth/passkeys/options')
  testBody(api, 'POST', () => '/auth/passkeys/options')

  test('it answers with a challenge for a new passkey', async () => {
    const user = await api.signIn()
    const { status, body } = await asks('POST', '/auth/passkeys/options', user, {
      currentPassword: user.password,
    })
    expect([status, body.data.options.rp.id]).toEqual([200, 'busbar.example'])
    expect(body.data.options.challenge).toMatch(/^[\w-]{20,}$/)
  })
})

describe('POST /auth/passkeys', () => {
  const response = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }
  testSession(api, 'POST', () => '/auth/passkeys', {})
  testBody(api, 'POST', () => '/auth/passkeys')
  testRules(
    api,
    'POST',
    () => '/auth/passkeys',
    () => ({ challengeId: crypto.randomUUID(), name: 'Key', response }),
    [[{ name: ' ' }, { name: 'Name is required' }]],
  )

  test('what no device has signed is refused', async () => {
    const user = await api.signIn()
    const proof = { currentPassword: user.password }
    const { challengeId } = (await asks('POST', '/auth/passkeys/options', user, proof)).body.data
    for (const id of [challengeId, crypto.randomUUID()]) {
      const answer = await asks('POST', '/auth/passkeys', user, { challengeId: id, name: 'Key', response })
      expect(answer.status).toBe(422)
    }
  })
})

describe('DELETE /auth/passkeys/{id}', () => {
  testPassword('DELETE', `/auth/passkeys/${crypto.randomUUID()}`)

  test("it removes one of the user's own; another's is a 404 and stays", async () => {
    const [user, stranger] = [await api.signIn(), await api.signIn()]
    const _id = randomUUIDv7()
    const key = { credentialId: _id, name: 'Key', publicKey: Buffer.of(1), counter: 0, transports: [] }
    await api
      .db()
      .insert(passkeys)
      .values({ _id, userId: user._id, ...key })
    const remove = (as: Account, id: string) =>
      asks('DELETE', `/auth/passkeys/${id}`, as, { currentPassword: as.password })
    expect((await remove(stranger, _id)).status).toBe(404)
    expect((await remove(user, 'nonsense')).status).toBe(400)
    expect((await remove(user, _id)).status).toBe(200)
    expect((await remove(user, _id)).status).toBe(404)
  })
})

describe('POST /auth/passkeys/proof', () => {
  testSession(api, 'POST', () => '/auth/passkeys/proof')

  test("it answers with a challenge for the user's own passkeys, and 429 after too many", async () => {
    const user = await api.signIn()
    const ask = () => asks('POST', '/auth/passkeys/proof', user)
    const { status, body } = await ask()
    expect([status, body.data.options.rpId]).toEqual([200, 'busbar.example'])
    const statuses = []
    for (let attempt = 0; attempt < 10; attempt++) statuses.push((await ask()).status)
    expect(statuses).toContain(429)
  })
})

describe('POST /auth/passkey/options', () => {
  test('it answers everybody with a challenge, and 429 after too many', async () => {
    const ask = () => api.visitor('POST', '/auth/passkey/options')
    const { status, body } = await ask()
    expect([status, body.data.options.rpId]).toEqual([200, 'busbar.example'])
    const statuses = []
    for (let attempt = 0; attempt < 61; attempt++) statuses.push((await ask()).status)
    expect([statuses[0], statuses.includes(429)]).toEqual([200, true])
  })
})

describe('POST /auth/passkey/login', () => {
  testBody(api, 'POST', () => '/auth/passkey/login')

  test('what no device has signed is refused, and too many answer 429', async () => {
    const response = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }
    const login = () =>
      api.visitor('POST', '/auth/passkey/login', { challengeId: crypto.randomUUID(), response })
    expect((await login()).status).toBe(401)
    const statuses = []
    for (let attempt = 0; attempt < 11; attempt++) statuses.push((await login()).status)
    expect(statuses).toContain(429)
    expect((await api.visitor('POST', '/auth/passkey/login', { challengeId: 'x', response })).status).toBe(
      422,
    )
  })
})
