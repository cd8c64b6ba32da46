import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { sessions, users } from './table.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
})
afterAll(() => busbar.close())

const login = (email: unknown, password: unknown) =>
  busbar.call('POST', '/api/auth/login', { body: { email, password } })

test('signing in gives a token that says who is signed in, and signing out ends it', async () => {
  const user = await busbar.signIn('editor')
  const { status, body } = await login(user.email.toUpperCase(), user.password)
  expect([status, body.admin]).toEqual([
    200,
    { _id: user._id, name: user.name, email: user.email, role: 'editor' },
  ])
  const verify = () => busbar.call('GET', '/api/auth/verify', { token: body.token })
  expect((await verify()).body.admin._id).toBe(user._id)
  expect((await busbar.call('POST', '/api/auth/logout', { token: body.token })).status).toBe(200)
  expect((await verify()).status).toBe(401)
})

test('an unknown address and a wrong password are told the same', async () => {
  const user = await busbar.signIn()
  const [unknown, wrong] = [await login('nobody@busbar.example', 'guess'), await login(user.email, 'guess')]
  expect([unknown.status, wrong.status]).toEqual([401, 401])
  expect(unknown.body.message).toBe('Login failed. Please check your credentials and try again.')
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
})

test('e-mail and password are required', async () => {
  const answer = await login('', '')
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['email', 'password']])
})

test('A5: a credential that is not text is malformed', async () => {
  for (const value of [{}, [], true, 7]) {
    expect((await login(value, 'password')).status).toBe(400)
    expect((await login('a@b.example', value)).status).toBe(400)
  }
})

test('A16: a forged or guessed token is nobody', async () => {
  const jwt = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'
  for (const token of [jwt, 'A'.repeat(43), '../../etc', "' or 1=1"]) {
    expect((await busbar.call('GET', '/api/auth/verify', { token })).status).toBe(401)
  }
})

test('neither a token nor a password can be read from the database', async () => {
  const user = await busbar.signIn()
  const stored = JSON.stringify([
    await busbar.db.select().from(users),
    await busbar.db.select().from(sessions),
  ])
  expect(stored).not.toContain(user.password)
  expect(stored).not.toContain(user.token)
  expect(stored).toContain('$argon2id$')
})
