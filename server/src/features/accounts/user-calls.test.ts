import { texts } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { fieldOf, type Method, startApi } from '../../../test/api.ts'
import { testProof } from '../../../test/app.ts'
import { testSecrets } from '../../../test/encryption.ts'
import { testBody, testRules, testSession } from '../../../test/standard/standard-writes.ts'
import { rateLimits } from '../../platform/postgres/tables.ts'
import { invitations, securityEvents, users } from './table.ts'

// What each call answers. How they work together is in users.test.ts.

const api = startApi('owner')
let number = 0
const address = () => `invited${++number}@busbar.example`
const invite = async () =>
  (await api.user('POST', '/users/invitations', { email: address(), role: 'editor', ...testProof })).body.data

/** The tests that a call is for owners alone: nobody else gets past 401 or 403. */
function testOwner(method: Method, path: string, body?: object) {
  testSession(api, method, () => path, body)

  test('admins and editors are refused', async () => {
    for (const role of ['admin', 'editor'] as const) {
      const { token } = await api.signIn(role)
      const answer = await api.call(method, `/api${path}`, { token, body })
      expect([answer.status, answer.body.message]).toEqual([403, texts.api.notAllowed])
    }
  })
}

describe('GET /users', () => {
  testOwner('GET', '/users')

  test('it lists all users with nothing secret of them', async () => {
    const editor = await api.signIn('editor')
    const { status, body } = await api.user('GET', '/users')
    expect(status).toBe(200)
    const shown = body.data.find(({ _id }: { _id: string }) => _id === editor._id)
    expect(Object.keys(shown).sort()).toEqual([
      '_id',
      'createdAt',
      'email',
      'isDisabled',
      'lastSignInAt',
      'name',
      'revision',
      'role',
      'secondFactors',
      'updatedAt',
    ])
    expect(shown.secondFactors).toEqual({ totp: false, passkeys: 0 })
  })
})

describe('PUT /users/{id}', () => {
  const path = async () => `/users/${(await api.signIn('editor'))._id}`
  testOwner('PUT', `/users/${crypto.randomUUID()}`, { role: 'admin' })
  testBody(api, 'PUT', path)

  test('it changes role and access', async () => {
    const answer = await api.user('PUT', await path(), { role: 'admin', isDisabled: true, ...testProof })
    expect([answer.status, answer.body.data]).toMatchObject([200, { role: 'admin', isDisabled: true }])
  })

  test('A3: another field, role or kind of value is refused', async () => {
    const user = await path()
    for (const body of [{ email: 'x@y.example' }, { passwordHash: 'x' }, { isDisabled: 'yes' }])
      expect((await api.user('PUT', user, body)).status).toBe(400)
    const god = await api.user('PUT', user, { role: 'god', ...testProof })
    expect([god.status, Object.keys(god.body.errors)]).toEqual([422, ['role']])
  })

  test('an unknown user is a 404, and the last owner a conflict', async () => {
    expect(
      (await api.user('PUT', `/users/${crypto.randomUUID()}`, { role: 'admin', ...testProof })).status,
    ).toBe(404)
    const self = (await api.user('GET', '/auth/verify')).body.admin
    const answer = await api.user('PUT', `/users/${self._id}`, { role: 'admin', ...testProof })
    expect([answer.status, answer.body.code]).toEqual([409, 'last_owner'])
  })
})

describe('DELETE /users/{id}', () => {
  testOwner('DELETE', `/users/${crypto.randomUUID()}`, {})

  test('it removes a user; an unknown one is a 404, the last owner a conflict', async () => {
    const { _id } = await api.signIn('editor')
    expect((await api.user('DELETE', `/users/${_id}`, testProof)).status).toBe(200)
    expect((await api.user('DELETE', `/users/${_id}`, testProof)).status).toBe(404)
    expect((await api.user('DELETE', '/users/nonsense', testProof)).status).toBe(400)
    const self = (await api.user('GET', '/auth/verify')).body.admin
    expect((await api.user('DELETE', `/users/${self._id}`, testProof)).status).toBe(409)
  })
})

describe('GET /users/invitations', () => {
  testOwner('GET', '/users/invitations')

  test('it lists open invitations without their links', async () => {
    const { _id, email } = await invite()
    const { status, body, text } = await api.user('GET', '/users/invitations')
    expect([status, fieldOf(body.data, '_id').includes(_id)]).toEqual([200, true])
    expect(fieldOf(body.data, 'email')).toContain(email)
    expect(text).not.toMatch(/link|token/i)
  })
})

describe('POST /users/invitations', () => {
  testOwner('POST', '/users/invitations', { email: 'a@busbar.example', role: 'editor' })
  testBody(api, 'POST', () => '/users/invitations')
  testRules(
    api,
    'POST',
    () => '/users/invitations',
    () => ({ role: 'editor' }),
    [
      [{}, { email: 'Email is required' }],
      [{ email: 'grace' }, { email: 'Please enter a valid email address' }],
    ],
  )

  test('it answers with the link, and knows three roles', async () => {
    expect(await invite()).toMatchObject({ role: 'editor', link: expect.stringMatching(/\?invitation=/) })
    const god = await api.user('POST', '/users/invitations', {
      email: address(),
      role: 'god',
      ...testProof,
    })
    expect([god.status, Object.keys(god.body.errors)]).toEqual([422, ['role']])
  })
})

describe('DELETE /users/invitations/{id}', () => {
  testOwner('DELETE', `/users/invitations/${crypto.randomUUID()}`)

  test('it withdraws an invitation; an unknown one is a 404', async () => {
    const { _id } = await invite()
    expect((await api.user('DELETE', `/users/invitations/${_id}`)).status).toBe(200)
    expect((await api.user('DELETE', `/users/invitations/${_id}`)).status).toBe(404)
    expect((await api.user('DELETE', '/users/invitations/nonsense')).status).toBe(400)
  })
})

describe('POST /users/invitations/{id}/resend', () => {
  testOwner('POST', `/users/invitations/${crypto.randomUUID()}/resend`, {})

  test('it answers with a new link, and the one before no longer works; an unknown one is a 404', async () => {
    const { _id, email, link } = await invite()
    const { status, body } = await api.user('POST', `/users/invitations/${_id}/resend`, testProof)
    expect([status, body.data.email, body.data.isMailed]).toEqual([200, email, false])
    const register = (of: string) => {
      const invitation = new URL(of).searchParams.get('invitation')
      return api.visitor('POST', '/auth/register', {
        name: 'Grace',
        email,
        password: 'tungsten-orchard-42',
        invitation,
      })
    }
    expect((await register(link)).status).toBe(403)
    expect((await register(body.data.link)).status).toBe(200)
    const unknown = await api.user('POST', `/users/invitations/${crypto.randomUUID()}/resend`, testProof)
    expect(unknown.status).toBe(404)
  })
})

describe('POST /users/{id}/reset-second-factors', () => {
  testOwner('POST', `/users/${crypto.randomUUID()}/reset-second-factors`, {})
  testBody(api, 'POST', () => `/users/${crypto.randomUUID()}/reset-second-factors`)

  test('H3: it needs the password of the owner, takes every factor and session away, and says who did it', async () => {
    const [owner, user] = [await api.signIn('owner'), await api.signIn()]
    const totpSecret = testSecrets.seal('JBSWY3DPEHPK3PXP', user._id)
    await api.db().update(users).set({ totpSecret }).where(eq(users._id, user._id))
    const reset = (id: string, body: object) =>
      api.call('POST', `/api/users/${id}/reset-second-factors`, { token: owner.token, body })
    expect((await reset(user._id, {})).body.errors).toEqual({ currentPassword: 'Password is required' })
    expect((await reset(user._id, { currentPassword: 'guess' })).status).toBe(422)
    const proof = { currentPassword: owner.password }
    expect((await reset(owner._id, proof)).body.code).toBe('own_account')
    expect((await reset(crypto.randomUUID(), proof)).status).toBe(404)
    expect((await reset(user._id, proof)).status).toBe(200)
    expect((await api.call('GET', '/api/auth/verify', { token: user.token })).status).toBe(401)
    expect(
      (await api.visitor('POST', '/auth/login', { email: user.email, password: user.password })).status,
    ).toBe(200)
    const [entry] = await api.db().select().from(securityEvents).where(eq(securityEvents.userId, user._id))
    expect(entry).toMatchObject({ kind: 'two_factor_reset', actorId: owner._id, actorName: owner.name })
  })
})

test('H3: a session alone gives nobody power and takes none away', async () => {
  const [owner, colleague] = [await api.signIn('owner'), await api.signIn('editor')]
  const { _id } = await invite()
  const before = await stateOf(colleague._id, _id)
  const calls: [Method, string, object?][] = [
    ['POST', '/users/invitations', { email: 'thief@busbar.example', role: 'owner' }],
    ['POST', `/users/invitations/${_id}/resend`],
    ['PUT', `/users/${colleague._id}`, { role: 'owner' }],
    ['PUT', `/users/${colleague._id}`, { isDisabled: true }],
    ['DELETE', `/users/${colleague._id}`],
    ['POST', `/users/${colleague._id}/reset-second-factors`],
  ]
  for (const [method, path, body] of calls) {
    const errors = async (proof: object) => {
      const answer = await api.call(method, `/api${path}`, {
        token: owner.token,
        body: { ...body, ...proof },
      })
      return [method, path, answer.status, answer.body.errors]
    }
    const refused = (sentence: string) => [method, path, 422, { currentPassword: sentence }]
    expect(await errors({})).toEqual(refused(texts.auth.passwordRequired))
    expect(await errors({ currentPassword: 'guess' })).toEqual(refused(texts.auth.currentPasswordWrong))
    // There are more calls than free guesses.
    await api.db().delete(rateLimits)
  }
  expect(await stateOf(colleague._id, _id)).toEqual(before)
})

/** All that a call here could have changed. */
async function stateOf(userId: string, invitationId: string) {
  const db = api.db()
  return {
    user: await db.select().from(users).where(eq(users._id, userId)),
    invitation: await db.select().from(invitations).where(eq(invitations._id, invitationId)),
    invitations: await db.$count(invitations),
  }
}

describe('GET /users/security-events/export', () => {
  testOwner('GET', '/users/security-events/export')

  test('it answers with a file, and refuses an unknown format', async () => {
    const { status, headers } = await api.user('GET', '/users/security-events/export')
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect((await api.user('GET', '/users/security-events/export?format=xml')).status).toBe(400)
  })
})

describe('GET /users/security-events', () => {
  testOwner('GET', '/users/security-events')

  test('it lists what happened, newest first, in pages', async () => {
    for (const _ of [1, 2]) await invite()
    const { status, body } = await api.user('GET', '/users/security-events')
    expect([status, body.data[0].kind]).toEqual([200, 'user_invited'])
    const older = await api.user('GET', `/users/security-events?before=${body.data[0]._id}`)
    expect(older.body.data[0]._id).toBe(body.data[1]._id)
    for (const query of ['before=nonsense', 'sort=kind'])
      expect((await api.user('GET', `/users/security-events?${query}`)).status).toBe(400)
  })
})
