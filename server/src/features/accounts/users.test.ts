import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, testProof } from '../../../test/app.ts'
import { asOwner } from '../../../test/database.ts'
import { testSecrets } from '../../../test/encryption.ts'
import { until } from '../../../test/until.ts'
import { rateLimits } from '../../platform/postgres/tables.ts'
import { createSecretBox } from '../../platform/secrets/secret-box.ts'
import { createSetupCode } from './invitations.ts'
import { aliveSessions } from './sessions.ts'
import { invitations, sessions, users } from './table.ts'

let busbar: TestApp
beforeAll(async () => {
  busbar = await createTestApp()
})
afterAll(() => busbar.close())
beforeEach(async () => {
  await busbar.db.delete(rateLimits)
  await busbar.db.delete(invitations)
  await busbar.db.delete(users)
})

const register = (invitation: string, more: object = {}) =>
  busbar.call('POST', '/api/auth/register', {
    body: {
      name: 'Grace Hopper',
      email: 'grace@busbar.example',
      password: 'tungsten-orchard-42',
      invitation,
      ...more,
    },
  })
const invite = (token: string) =>
  busbar.call('POST', '/api/users/invitations', {
    token,
    body: { email: 'Grace@busbar.example', role: 'editor', ...testProof },
  })
const tokenOf = (link: string) => new URL(link).searchParams.get('invitation') ?? ''

describe('the first owner', () => {
  test('registers with the setup code, which then is void', async () => {
    const code = (await createSetupCode(busbar.db, testSecrets)) ?? ''
    const { status, body } = await register(code)
    expect([status, body.admin.role]).toEqual([200, 'owner'])
    expect((await register(code, { email: 'second@busbar.example' })).status).toBe(403)
    expect(await createSetupCode(busbar.db, testSecrets)).toBeNull()
  })

  test('R7: has one link, whichever copy tells it and however often one starts', async () => {
    const codes = await Promise.all(Array.from({ length: 3 }, () => createSetupCode(busbar.db, testSecrets)))
    const [code = ''] = codes
    expect(codes).toEqual([code, code, code])
    const moved = createSecretBox({ key: Buffer.alloc(32, 'm'), previousKey: null })
    const other = (await createSetupCode(busbar.db, moved)) ?? ''
    expect((await register(code ?? '')).status).toBe(403)
    expect((await register(other)).status).toBe(200)
  })

  test('A2: of twenty registrations at once exactly one becomes the owner, and none without a code', async () => {
    expect((await register('guess')).status).toBe(403)
    await busbar.db.delete(rateLimits)
    const code = (await createSetupCode(busbar.db, testSecrets)) ?? ''
    const tries = Array.from({ length: 20 }, (_, number) =>
      busbar.app.inject({
        method: 'POST',
        url: '/api/auth/register',
        remoteAddress: `198.51.100.${number}`,
        payload: {
          name: 'G H',
          email: `g${number}@busbar.example`,
          password: 'tungsten-orchard-42',
          invitation: code,
        },
      }),
    )
    const stati = (await Promise.all(tries)).map((answer) => answer.statusCode)
    expect(stati.filter((status) => status === 200)).toHaveLength(1)
    expect(await busbar.db.select().from(users)).toHaveLength(1)
  })
})

describe('an invitation', () => {
  test('makes an account of its role for its address alone, once', async () => {
    const owner = await busbar.signIn('owner')
    const { link } = (await invite(owner.token)).body.data
    expect((await register(tokenOf(link), { email: 'other@busbar.example' })).status).toBe(403)
    const { body } = await register(tokenOf(link))
    expect(body.admin).toMatchObject({ email: 'grace@busbar.example', role: 'editor' })
    expect((await busbar.call('GET', '/api/auth/verify', { token: body.token })).status).toBe(200)
    expect((await register(tokenOf(link))).status).toBe(403)
  })

  test('can be withdrawn, replaced, and expires', async () => {
    const owner = await busbar.signIn('owner')
    const first = (await invite(owner.token)).body.data
    const second = (await invite(owner.token)).body.data
    expect((await register(tokenOf(first.link))).status).toBe(403)
    const list = await busbar.call('GET', '/api/users/invitations', { token: owner.token })
    expect(list.body.data.map((one: { _id: string }) => one._id)).toEqual([second._id])
    expect(list.text).not.toContain('link')
    await busbar.call('DELETE', `/api/users/invitations/${second._id}`, { token: owner.token })
    expect((await register(tokenOf(second.link))).status).toBe(403)
    const third = (await invite(owner.token)).body.data
    await busbar.db.update(invitations).set({ expiresAt: '2020-01-01T00:00:00.000Z' })
    expect((await register(tokenOf(third.link))).status).toBe(403)
  })

  test('A6: a look-alike address is not the invited one', async () => {
    const owner = await busbar.signIn('owner')
    const { link } = (await invite(owner.token)).body.data
    for (const email of [
      'gr\u0430ce@busbar.example',
      'grace@b\u1d1csbar.example',
      'grace@busbar.example\u200b',
    ]) {
      expect([403, 422]).toContain((await register(tokenOf(link), { email })).status)
    }
    expect((await register(tokenOf(link))).status).toBe(200)
  })

  test('A7: its link is made of the configured address, whatever the request claims', async () => {
    const owner = await busbar.signIn('owner')
    const answer = await busbar.app.inject({
      method: 'POST',
      url: '/api/users/invitations',
      headers: {
        authorization: `Bearer ${owner.token}`,
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
      payload: { email: 'grace@busbar.example', role: 'admin', ...testProof },
    })
    expect(answer.json().data.link).toMatch(/^https:\/\/busbar\.example\/register\?invitation=/)
  })

  test('A3: a role cannot be chosen by who registers', async () => {
    const owner = await busbar.signIn('owner')
    const { link } = (await invite(owner.token)).body.data
    expect((await register(tokenOf(link), { role: 'owner' })).status).toBe(400)
  })
})

describe('owners', () => {
  const change = (token: string, id: string, body: object) =>
    busbar.call('PUT', `/api/users/${id}`, { token, body: { ...body, ...testProof } })
  const remove = (token: string, id: string) =>
    busbar.call('DELETE', `/api/users/${id}`, { token, body: testProof })

  test('see every user and nothing secret of them', async () => {
    const owner = await busbar.signIn('owner')
    const { text, body } = await busbar.call('GET', '/api/users', { token: owner.token })
    expect(body.data[0]).toMatchObject({ name: owner.name, role: 'owner', isDisabled: false })
    expect(text).not.toMatch(/argon2|passwordHash/)
  })

  test('A13: disable a user, whose session is refused at the next call', async () => {
    const [owner, editor] = [await busbar.signIn('owner'), await busbar.signIn('editor')]
    expect((await change(owner.token, editor._id, { isDisabled: true })).body.data.isDisabled).toBe(true)
    expect((await busbar.call('GET', '/api/auth/verify', { token: editor.token })).status).toBe(401)
    const login = { body: { email: editor.email, password: editor.password } }
    expect((await busbar.call('POST', '/api/auth/login', login)).status).toBe(401)
    await change(owner.token, editor._id, { isDisabled: false })
    expect((await busbar.call('POST', '/api/auth/login', login)).status).toBe(200)
  })

  test('A13: disable a user, which ends every session and refuses one that is left all the same', async () => {
    const [owner, editor] = [await busbar.signIn('owner'), await busbar.signIn('editor')]
    await change(owner.token, editor._id, { isDisabled: true })
    const theirs = eq(sessions.userId, editor._id)
    expect(await busbar.db.select().from(sessions).where(theirs)).toEqual([])
    // The two guards apart: here a session is left.
    const left = await busbar.signIn('editor')
    await busbar.db.update(users).set({ disabledAt: new Date().toISOString() }).where(eq(users._id, left._id))
    expect((await busbar.call('GET', '/api/auth/verify', { token: left.token })).status).toBe(401)
    const hash = createHash('sha256').update(left.token).digest('hex')
    expect(await aliveSessions(busbar.db, [hash])).toEqual(new Set())
  })

  test('change a role, which holds at the next call', async () => {
    const [owner, other] = [await busbar.signIn('owner'), await busbar.signIn('editor')]
    expect((await busbar.call('GET', '/api/users', { token: other.token })).status).toBe(403)
    await change(owner.token, other._id, { role: 'owner' })
    expect((await busbar.call('GET', '/api/users', { token: other.token })).status).toBe(200)
  })

  test('cannot lose the last of them', async () => {
    const owner = await busbar.signIn('owner')
    const demoted = await change(owner.token, owner._id, { role: 'admin' })
    expect([demoted.status, demoted.body.code]).toEqual([409, 'last_owner'])
    expect((await change(owner.token, owner._id, { isDisabled: true })).status).toBe(409)
    expect((await remove(owner.token, owner._id)).status).toBe(409)
  })

  test('A54: two owners who demote or remove each other at once leave one', async () => {
    for (const [method, refused] of [
      ['PUT', 409],
      ['DELETE', 401],
    ] as const) {
      await busbar.db.delete(users)
      const [one, two] = [await busbar.signIn('owner'), await busbar.signIn('owner')]
      const over = ({ token }: { token: string }, { _id }: { _id: string }) =>
        method === 'PUT' ? change(token, _id, { role: 'editor' }) : remove(token, _id)
      const answers = await atOnce(() => [over(one, two), over(two, one)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, refused])
      expect(await busbar.db.select().from(users).where(eq(users.role, 'owner'))).toHaveLength(1)
    }
  })

  /** Makes both calls, and lets neither commit before the other has done all that it does before its commit, or waits. */
  async function atOnce<Answer>(calls: () => Promise<Answer>[]): Promise<Answer[]> {
    const gate = 1
    const started = await busbar.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${gate})`)
      await asOwner(
        busbar.ownerUrl,
        `create or replace function wait_at_gate() returns trigger language plpgsql as
          'begin perform pg_advisory_xact_lock_shared(${gate}); return null; end'`,
        `create constraint trigger gate after update of role or delete on users
          deferrable initially deferred for each row execute function wait_at_gate()`,
      )
      const all = calls()
      await until('both wait', async () => {
        const { rows } = await busbar.db.execute(
          sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows.length === all.length
      })
      return all
    })
    const answers = await Promise.all(started)
    await asOwner(busbar.ownerUrl, 'drop trigger gate on users')
    return answers
  }

  test('remove a user for good', async () => {
    const [owner, editor] = [await busbar.signIn('owner'), await busbar.signIn('editor')]
    expect((await remove(owner.token, editor._id)).status).toBe(200)
    expect((await busbar.call('GET', '/api/auth/verify', { token: editor.token })).status).toBe(401)
  })

  test('read what happened to accounts, newest first', async () => {
    const [owner, editor] = [await busbar.signIn('owner'), await busbar.signIn('editor', 'Edith')]
    await change(owner.token, editor._id, { role: 'admin' })
    const { body } = await busbar.call('GET', '/api/users/security-events', { token: owner.token })
    expect(body.data[0]).toMatchObject({ kind: 'role_changed', userName: 'Edith', actorName: owner.name })
    const older = await busbar.call('GET', `/api/users/security-events?before=${body.data[0]._id}`, {
      token: owner.token,
    })
    expect(older.body.data.map((one: { _id: string }) => one._id)).not.toContain(body.data[0]._id)
    expect((await busbar.call('GET', '/api/users/security-events', { token: editor.token })).status).toBe(403)
  })
})
