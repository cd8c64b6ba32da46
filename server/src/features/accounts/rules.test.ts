import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RouteOptions } from 'fastify'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, testProof } from '../../../test/app.ts'
import { rateLimits } from '../../platform/postgres/tables.ts'
import { createToken, hashOfToken } from '../../platform/secrets/tokens.ts'
import { passkeys, passwordResets } from './table.ts'

const routes: RouteOptions[] = []
let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp({
    accounts: { passwordMin: 12, requiresTwoFactor: true },
    onRoute: (route) => routes.push(route),
  })
})
afterAll(() => busbar.close())
beforeEach(() => busbar.db.delete(rateLimits))

const users = (token: string) => busbar.call('GET', '/api/users', { token })
const login = ({ email, password }: { email: string; password: string }) =>
  busbar.call('POST', '/api/auth/login', { body: { email, password } })
const needs = async (token: string) =>
  (await busbar.call('GET', '/api/auth/verify', { token })).body.admin.needsSecondFactor

async function turnOn({ token, password }: { token: string; password: string }) {
  const start = await busbar.call('POST', '/api/auth/totp/start', {
    token,
    body: { currentPassword: password },
  })
  const code = new TOTP({ secret: start.body.data.secret }).generate()
  return busbar.call('POST', '/api/auth/totp/confirm', { token, body: { code } })
}

async function addPasskey(userId: string) {
  const _id = randomUUIDv7()
  const key = { credentialId: _id, name: 'Key', publicKey: Buffer.of(1), counter: 0, transports: [] }
  await busbar.db.insert(passkeys).values({ _id, userId, ...key })
  return _id
}

describe('where a second factor is required, who has none', () => {
  test('may call what belongs to their own account and the ways in; all else answers two_factor_required', async () => {
    const { token } = await busbar.signIn('owner')
    const open: string[] = []
    const calls = routes.flatMap((route) =>
      [route.method].flat().map((method) => ({ method, url: route.url })),
    )
    for (const { method, url } of calls) {
      if (method === 'HEAD' || method === 'OPTIONS' || url === '/api/auth/logout') continue
      const path = url.replace(/:\w+/g, crypto.randomUUID()).replace('*', 'anything')
      const { status, body } = await busbar.call(method as 'GET', path, { token })
      const isClosed = status === 403 && body.code === 'two_factor_required'
      if (!isClosed) open.push(`${method} ${url}`)
    }
    expect(open.sort()).toEqual([
      'DELETE /api/auth/passkeys/:id',
      'DELETE /api/auth/sessions/:id',
      'DELETE /api/auth/totp',
      'GET /api/auth/password-rule',
      'GET /api/auth/security',
      'GET /api/auth/sessions',
      'GET /api/auth/verify',
      'POST /api/auth/forgot-password',
      'POST /api/auth/login',
      'POST /api/auth/passkey/login',
      'POST /api/auth/passkey/options',
      'POST /api/auth/passkeys',
      'POST /api/auth/passkeys/options',
      'POST /api/auth/passkeys/proof',
      'POST /api/auth/register',
      'POST /api/auth/reset-password',
      'POST /api/auth/sessions/end-others',
      'POST /api/auth/totp/confirm',
      'POST /api/auth/totp/recovery-codes',
      'POST /api/auth/totp/start',
      'PUT /api/auth/update-credentials',
    ])
    expect((await busbar.call('POST', '/api/auth/logout', { token })).status).toBe(200)
  })

  test('is told what to do, and is let in by the first code of an app until it is turned off', async () => {
    const owner = await busbar.signIn('owner')
    const refused = await users(owner.token)
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Your account needs a second factor. Set up two-factor sign-in or a passkey in Settings, under Admin User.',
    ])
    expect(await needs(owner.token)).toBe(true)
    const security = await busbar.call('GET', '/api/auth/security', { token: owner.token })
    expect(security.body.data.isRequired).toBe(true)
    const { recoveryCodes } = (await turnOn(owner)).body.data
    expect([(await users(owner.token)).status, await needs(owner.token)]).toEqual([200, false])
    const body = { currentPassword: owner.password, code: recoveryCodes[0] }
    expect((await busbar.call('DELETE', '/api/auth/totp', { token: owner.token, body })).status).toBe(200)
    expect([(await users(owner.token)).status, await needs(owner.token)]).toEqual([403, true])
  })

  test('is not let in by a secret that was never confirmed', async () => {
    const owner = await busbar.signIn('owner')
    const body = { currentPassword: owner.password }
    await busbar.call('POST', '/api/auth/totp/start', { token: owner.token, body })
    expect((await users(owner.token)).status).toBe(403)
  })

  test('is let in by a passkey until it is removed', async () => {
    const owner = await busbar.signIn('owner')
    const id = await addPasskey(owner._id)
    expect((await users(owner.token)).status).toBe(200)
    const body = { currentPassword: owner.password }
    await busbar.call('DELETE', `/api/auth/passkeys/${id}`, { token: owner.token, body })
    expect((await users(owner.token)).status).toBe(403)
  })

  test('does not get around it by a passkey of somebody else', async () => {
    const [owner, other] = [await busbar.signIn('owner'), await busbar.signIn()]
    await addPasskey(other._id)
    expect((await users(owner.token)).status).toBe(403)
  })
})

test('where a second factor is required, a password alone does not sign in who has a passkey', async () => {
  const user = await busbar.signIn()
  expect((await login(user)).status).toBe(200)
  await addPasskey(user._id)
  const refused = await login(user)
  expect([refused.status, refused.body.code]).toEqual([401, 'passkey_required'])
  expect((await login({ ...user, password: 'guess' })).body.code).toBe('not_signed_in')
})

test('visitors never need a second factor', async () => {
  expect((await busbar.call('GET', '/api/partners')).status).toBe(200)
})

describe('a longer minimum for passwords', () => {
  const [short, long] = ['tungsten-42', 'tungsten-42x']
  const sentence = 'New password must be at least 12 characters long'

  test('is told to the forms', async () => {
    expect((await busbar.call('GET', '/api/auth/password-rule')).body.data).toEqual({ min: 12 })
  })

  test('holds for a new account', async () => {
    const owner = await busbar.signIn('owner')
    await addPasskey(owner._id)
    const email = 'grace@busbar.example'
    const invited = { token: owner.token, body: { email, role: 'editor', ...testProof } }
    const { link } = (await busbar.call('POST', '/api/users/invitations', invited)).body.data
    const invitation = new URL(link).searchParams.get('invitation')
    const register = (password: string) =>
      busbar.call('POST', '/api/auth/register', { body: { name: 'Grace', email, password, invitation } })
    expect((await register(short)).body.errors).toEqual({ password: sentence })
    expect((await register(long)).status).toBe(200)
  })

  test('holds for a forgotten password', async () => {
    const { _id: userId } = await busbar.signIn()
    const token = createToken()
    const expiresAt = sql<string>`now() + interval '1 hour'`
    await busbar.db.insert(passwordResets).values({ tokenHash: hashOfToken(token), userId, expiresAt })
    const reset = (password: string) =>
      busbar.call('POST', '/api/auth/reset-password', { body: { token, password } })
    expect((await reset(short)).body.errors).toEqual({ password: sentence })
    expect((await reset(long)).status).toBe(200)
  })

  test('holds for a changed password, and not for one that was chosen before', async () => {
    const { token, password } = await busbar.signIn()
    const change = (body: object) => busbar.call('PUT', '/api/auth/update-credentials', { token, body })
    const refused = await change({ currentPassword: password, newPassword: short })
    expect(refused.body.errors).toEqual({ newPassword: sentence })
    expect((await change({ currentPassword: 'brief', name: 'Ada' })).status).toBe(200)
  })
})
