import { texts } from '@busbar/contract'
import { expect, test } from 'vitest'
import type { Api, Method } from '../api.ts'
import { badAddresses, markupTries } from '../attacks.ts'
import type { ContentType } from './standard-reads.ts'

const json = { 'content-type': 'application/json' }
/** What a record carries that only the server sets. */
const readOnly = ['_id', 'revision', 'createdAt', 'updatedAt', 'deletedAt', 'pictures']
/** What no record has. */
const unknown = ['role', 'passwordHash', 'isOnly', 'toString']

/** The test that a call needs a session: without one, or with a wrong one, it answers 401. */
export function testSession(api: Api, method: Method, path: () => string | Promise<string>, body?: object) {
  test('it is refused without a session', async () => {
    const address = await path()
    const tries = [
      await api.visitor(method, address, body),
      await api.visitor(method, address, body, { authorization: `Bearer ${'x'.repeat(43)}` }),
      await api.visitor(method, address, body, { cookie: 'token=x' }),
    ]
    for (const { status, body } of tries) expect([status, body.message]).toEqual([401, texts.api.notSignedIn])
  })
}

/** What is given, and the sentences that it is refused with, by field. */
export type BrokenRule = [given: object, errors: Record<string, string>]

/** The test that each broken rule answers 422 with its sentence; a field that is undefined is left out. */
export function testRules(
  api: Api,
  method: 'POST' | 'PUT',
  path: () => string | Promise<string>,
  valid: () => object | Promise<object>,
  rules: BrokenRule[],
) {
  test('each broken rule answers with its sentence', async () => {
    const address = await path()
    for (const [given, errors] of rules) {
      const { status, body } = await api.user(method, address, { ...(await valid()), ...given })
      expect([status, body.code, body.message, body.errors]).toEqual([
        422,
        'invalid',
        Object.values(errors)[0],
        errors,
      ])
    }
  })
}

/** The test that none of these fields takes an address which acts when it is opened, or leads elsewhere. */
export function testAddresses({ api, name, valid }: ContentType, fields: string[]) {
  test('A31: an address with another scheme than http is refused', async () => {
    for (const field of fields) {
      for (const address of badAddresses) {
        const { status, body } = await api.user('POST', `/${name}`, { ...(await valid()), [field]: address })
        expect([field, address, status]).toEqual([field, address, 422])
        expect(Object.keys(body.errors)).toEqual([field])
      }
    }
  })
}

/** The tests of a text that may be formatted. */
export function testRichText({ api, name, valid }: ContentType, field: string) {
  const stored = async (text: string): Promise<string> =>
    (await api.create(name, { ...(await valid()), [field]: text }))[field] ?? ''

  test(`A30: what acts is taken out of ${field}, and once is enough`, async () => {
    for (const text of markupTries) {
      const once = await stored(text)
      expect(once, text).not.toMatch(/<(script|img|svg|iframe|form|style|math)|on\w+=|javascript:|url\(/i)
      expect(await stored(once)).toBe(once)
    }
  })

  test(`${field} keeps headings, emphasis, links, lists and tables, and plain text as it was written`, async () => {
    const formatted =
      '<h2>Day</h2><p><strong>9</strong> H<sub>2</sub>O</p><ul><li>a</li></ul>' +
      '<table><tbody><tr><th>U</th><td colspan="2">36 kV</td></tr></tbody></table>'
    expect(await stored(formatted)).toBe(formatted)
    expect(await stored('<a href="https://a.example">here</a>')).toContain('href="https://a.example"')
    const plain = 'For R&D.\nI < 5 A, U>0\n\nOutdoors'
    expect(await stored(plain)).toBe(plain)
  })
}

/** The test of what no body gets past: another content type, broken or huge JSON, and keys of the prototype. */
export function testBody(api: Api, method: 'POST' | 'PUT', path: () => string | Promise<string>) {
  test('A49, A50: what is not plain JSON of a fair size is refused', async () => {
    const address = await path()
    const status = async (body: string, headers: Record<string, string> = json) =>
      (await api.user(method, address, body, headers)).status
    for (const body of ['{', '', '[]', '"text"', 'null', '7', '{"a":"\\u0000"}', '{"a":"\\ud800"}'])
      expect([body, await status(body)]).toEqual([body, 400])
    for (const body of ['{"__proto__":{"role":"owner"}}', '{"constructor":{"prototype":{"role":"owner"}}}'])
      expect([body, await status(body)]).toEqual([body, 400])
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/json', 'application/xml'])
      expect([type, await status('{}', { 'content-type': type })]).toEqual([type, 415])
    expect(await status(`{"name":"${'x'.repeat(300_000)}"}`)).toBe(413)
    expect(await status('['.repeat(200_000))).toBe(400)
  })
}

/** The tests of creating that hold for every content type. */
export function testCreate(type: ContentType) {
  const { api, name, field } = type
  testSession(api, 'POST', () => `/${name}`, {})
  testBody(api, 'POST', () => `/${name}`)

  test('a new record has an id that sorts by time, both times and revision 1', async () => {
    const input = await type.valid()
    const answer = await api.user('POST', `/${name}`, input)
    expect([answer.status, answer.headers.etag]).toEqual([201, '"1"'])
    expect(answer.body.data).toMatchObject({ ...input, revision: 1, deletedAt: null })
    expect(answer.body.data._id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    expect(answer.body.data.createdAt).toMatch(/^\d{4}-.*Z$/)
    expect(await api.read(`/${name}/${answer.body.data._id}`)).toMatchObject(input)
  })

  test('A3: fields that a caller may not set are refused and nothing is made', async () => {
    const input = await type.valid()
    for (const key of [...readOnly, 'slug', ...unknown]) {
      const answer = await api.user('POST', `/${name}`, { ...input, [key]: crypto.randomUUID() })
      expect([answer.status, answer.body.errors]).toEqual([400, { [key]: texts.api.unknownField }])
    }
    expect(await api.column(`/${name}?search=${encodeURIComponent(String(input[field]))}`, '_id')).toEqual([])
  })

  test('a value of the wrong kind is malformed', async () => {
    for (const value of [7, true, [], {}, ['text']]) {
      const answer = await api.user('POST', `/${name}`, { ...(await type.valid()), [field]: value })
      expect([value, answer.status]).toEqual([value, 400])
      expect(Object.keys(answer.body.errors)).toEqual([field])
    }
  })

  test('text that cannot be stored is malformed', async () => {
    for (const value of ['NUL \0 inside', 'half of a pair \ud800']) {
      const answer = await api.user('POST', `/${name}`, { ...(await type.valid()), [field]: value })
      expect([value, answer.status]).toEqual([value, 400])
    }
  })

  test('text is trimmed, and kept as it is otherwise', async () => {
    const strange = `<b>"O'Neil" & Söhne</b>; drop table ${name}; -- 電力 🏭`
    const made = await api.create(name, { ...(await type.valid()), [field]: `  ${strange} ` })
    expect(made[field]).toBe(strange)
  })
}

/** The tests of changing that hold for every content type. */
export function testUpdate(type: ContentType) {
  const { api, name, word, field } = type
  const path = async () => `/${name}/${(await api.create(name, await type.valid()))._id}`
  testSession(api, 'PUT', path, {})
  testBody(api, 'PUT', path)

  test('what is given is merged, and makes a revision', async () => {
    const input = await type.valid()
    const { _id } = await api.create(name, input)
    const answer = await api.user('PUT', `/${name}/${_id}`, { [field]: `Renamed ${_id}` })
    expect([answer.status, answer.headers.etag]).toEqual([200, '"2"'])
    expect(answer.body.data).toMatchObject({ ...input, [field]: `Renamed ${_id}`, revision: 2 })
  })

  test('what changes nothing makes no revision', async () => {
    const input = await type.valid()
    const { _id } = await api.create(name, input)
    for (const body of [input, {}])
      expect((await api.user('PUT', `/${name}/${_id}`, body)).body.data.revision).toBe(1)
  })

  test('a stale If-Match answers 409 with the current record; without one the last write wins', async () => {
    const address = await path()
    const put = (value: string, revision?: string) =>
      api.user('PUT', address, { [field]: value }, revision ? { 'if-match': revision } : undefined)
    expect((await put('First write', '"1"')).status).toBe(200)
    const late = await put('Second write', '"1"')
    expect([late.status, late.body.code, late.body.message]).toEqual([409, 'stale', texts.api.stale])
    expect(late.body.data[field]).toBe('First write')
    expect((await put('Third write', 'W/"2"')).body.data[field]).toBe('Third write')
    expect((await put('Fourth write')).body.data).toMatchObject({ [field]: 'Fourth write', revision: 4 })
    for (const header of ['three', '4', '"four"', '""', '"4", "5"'])
      expect((await put('Fifth write', header)).status).toBe(400)
  })

  test('one that is unknown, in the trash or no id at all is a 404 in words', async () => {
    const address = await path()
    await api.user('DELETE', address)
    for (const gone of [address, `/${name}/${crypto.randomUUID()}`, `/${name}/nonsense`]) {
      const answer = await api.user('PUT', gone, {})
      expect([answer.status, answer.body.message]).toEqual([404, texts.api.notFound(word)])
    }
  })

  test('the whole record can be sent back as it was read', async () => {
    const address = await path()
    const before = await api.read(address)
    expect((await api.user('PUT', address, before)).status).toBe(200)
    expect(await api.read(address)).toEqual(before)
    const { status } = await api.user('PUT', address, { ...before, [field]: 'Renamed as a whole' })
    const { updatedAt, slug, ...after } = await api.read(address)
    expect([status, after.revision]).toEqual([200, 2])
    expect({ ...before, [field]: 'Renamed as a whole', revision: 2 }).toMatchObject(after)
  })

  test('A3: what only the server sets is ignored, whatever is sent for it', async () => {
    const address = await path()
    const before = await api.read(address)
    const others = Object.fromEntries(
      Object.keys(before)
        .filter((key) => [...readOnly, 'slug'].includes(key))
        .map((key) => [key, crypto.randomUUID()]),
    )
    expect(Object.keys(others)).toEqual(expect.arrayContaining(readOnly))
    expect((await api.user('PUT', address, others)).status).toBe(200)
    expect(await api.read(address)).toEqual(before)
  })

  test('A3: a field that no record has is refused, and the record stays', async () => {
    const before = await api.create(name, await type.valid())
    for (const key of unknown) {
      const body = { [field]: 'Changed', [key]: crypto.randomUUID() }
      const answer = await api.user('PUT', `/${name}/${before._id}`, body)
      expect([answer.status, answer.body.errors]).toEqual([400, { [key]: texts.api.unknownField }])
    }
    expect(await api.read(`/${name}/${before._id}`)).toMatchObject({ [field]: before[field], revision: 1 })
  })
}

/** The tests of deleting that hold for every content type. */
export function testRemove(type: ContentType) {
  const { api, name, word } = type
  const path = async () => `/${name}/${(await api.create(name, await type.valid()))._id}`
  testSession(api, 'DELETE', path)

  test('it is gone for everybody at once', async () => {
    const address = await path()
    const answer = await api.user('DELETE', address)
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, data: { _id: address.split('/').at(-1) } },
    ])
    expect((await api.visitor('GET', address)).status).toBe(404)
    expect((await api.user('GET', address)).status).toBe(404)
  })

  test('one that is unknown, in the trash already or no id at all is a 404 in words', async () => {
    const address = await path()
    await api.user('DELETE', address)
    for (const gone of [address, `/${name}/${crypto.randomUUID()}`, `/${name}/nonsense`, `/${name}/'--`]) {
      const answer = await api.user('DELETE', gone)
      expect([answer.status, answer.body.message]).toEqual([404, texts.api.notFound(word)])
    }
  })
}

/** The tests of taking out of the trash that hold for every content type. */
export function testRestore(type: ContentType) {
  const { api, name, word } = type
  const path = async () => `/${name}/${(await api.create(name, await type.valid()))._id}`
  testSession(api, 'POST', async () => `${await path()}/restore`)

  test('it comes back whole, with a revision more', async () => {
    const address = await path()
    const before = await api.read(address)
    await api.user('DELETE', address)
    const answer = await api.user('POST', `${address}/restore`)
    expect([answer.status, answer.body.data.revision]).toEqual([200, 3])
    const { updatedAt, revision, ...rest } = before
    expect(await api.read(address)).toMatchObject(rest)
    expect((await api.visitor('GET', address)).status).toBe(200)
  })

  test('what is not in the trash stays as it is', async () => {
    const answer = await api.user('POST', `${await path()}/restore`)
    expect([answer.status, answer.body.data.revision]).toEqual([200, 1])
  })

  test('one that is unknown or no id at all is a 404 in words', async () => {
    for (const id of [crypto.randomUUID(), 'nonsense']) {
      const answer = await api.user('POST', `/${name}/${id}/restore`)
      expect([answer.status, answer.body.message]).toEqual([404, texts.api.notFound(word)])
    }
  })
}
