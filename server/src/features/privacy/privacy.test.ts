import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let busbar: TestApp
let owner: { token: string; name: string }
beforeAll(async () => {
  busbar = await createTestApp()
  owner = await busbar.signIn('owner', 'Ada Volt')
})
afterAll(() => busbar.close())

const call = (path: string, body: object, token: string | null = owner.token) =>
  busbar.call('POST', `/api/privacy/${path}`, { token, body })

/** Somebody who wrote twice, was answered once and asked for the newsletter. */
async function known(email: string) {
  const message = { name: 'Grace Watt', email, subject: 'A quote', message: 'Two, please.' }
  const { body } = await busbar.call('POST', '/api/contact', { body: message })
  await busbar.call('POST', '/api/contact', { body: { ...message, subject: 'And another' } })
  const path = `/api/contact/${body.data._id}/reply`
  await busbar.call('POST', path, { token: owner.token, body: { message: 'Gladly.' } })
  await busbar.call('POST', '/api/newsletter', { body: { email } })
}

const nothing = { messages: [], subscription: null, records: [], drafts: [] }
const none = { messages: 0, subscriptions: 0, records: 0, drafts: 0 }

function refusals(path: string) {
  test('is for owners and admins, and takes one address and nothing else', async () => {
    const body = { email: 'grace@watt.example' }
    expect((await call(path, body, null)).status).toBe(401)
    expect((await call(path, body, (await busbar.signIn('editor')).token)).status).toBe(403)
    expect((await call(path, body, (await busbar.signIn('admin')).token)).status).toBe(200)
    expect((await call(path, { email: 'nobody' })).status).toBe(422)
    expect((await call(path, { email: '%@watt.example' })).status).toBeLessThan(500)
    expect((await call(path, { ...body, role: 'owner' })).status).toBe(400)
  })
}

describe('POST /privacy/person', () => {
  refusals('person')

  test('finds messages with their replies and the subscription, in any case of the address', async () => {
    await known('grace@watt.example')
    const { data } = (await call('person', { email: ' Grace@Watt.Example ' })).body
    expect(data).toMatchObject({
      email: 'grace@watt.example',
      messages: [{ subject: 'And another' }, { subject: 'A quote', replies: [{ message: 'Gladly.' }] }],
      subscription: { confirmedAt: null, consent: expect.stringContaining('Unsubscribe') },
    })
  })

  test('of a stranger there is nothing', async () => {
    const { data } = (await call('person', { email: 'stranger@watt.example' })).body
    expect(data).toEqual({ email: 'stranger@watt.example', ...nothing })
  })
})

describe('POST /privacy/erase', () => {
  refusals('erase')

  test('erases all of one person and nothing of others, and the log does not say who it was', async () => {
    await known('erase@watt.example')
    await known('keep@watt.example')
    const erased = await call('erase', { email: 'erase@watt.example' })
    expect([erased.status, erased.body.data]).toEqual([200, { ...none, messages: 2, subscriptions: 1 }])
    const after = (await call('person', { email: 'erase@watt.example' })).body.data
    expect(after).toMatchObject(nothing)
    const kept = (await call('person', { email: 'keep@watt.example' })).body.data
    expect([kept.messages.length, kept.subscription === null]).toEqual([2, false])
    const found = await busbar.call('GET', '/api/contact?search=erase%40watt', { token: owner.token })
    expect(found.body.data).toEqual([])
    const log = await busbar.call('GET', '/api/users/security-events', { token: owner.token })
    expect(log.text).toContain('personal_data_erased')
    expect(log.text).not.toContain('erase@watt')
    expect((await call('erase', { email: 'erase@watt.example' })).body.data).toEqual(none)
  })

  test('R2: finds and erases clients, team members and drafts of the address, in the trash too, and no others', async () => {
    const user = (method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) =>
      busbar.call(method, `/api${path}`, { token: owner.token, body })
    const email = 'lise@volt.example'
    const imageUrl = '/uploads/clients/face.webp'
    const client = { name: 'Lise Volt', email, description: 'Satisfied.', imageUrl }
    const made = (await user('POST', '/clients', client)).body.data
    const thrownAway = (await user('POST', '/clients', client)).body.data
    await user('DELETE', `/clients/${thrownAway._id}`)
    const other = (await user('POST', '/clients', { ...client, name: 'Otto', email: 'otto@volt.example' }))
      .body.data
    const about = { position: 'Sales', jobTitle: 'Seller', description: 'Sells.' }
    const drafted = async (draft: object) => (await user('POST', '/drafts', draft)).body.data
    const member = { collection: 'team', kind: 'new', values: { name: 'Lise', email, ...about } }
    const drafts = [
      await drafted(member),
      await drafted({ collection: 'clients', kind: 'changed', recordId: made._id, values: { name: 'L.' } }),
    ]
    await drafted({ collection: 'clients', kind: 'changed', recordId: other._id, values: { name: 'O.' } })

    const found = (await call('person', { email })).body.data
    expect(found).toMatchObject({
      records: [
        { collection: 'clients', recordId: made._id, title: 'Lise Volt', isInTrash: false, values: client },
        { collection: 'clients', recordId: thrownAway._id, isInTrash: true },
      ],
      drafts: [
        { _id: drafts[0]._id, collection: 'team', title: 'Lise', values: { email } },
        { _id: drafts[1]._id, collection: 'clients', recordId: made._id, values: { name: 'L.' } },
      ],
    })
    expect((await call('erase', { email })).body.data).toEqual({ ...none, records: 2, drafts: 2 })
    expect((await call('person', { email })).body.data).toEqual({ email, ...nothing })
    expect((await user('GET', '/clients?trash=true')).body.data).toEqual([])
    expect((await user('GET', '/history')).text).not.toContain('Lise')
    const kept = (await call('person', { email: other.email })).body.data
    expect([kept.records.length, kept.drafts.length]).toEqual([1, 1])
  })
})
