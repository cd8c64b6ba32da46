import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createSoftwarePasskey } from '../../../../test/software-passkey.ts'
import { rateLimits } from '../../../platform/postgres/tables.ts'
import { passkeys, users } from '../table.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
})
afterAll(() => busbar.close())
beforeEach(() => busbar.db.delete(rateLimits))

const honest = { origin: 'https://busbar.example', rpId: 'busbar.example' }

/** A user with a passkey, and a sign-in with what the device answers. */
async function withPasskey() {
  const user = await busbar.signIn()
  const passkey = createSoftwarePasskey(honest)
  await busbar.db.insert(passkeys).values({
    _id: randomUUIDv7(),
    credentialId: passkey.id,
    userId: user._id,
    name: 'Laptop',
    publicKey: passkey.publicKey,
    counter: 0,
    transports: [],
  })
  type AnswerTo = (challenge: string) => ReturnType<typeof passkey.answer>
  const signIn = async (answerTo: AnswerTo, after = '0 minutes') => {
    const { challengeId, options } = (await busbar.call('POST', '/api/auth/passkey/options')).body.data
    await busbar.db.execute(sql`update challenges set expires_at = expires_at - ${after}::interval`)
    const body = { challengeId, response: answerTo(options.challenge) }
    return busbar.call('POST', '/api/auth/passkey/login', { body })
  }
  return { user, passkey, signIn }
}

test('a passkey signs its holder in', async () => {
  const { user, passkey, signIn } = await withPasskey()
  const { status, body } = await signIn((challenge) => passkey.answer(challenge))
  expect([status, body.admin._id]).toEqual([200, user._id])
})

test('A18: a passkey that nobody unlocked is half a proof and signs nobody in', async () => {
  const { passkey, signIn } = await withPasskey()
  const { status } = await signIn((challenge) => passkey.answer(challenge, { isUnlocked: false }))
  expect(status).toBe(401)
})

test('A18: an answer that was given to another website signs nobody in', async () => {
  const { passkey, signIn } = await withPasskey()
  for (const device of [
    { origin: 'https://evil.example' },
    { origin: 'https://www.busbar.example' },
    { origin: 'https://busbar.example:8443' },
    { origin: 'https://busbar.example.evil.example' },
    { origin: 'http://busbar.example' },
    { origin: 'http://localhost:3000' },
    { rpId: 'evil.example' },
  ]) {
    const { status } = await signIn((challenge) => passkey.answer(challenge, device))
    expect([device, status]).toEqual([device, 401])
  }
})

test('A18: a challenge that this server did not make, that is old or was answered before signs nobody in', async () => {
  const { passkey, signIn } = await withPasskey()
  expect((await signIn(() => passkey.answer('bm90LW91cnM'))).status).toBe(401)
  const { challengeId, options } = (await busbar.call('POST', '/api/auth/passkey/options')).body.data
  const body = { challengeId, response: passkey.answer(options.challenge) }
  const login = () => busbar.call('POST', '/api/auth/passkey/login', { body })
  expect([(await login()).status, (await login()).status]).toEqual([200, 401])
  const late = await signIn((challenge) => passkey.answer(challenge), '6 minutes')
  expect(late.status).toBe(401)
})

test('A13: the passkey of a disabled user signs nobody in', async () => {
  const { passkey, signIn } = await withPasskey()
  await busbar.db.update(users).set({ disabledAt: new Date().toISOString() })
  expect((await signIn((challenge) => passkey.answer(challenge))).status).toBe(401)
})

test('H3: a passkey proves that its user is there; a stranger’s, or one that signed in, does not', async () => {
  const [one, other] = [await withPasskey(), await withPasskey()]
  const newEmail = `new-${one.user.email}`
  const change = (challengeId: string, response: object) =>
    busbar.call('PUT', '/api/auth/update-credentials', {
      token: one.user.token,
      body: { email: newEmail, passkey: { challengeId, response } },
    })
  const ask = async (path: string) =>
    (await busbar.call('POST', path, { token: one.user.token })).body.data as {
      challengeId: string
      options: { challenge: string }
    }
  const forProof = await ask('/api/auth/passkeys/proof')
  const stranger = await change(forProof.challengeId, other.passkey.answer(forProof.options.challenge))
  expect([stranger.status, Object.keys(stranger.body.errors)]).toEqual([422, ['passkey']])
  const forSignIn = await ask('/api/auth/passkey/options')
  expect((await change(forSignIn.challengeId, one.passkey.answer(forSignIn.options.challenge))).status).toBe(
    422,
  )
  const { challengeId, options } = await ask('/api/auth/passkeys/proof')
  const changed = await change(challengeId, one.passkey.answer(options.challenge))
  expect([changed.status, changed.body.admin.email]).toEqual([200, newEmail])
})
