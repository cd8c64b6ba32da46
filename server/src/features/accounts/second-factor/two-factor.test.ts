import { and, eq, sql } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { testEncryption, testSecrets } from '../../../../test/encryption.ts'
import { rateLimits } from '../../../platform/postgres/tables.ts'
import { createSecretBox } from '../../../platform/secrets/secret-box.ts'
import { hashOfToken } from '../../../platform/secrets/tokens.ts'
import { recoveryCodes as keptCodes, securityEvents, users } from '../table.ts'
import { sealSecrets } from './seal-secrets.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
})
afterAll(() => busbar.close())
beforeEach(async () => {
  await busbar.db.delete(rateLimits)
  // The clock stands in the middle of a step, so that no code grows old on its way.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (Date.now() % 30_000) + 15_000 })
})
afterEach(() => void vi.useRealTimers())

const post = (path: string, token: string | null, body: object = {}) =>
  busbar.call('POST', path, { token, body })
const login = (user: { email: string; password: string }, code?: string) =>
  post('/api/auth/login', null, { email: user.email, password: user.password, code })
const isRenewalOf = (userId: string) =>
  and(eq(securityEvents.userId, userId), eq(securityEvents.kind, 'recovery_codes_renewed'))
const codeOf = (secret: string, stepsAgo = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() - stepsAgo * 30_000 })

/** A user with the second factor on; the code that confirmed it is one step old. */
async function withTotp() {
  const user = await busbar.signIn()
  const { secret, uri } = (await post('/api/auth/totp/start', user.token, { currentPassword: user.password }))
    .body.data
  const confirmed = await post('/api/auth/totp/confirm', user.token, { code: codeOf(secret, 1) })
  return { user, secret, uri, recoveryCodes: confirmed.body.data.recoveryCodes as string[] }
}

test('a second factor is turned on by a first code, and is asked for after the password', async () => {
  const { user, secret, uri, recoveryCodes } = await withTotp()
  expect(uri).toMatch(/^otpauth:\/\/totp\/Your%20company:/)
  expect(recoveryCodes).toHaveLength(10)
  const asked = await login(user)
  expect([asked.status, asked.body.code]).toEqual([401, 'code_required'])
  expect((await login({ ...user, password: 'guess' }, codeOf(secret))).body.code).toBe('not_signed_in')
  const wrong = await login(user, '000000')
  expect([wrong.status, wrong.body.code]).toEqual([401, 'code_wrong'])
  expect((await login(user, codeOf(secret))).status).toBe(200)
})

test('H3: it needs the password and a code to be started and stopped', async () => {
  const { user, recoveryCodes } = await withTotp()
  const guess = { currentPassword: 'guess' }
  expect((await post('/api/auth/totp/start', user.token, guess)).status).toBe(422)
  expect((await busbar.call('DELETE', '/api/auth/totp', { token: user.token, body: guess })).status).toBe(422)
  const half = { currentPassword: user.password }
  const asked = await post('/api/auth/totp/start', user.token, half)
  expect([asked.status, asked.body.errors]).toEqual([
    422,
    { code: 'Enter the code from your authenticator app.' },
  ])
  const wrong = { ...half, code: '000000' }
  expect((await busbar.call('DELETE', '/api/auth/totp', { token: user.token, body: wrong })).status).toBe(422)
  const right = { ...half, code: recoveryCodes[0] }
  expect((await busbar.call('DELETE', '/api/auth/totp', { token: user.token, body: right })).status).toBe(200)
  expect((await login(user)).status).toBe(200)
})

test('a secret that was never confirmed asks nobody for a code', async () => {
  const user = await busbar.signIn()
  await post('/api/auth/totp/start', user.token, { currentPassword: user.password })
  expect((await post('/api/auth/totp/confirm', user.token, { code: '000000' })).status).toBe(422)
  expect((await login(user)).status).toBe(200)
})

test('A18: a code works once, for its own user, and not when it is old', async () => {
  const [one, two] = [await withTotp(), await withTotp()]
  const code = codeOf(one.secret)
  expect((await login(two.user, code)).status).toBe(401)
  expect((await login(one.user, code)).status).toBe(200)
  expect((await login(one.user, code)).status).toBe(401)
  expect((await login(one.user, codeOf(one.secret, 3))).status).toBe(401)
})

test('A18: of fifty uses of one code at once one counts', async () => {
  const { user, secret } = await withTotp()
  const code = codeOf(secret)
  const tries = Array.from({ length: 20 }, (_, number) =>
    busbar.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: `198.51.100.${number}`,
      payload: { email: user.email, password: user.password, code },
    }),
  )
  const stati = (await Promise.all(tries)).map((answer) => answer.statusCode)
  expect(stati.filter((status) => status === 200)).toHaveLength(1)
})

test('a recovery code works once, however it is written', async () => {
  const { user, recoveryCodes } = await withTotp()
  const code = recoveryCodes[0] ?? ''
  expect((await login(user, ` ${code.toUpperCase()} `)).status).toBe(200)
  expect((await login(user, code)).status).toBe(401)
  const { body } = await busbar.call('GET', '/api/auth/security', { token: user.token })
  expect(body.data).toEqual({
    totp: { isOn: true, recoveryCodesLeft: 9 },
    passkeys: [],
    isRequired: false,
  })
})

test('new recovery codes take the password, replace the old ones and are written into the security log', async () => {
  const { user, recoveryCodes } = await withTotp()
  const renew = (token: string, currentPassword: string) =>
    post('/api/auth/totp/recovery-codes', token, { currentPassword, code: recoveryCodes[2] })
  expect((await renew(user.token, 'guess')).body.errors).toEqual({
    currentPassword: 'The current password is not correct',
  })
  expect((await login(user, recoveryCodes[0])).status).toBe(200)
  const renewed = (await renew(user.token, user.password)).body.data.recoveryCodes as string[]
  expect(renewed).toHaveLength(10)
  expect((await login(user, recoveryCodes[1])).status).toBe(401)
  expect((await login(user, renewed[0])).status).toBe(200)
  const { totp } = (await busbar.call('GET', '/api/auth/security', { token: user.token })).body.data
  expect(totp).toEqual({ isOn: true, recoveryCodesLeft: 9 })
  const [entry] = await busbar.db.select().from(securityEvents).where(isRenewalOf(user._id))
  expect(entry).toMatchObject({ userName: user.name, address: '127.0.0.1' })
})

test('who has no second factor has no recovery codes to renew', async () => {
  const user = await busbar.signIn()
  const answer = await post('/api/auth/totp/recovery-codes', user.token, { currentPassword: user.password })
  expect([answer.status, answer.body.code]).toEqual([409, 'no_second_factor'])
  expect(await busbar.db.select().from(securityEvents).where(isRenewalOf(user._id))).toEqual([])
})

test('guessing codes runs into the limit', async () => {
  const { user } = await withTotp()
  const stati = []
  for (let guess = 0; guess < 8; guess++) stati.push((await login(user, String(100_000 + guess))).status)
  expect(stati).toContain(429)
})

test('a passkey that nobody has signs nobody in, and a challenge is used up by one try', async () => {
  const { challengeId } = (await post('/api/auth/passkey/options', null)).body.data
  const response = {
    id: 'unknown',
    rawId: 'unknown',
    type: 'public-key',
    response: {},
    clientExtensionResults: {},
  }
  expect((await post('/api/auth/passkey/login', null, { challengeId, response })).status).toBe(401)
  const left = await busbar.db.execute(sql`select 1 from challenges where _id = ${challengeId}`)
  expect(left.rows).toEqual([])
})

test("A18: a challenge made for one user's new passkey is refused for another's", async () => {
  const [one, two] = [await busbar.signIn(), await busbar.signIn()]
  const proof = { currentPassword: one.password }
  const { challengeId } = (await post('/api/auth/passkeys/options', one.token, proof)).body.data
  const response = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }
  const body = { challengeId, name: 'Mine', response }
  expect((await post('/api/auth/passkeys', two.token, body)).status).toBe(422)
  const left = await busbar.db.execute(sql`select 1 from challenges where _id = ${challengeId}`)
  expect(left.rows).toHaveLength(1)
})

test('H3: a challenge that a session alone can ask for adds no passkey', async () => {
  const user = await busbar.signIn()
  const { challengeId } = (await post('/api/auth/passkeys/proof', user.token)).body.data
  const response = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} }
  expect((await post('/api/auth/passkeys', user.token, { challengeId, name: 'Mine', response })).status).toBe(
    422,
  )
  // Looked for under another purpose, it was not even found.
  const left = await busbar.db.execute(sql`select 1 from challenges where _id = ${challengeId}`)
  expect(left.rows).toHaveLength(1)
})

test('secrets of authenticator apps are kept encrypted, and are worth nothing in another row', async () => {
  const [one, two] = [await withTotp(), await withTotp()]
  const kept = async (userId: string) =>
    (await busbar.db.select().from(users).where(eq(users._id, userId)))[0]?.totpSecret ?? ''
  const secret = await kept(one.user._id)
  expect(secret).toMatch(/^v1\.[0-9a-f]{8}\./)
  expect(secret).not.toContain(one.secret)
  await busbar.db.update(users).set({ totpSecret: secret }).where(eq(users._id, two.user._id))
  expect((await login(two.user, codeOf(one.secret))).status).toBe(401)
})

test('a start encrypts what was kept plain or under the previous key; a lost key lets in by recovery codes alone', async () => {
  const { user, secret, recoveryCodes } = await withTotp()
  const keep = (totpSecret: string) =>
    busbar.db.update(users).set({ totpSecret }).where(eq(users._id, user._id))
  const previous = { key: Buffer.alloc(32, 'p'), previousKey: null }
  for (const [kept, code] of [
    [secret, codeOf(secret)],
    [createSecretBox(previous).seal(secret, user._id), codeOf(secret, -1)],
  ] as const) {
    await keep(kept)
    expect((await login(user, code)).status, 'fails closed').toBe(401)
    await sealSecrets(busbar.db, createSecretBox({ ...testEncryption, previousKey: previous.key }))
    expect((await login(user, code)).status).toBe(200)
    await busbar.db.delete(rateLimits)
  }
  await keep(createSecretBox({ key: Buffer.alloc(32, 'x'), previousKey: null }).seal(secret, user._id))
  await sealSecrets(busbar.db, testSecrets)
  expect((await login(user, codeOf(secret))).status).toBe(401)
  expect((await login(user, recoveryCodes[0])).status).toBe(200)
})

test('recovery codes have 80 bits and are kept as salted hashes; those of an older version still work', async () => {
  const { user, recoveryCodes } = await withTotp()
  expect(recoveryCodes[0]).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/)
  const isTheirs = eq(keptCodes.userId, user._id)
  const hashes = (await busbar.db.select().from(keptCodes).where(isTheirs)).map(({ codeHash }) => codeHash)
  const plain = hashOfToken((recoveryCodes[0] ?? '').replaceAll('-', ''))
  expect(hashes.some((hash) => hash.includes(plain))).toBe(false)
  await busbar.db.insert(keptCodes).values({ userId: user._id, codeHash: hashOfToken('abcde23456') })
  expect((await login(user, 'abcde-23456')).status).toBe(200)
  expect((await login(user, 'abcde-23456')).status).toBe(401)
})

test('an authenticator app and a passkey are told the name of the company', async () => {
  const user = await busbar.signIn('owner')
  const proof = { currentPassword: user.password }
  const name = 'Volt & Söhne: Motors'
  await busbar.call('PUT', '/api/company/info', { token: user.token, body: { name } })
  const { uri } = (await post('/api/auth/totp/start', user.token, proof)).body.data
  expect(new URL(uri).searchParams.get('issuer')).toBe(name)
  expect(decodeURIComponent(new URL(uri).pathname)).toContain(`${name}:${user.email}`)
  const passkey = await post('/api/auth/passkeys/options', user.token, proof)
  expect(passkey.body.data.options.rp).toEqual({ id: 'busbar.example', name })
})
