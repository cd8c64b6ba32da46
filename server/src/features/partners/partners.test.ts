import { texts } from '@busbar/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

const valid = { name: 'Norrkabel', website: 'norrkabel.example', description: 'Cable systems' }
const create = async (input: object = {}) =>
  (await busbar.call('POST', '/api/partners', { token, body: { ...valid, ...input } })).body.data

describe('reading', () => {
  test('a visitor sees the public fields and nothing else', async () => {
    const partner = await create({ name: 'Publica' })
    const answer = await busbar.call('GET', `/api/partners/${partner._id}`)
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body.data).sort()).toEqual(
      ['_id', 'createdAt', 'description', 'logo', 'name', 'revision', 'updatedAt', 'website'].sort(),
    )
  })

  test('the list finds, sorts and pages on the server', async () => {
    for (const name of ['Zulu Motors', 'Alpha Motors', 'Mike Motors']) await create({ name })
    const page = (query: string) =>
      busbar.call('GET', `/api/partners?search=motors&sort=name&limit=2${query}`)
    const [first, second] = [await page('&page=1'), await page('&page=2')]
    expect(first.body.data.map((row: { name: string }) => row.name)).toEqual(['Alpha Motors', 'Mike Motors'])
    expect(second.body.data.map((row: { name: string }) => row.name)).toEqual(['Zulu Motors'])
    expect(first.body.meta).toEqual({ total: 3, page: 1, limit: 2 })
  })

  test('a search for wildcard characters finds them and not everything', async () => {
    await create({ name: '100% Copper' })
    const answer = await busbar.call('GET', '/api/partners?search=0%25%20c')
    expect(answer.body.data.map((row: { name: string }) => row.name)).toEqual(['100% Copper'])
  })

  test('A24: sorting or filtering by an unknown or private field is refused', async () => {
    for (const query of ['sort=deletedAt', 'sort=passwordHash', 'where=1', 'limit=100000']) {
      expect((await busbar.call('GET', `/api/partners?${query}`)).status).toBe(400)
    }
  })

  test('an unknown partner is a 404 in words', async () => {
    for (const id of [crypto.randomUUID(), 'nonsense', "'; drop table partners"]) {
      const answer = await busbar.call('GET', `/api/partners/${encodeURIComponent(id)}`)
      expect([answer.status, answer.body.message]).toEqual([404, 'Partner not found'])
    }
  })
})

describe('writing', () => {
  test('every write is refused without a session and changes nothing', async () => {
    const partner = await create()
    const tries = [
      await busbar.call('POST', '/api/partners', { body: valid }),
      await busbar.call('PUT', `/api/partners/${partner._id}`, { body: { name: 'Mine' } }),
      await busbar.call('DELETE', `/api/partners/${partner._id}`),
      await busbar.call('POST', `/api/partners/${partner._id}/restore`),
      await busbar.call('PUT', `/api/partners/${partner._id}`, {
        body: { name: 'Mine' },
        token: 'x'.repeat(43),
      }),
    ]
    expect(tries.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401])
    expect((await busbar.call('GET', `/api/partners/${partner._id}`)).body.data.name).toBe('Norrkabel')
  })

  test('a new partner has an id that sorts by time, both times and revision 1', async () => {
    const answer = await busbar.call('POST', '/api/partners', { token, body: valid })
    expect(answer.status).toBe(201)
    expect(answer.body.data).toMatchObject({ ...valid, logo: null, revision: 1, deletedAt: null })
    expect(answer.body.data._id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    expect(answer.headers.etag).toBe('"1"')
  })

  test('each broken rule answers with its specified sentence', async () => {
    const complaints = async (body: object) => {
      const answer = await busbar.call('POST', '/api/partners', { token, body })
      expect(answer.status).toBe(422)
      return answer.body.errors
    }
    expect(await complaints({})).toEqual({
      name: 'Name is required',
      description: 'Description is required',
    })
    expect(await complaints({ ...valid, name: '   ' })).toEqual({ name: texts.partners.nameRequired })
    expect(await complaints({ ...valid, website: 'not a url' })).toEqual({
      website: 'Please enter a valid website URL',
    })
  })

  test('an empty website or logo means none', async () => {
    expect(await create({ website: '', logo: '' })).toMatchObject({ website: null, logo: null })
  })

  test('text is trimmed', async () => {
    expect(await create({ name: '  Ohmera ', website: ' ohmera.example ' })).toMatchObject({
      name: 'Ohmera',
      website: 'ohmera.example',
    })
  })

  test('A31: a website or logo with another scheme than http is refused', async () => {
    const bad = [
      'javascript:alert(1)',
      'data:text/html,x',
      'JaVaScRiPt://x.y/%0aalert(1)',
      'https://u:p@evil.example',
    ]
    for (const website of bad) {
      expect(
        (await busbar.call('POST', '/api/partners', { token, body: { ...valid, website } })).status,
      ).toBe(422)
      expect(
        (await busbar.call('POST', '/api/partners', { token, body: { ...valid, logo: website } })).status,
      ).toBe(422)
    }
  })

  test('A3: fields that a caller may not set are refused and the row stays', async () => {
    const partner = await create()
    for (const field of ['_id', 'revision', 'createdAt', 'deletedAt', 'role', 'passwordHash']) {
      const body = { name: 'Changed', [field]: partner._id }
      const answer = await busbar.call('PUT', `/api/partners/${partner._id}`, { token, body })
      expect([answer.status, answer.body.errors]).toEqual([400, { [field]: texts.api.unknownField }])
      expect(
        (await busbar.call('POST', '/api/partners', { token, body: { ...valid, ...body } })).status,
      ).toBe(400)
    }
    expect((await busbar.call('GET', `/api/partners/${partner._id}`)).body.data).toMatchObject({
      name: 'Norrkabel',
      revision: 1,
    })
  })

  test('PUT merges the fields that are given', async () => {
    const partner = await create()
    const answer = await busbar.call('PUT', `/api/partners/${partner._id}`, {
      token,
      body: { name: 'Renamed' },
    })
    expect(answer.body.data).toMatchObject({ ...valid, name: 'Renamed', revision: 2 })
  })

  test('a PUT that changes nothing makes no revision', async () => {
    const partner = await create()
    const answer = await busbar.call('PUT', `/api/partners/${partner._id}`, { token, body: valid })
    expect(answer.body.data.revision).toBe(1)
  })

  test('a stale If-Match answers 409 with the current record', async () => {
    const partner = await create()
    const path = `/api/partners/${partner._id}`
    const put = (name: string, revision: string) =>
      busbar.call('PUT', path, { token, body: { name }, headers: { 'if-match': revision } })
    expect((await put('First', '"1"')).status).toBe(200)
    const second = await put('Second', '"1"')
    expect([second.status, second.body.code, second.body.data.name]).toEqual([409, 'stale', 'First'])
    expect((await put('Third', 'W/"2"')).body.data.name).toBe('Third')
    expect((await put('Fourth', 'three')).status).toBe(400)
  })

  test('a deleted partner is gone for everybody and comes back whole', async () => {
    const partner = await create({ name: 'Phoenix' })
    const path = `/api/partners/${partner._id}`
    expect((await busbar.call('DELETE', path, { token })).status).toBe(200)
    expect((await busbar.call('GET', path)).status).toBe(404)
    expect((await busbar.call('PUT', path, { token, body: { name: 'X' } })).status).toBe(404)
    expect((await busbar.call('DELETE', path, { token })).status).toBe(404)
    const trash = await busbar.call('GET', '/api/partners?trash=true&search=phoenix', { token })
    expect(trash.body.data.map((row: { _id: string }) => row._id)).toEqual([partner._id])
    expect((await busbar.call('GET', '/api/partners?trash=true&search=phoenix')).body.data).toEqual([])
    const restored = await busbar.call('POST', `${path}/restore`, { token })
    expect(restored.body.data).toMatchObject({ name: 'Phoenix', deletedAt: null, revision: 3 })
    expect((await busbar.call('GET', path)).status).toBe(200)
  })
})
