import { randomUUIDv7 } from 'node:crypto'
import { texts } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { startApi } from '../../../test/api.ts'
import { testProof } from '../../../test/app.ts'
import { testBody, testRules, testSession } from '../../../test/standard/standard-writes.ts'
import { rateLimits } from '../../platform/postgres/tables.ts'
import { createToken, hashOfToken } from '../../platform/secrets/tokens.ts'
import { passwordResets } from './table.ts'

// What each call answers. How they work together is in the files beside this one.

const api = startApi('owner')
beforeEach(async () => {
  await api.db().delete(rateLimits)
})

const newPassword = 'tungsten-orchard-42'
/** Calls something until it is refused for having been called too often. */
async function testLimit(call: () => ReturnType<typeof api.visitor>, free: number) {
  const before = []
  for (let attempt = 0; attempt < free; attempt++) before.push((await call()).status)
  expect(before).not.toContain(429)
  // The first pause is a second, which a busy machine might let pass.
  await api.db().execute(sql`update attempts set blocked_until = blocked_until + interval '1 minute'`)
  const refused = await call()
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
}

describe('POST /auth/login', () => {
  const login = (body: object) => api.visitor('POST', '/auth/login', body)
  testBody(api, 'POST', () => '/auth/login')
  testRules(
    api,
    'POST',
    () => '/auth/login',
    () => ({}),
    [
      [{}, { email: 'Email is required', password: 'Password is required' }],
      [{ email: ' ', password: 'x' }, { email: 'Email is required' }],
      [{ email: 'ada@busbar.example', password: '' }, { password: 'Password is required' }],
    ],
  )

  test('it answers with a token and the admin @spec-144', async () => {
    const { _id, name, email, password, role } = await api.signIn('editor')
    const { status, body } = await login({ email, password })
    expect([status, Object.keys(body).sort()]).toEqual([200, ['admin', 'success', 'token']])
    expect(body.admin).toEqual({ _id, name, email, role })
    expect(body.token).toMatch(/^[\w-]{43}$/)
  })

  test('a wrong password answers 401 in the specified words, and too many answer 429', async () => {
    const { email } = await api.signIn()
    const wrong = await login({ email, password: 'guess' })
    expect([wrong.status, wrong.body.message]).toEqual([
      401,
      'Login failed. Please check your credentials and try again.',
    ])
    await api.db().delete(rateLimits)
    await testLimit(() => login({ email, password: 'guess' }), 5)
  })

  test('A3: an unknown field is refused', async () => {
    const { email, password } = await api.signIn()
    expect((await login({ email, password, role: 'owner' })).status).toBe(400)
  })
})

describe('POST /auth/register', () => {
  const valid = () => ({
    name: 'Grace Hopper',
    email: `${randomUUIDv7()}@busbar.example`,
    password: newPassword,
    invitation: 'unknown',
  })
  const register = (body: object) => api.visitor('POST', '/auth/register', body)
  testBody(api, 'POST', () => '/auth/register')
  testRules(api, 'POST', () => '/auth/register', valid, [
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'grace' }, { email: 'Please enter a valid email address' }],
    [{ password: '12345' }, { password: 'New password must be at least 6 characters long' }],
    [{ invitation: '' }, { invitation: texts.auth.invitationInvalid }],
  ])

  test('an invitation becomes an account, and answers with a token and the admin @spec-145', async () => {
    const { email } = valid()
    const invited = await api.user('POST', '/users/invitations', { email, role: 'editor', ...testProof })
    const invitation = new URL(invited.body.data.link).searchParams.get('invitation')
    const { status, body } = await register({ ...valid(), email, invitation })
    expect([status, Object.keys(body).sort()]).toEqual([200, ['admin', 'success', 'token']])
    expect(body.admin).toMatchObject({ name: 'Grace Hopper', email, role: 'editor' })
  })

  test('without one it answers 403, and 429 after too many', async () => {
    const refused = await register(valid())
    expect([refused.status, refused.body.message]).toEqual([403, texts.auth.invitationInvalid])
    await api.db().delete(rateLimits)
    await testLimit(() => register(valid()), 10)
  })
})

describe('GET /auth/verify', () => {
  testSession(api, 'GET', () => '/auth/verify')

  test('it answers with the admin @spec-98 @spec-135 @spec-146', async () => {
    const { token, _id, name, email, role } = await api.signIn('editor')
    const { status, body } = await api.call('GET', '/api/auth/verify', { token })
    expect([status, body.admin]).toEqual([
      200,
      { _id, name, email, role, needsSecondFactor: false, needsReview: false },
    ])
  })
})

describe('PUT /auth/update-credentials', () => {
  const update = (token: string, body: object) =>
    api.call('PUT', '/api/auth/update-credentials', { token, body })
  testSession(api, 'PUT', () => '/auth/update-credentials', {})
  testBody(api, 'PUT', () => '/auth/update-credentials')
  testRules(
    api,
    'PUT',
    () => '/auth/update-credentials',
    () => ({}),
    [
      [{ name: ' ' }, { name: 'Name is required' }],
      [{ email: 'ada' }, { email: 'Please enter a valid email address' }],
      [{ newPassword }, { currentPassword: 'Current password is required to change password' }],
      [
        { newPassword: '12345', currentPassword: 'x' },
        { newPassword: 'New password must be at least 6 characters long' },
      ],
      [{ newPassword, currentPassword: 'guess' }, { currentPassword: texts.auth.currentPasswordWrong }],
    ],
  )

  test('what is given is changed, and a new token takes the place of the old one @spec-147', async () => {
    const { token, password, email } = await api.signIn()
    const { status, body } = await update(token, { name: 'Renamed', newPassword, currentPassword: password })
    expect([status, body.admin.name, body.admin.email]).toEqual([200, 'Renamed', email])
    expect((await update(token, {})).status).toBe(401)
    expect((await update(body.token, {})).status).toBe(200)
  })

  test('a body without a change leaves the session as it is', async () => {
    const { token, email } = await api.signIn()
    for (const nothing of [{}, { email }]) {
      expect((await update(token, nothing)).body).toMatchObject({ token, admin: { email } })
    }
    expect((await api.call('GET', '/api/auth/verify', { token })).status).toBe(200)
  })

  test("another account's address is a conflict, and guessing the password answers 429", async () => {
    const [one, other] = [await api.signIn(), await api.signIn()]
    const taken = await update(one.token, { email: other.email, currentPassword: one.password })
    expect([taken.status, taken.body.code]).toEqual([409, 'email_taken'])
    await api.db().delete(rateLimits)
    await testLimit(() => update(one.token, { newPassword, currentPassword: 'guess' }), 5)
  })
})

describe('POST /auth/logout', () => {
  testSession(api, 'POST', () => '/auth/logout')

  test('it ends the session', async () => {
    const { token } = await api.signIn()
    expect((await api.call('POST', '/api/auth/logout', { token })).body).toEqual({ success: true })
    expect((await api.call('POST', '/api/auth/logout', { token })).status).toBe(401)
  })
})

describe('POST /auth/forgot-password', () => {
  testBody(api, 'POST', () => '/auth/forgot-password')
  testRules(
    api,
    'POST',
    () => '/auth/forgot-password',
    () => ({}),
    [
      [{}, { email: 'Email is required' }],
      [{ email: 'ada' }, { email: 'Please enter a valid email address' }],
    ],
  )

  test('it answers everybody the same, and 429 after too many', async () => {
    const { email } = await api.signIn()
    for (const address of [email, 'nobody@busbar.example']) {
      const { status, body } = await api.visitor('POST', '/auth/forgot-password', { email: address })
      expect([status, body]).toEqual([200, { success: true, message: texts.auth.resetSent }])
    }
    await api.db().delete(rateLimits)
    await testLimit(() => api.visitor('POST', '/auth/forgot-password', { email }), 5)
  })
})

describe('POST /auth/reset-password', () => {
  const reset = (body: object) => api.visitor('POST', '/auth/reset-password', body)
  testBody(api, 'POST', () => '/auth/reset-password')
  testRules(
    api,
    'POST',
    () => '/auth/reset-password',
    () => ({ token: 'unknown', password: newPassword }),
    [
      [{ token: '' }, { token: texts.auth.resetInvalid }],
      [{ password: '12345' }, { password: 'New password must be at least 6 characters long' }],
    ],
  )

  test('the token of a link sets a new password, once', async () => {
    const { _id: userId, email } = await api.signIn()
    const token = createToken()
    const expiresAt = sql<string>`now() + interval '1 hour'`
    await api
      .db()
      .insert(passwordResets)
      .values({ tokenHash: hashOfToken(token), userId, expiresAt })
    expect((await reset({ token, password: newPassword })).body).toEqual({ success: true })
    expect((await api.visitor('POST', '/auth/login', { email, password: newPassword })).status).toBe(200)
    expect((await reset({ token, password: newPassword })).status).toBe(403)
  })

  test('an unknown token answers 403, and 429 after too many', async () => {
    const unknown = { token: createToken(), password: newPassword }
    expect((await reset(unknown)).body.message).toBe(texts.auth.resetInvalid)
    await api.db().delete(rateLimits)
    await testLimit(() => reset(unknown), 10)
  })
})

describe('GET /auth/password-rule', () => {
  test('it tells everybody the least length', async () => {
    const { status, body } = await api.visitor('GET', '/auth/password-rule')
    expect([status, body.data]).toEqual([200, { min: 6 }])
  })
})

describe('GET /auth/sessions', () => {
  testSession(api, 'GET', () => '/auth/sessions')

  test('it lists where the user is signed in, and nothing secret', async () => {
    const { token } = await api.signIn()
    const { status, body } = await api.call('GET', '/api/auth/sessions', { token })
    expect([status, body.data.length]).toEqual([200, 1])
    expect(Object.keys(body.data[0]).sort()).toEqual([
      '_id',
      'address',
      'createdAt',
      'device',
      'isCurrent',
      'lastSeenAt',
    ])
  })
})

describe('DELETE /auth/sessions/{id}', () => {
  testSession(api, 'DELETE', () => `/auth/sessions/${crypto.randomUUID()}`)

  test("it ends one of the user's own sessions; another's is a 404 and stays", async () => {
    const [one, other] = [await api.signIn(), await api.signIn()]
    const [session] = (await api.call('GET', '/api/auth/sessions', { token: one.token })).body.data
    const end = (token: string, id: string) => api.call('DELETE', `/api/auth/sessions/${id}`, { token })
    expect((await end(other.token, session._id)).body.message).toBe('Session not found')
    expect((await end(one.token, 'nonsense')).status).toBe(400)
    expect((await end(one.token, session._id)).status).toBe(200)
    expect((await end(one.token, session._id)).status).toBe(401)
  })
})

describe('POST /auth/sessions/end-others', () => {
  testSession(api, 'POST', () => '/auth/sessions/end-others')

  test('it says how many it ended', async () => {
    const { token, email, password } = await api.signIn()
    for (const _ of [1, 2]) await api.visitor('POST', '/auth/login', { email, password })
    const { status, body } = await api.call('POST', '/api/auth/sessions/end-others', { token })
    expect([status, body.data]).toEqual([200, { ended: 2 }])
  })
})
