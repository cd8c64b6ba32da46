import { texts } from '@busbar/contract'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patiently } from '../../../test/api.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { sqlTries } from '../../../test/attacks.ts'
import { processorTime } from '../../../test/processor-time.ts'
import { messages } from './table.ts'

let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
})
afterAll(() => busbar.close())

const valid = { name: 'Grace Watt', email: 'grace@watt.example', subject: 'A quote', message: 'Two, please.' }
const send = (body: unknown, headers: Record<string, string> = {}) =>
  busbar.call('POST', '/api/contact', { body, headers })
const stored = async () => (await busbar.db.select({ count: count() }).from(messages))[0]?.count
const patch = (path: string, caller: string) =>
  busbar.call('PATCH', `/api/contact/${path}`, { token: caller })
const fresh = async (input: object = {}): Promise<string> =>
  (await send({ ...valid, ...input })).body.data._id

test('A3: a visitor cannot say what staff decide', async () => {
  const before = await stored()
  const fields = {
    _id: crypto.randomUUID(),
    status: 'archived',
    isRead: true,
    isSpam: false,
    readBy: [crypto.randomUUID()],
    createdAt: '2020-01-01T00:00:00Z',
    updatedAt: '2020-01-01T00:00:00Z',
    revision: 9,
    replies: [],
  }
  for (const [field, value] of Object.entries(fields)) {
    const answer = await send({ ...valid, [field]: value })
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: texts.api.unknownField }])
  }
  expect(await stored()).toBe(before)
})

test('A24: lists are not sorted or narrowed by anything but what is offered', async () => {
  for (const query of ['sort=email', 'email=grace', 'readBy=x', 'isSpam=true', 'where=1', 'status=secret']) {
    expect((await busbar.call('GET', `/api/contact?${query}`, { token })).status, query).toBe(400)
  }
})

test('A25: quotes and SQL in any parameter are text, or refused, and never a failure or a delay', async () => {
  const id = await fresh()
  const get = (path: string) => busbar.call('GET', `/api/contact${path}`, { token })
  for (const text of [...sqlTries, '\u0000', '\ud800']) {
    const part = encodeURIComponent(text.toWellFormed())
    const calls = [
      ...['search', 'status', 'cursor', 'limit', part].map((name) => () => get(`?${name}=${part}`)),
      () => get(`/${part}`),
      ...['read', 'archive', 'spam'].map((action) => () => patch(`${part}/${action}`, token)),
      ...Object.keys(valid).map((field) => () => send({ ...valid, [field]: `x${text}` })),
      () => send({ ...valid, [text]: 1 }),
      () => busbar.call('POST', `/api/contact/${id}/reply`, { token, body: { message: `x${text}` } }),
      () => busbar.call('GET', '/api/contact', { token: text.replace(/[^\x20-\x7e]/g, '') }),
    ]
    for (const call of calls) {
      const start = performance.now()
      expect((await call()).status, text).toBeLessThan(500)
      expect(performance.now() - start, text).toBeLessThan(2000)
    }
  }
  expect(await stored()).toBeGreaterThan(0)
})

test('A25: what looks like SQL is found again as it was written', async () => {
  const name = `Robert'); drop table messages;--`
  const id = await fresh({ name })
  const found = await busbar.call('GET', `/api/contact?search=${encodeURIComponent(name)}`, { token })
  expect(found.body.data).toMatchObject([{ _id: id, name }])
})

test('A26: nobody without a session learns anything of a message', async () => {
  const secret = 'Xenolith'
  const id = await fresh({ name: secret, message: secret })
  for (const action of ['read', 'spam']) await patch(`${id}/${action}`, token)
  for (const caller of [null, 'x'.repeat(43)]) {
    for (const path of ['', `?search=${secret}`, '?status=spam', `/${id}`, '/unread-count']) {
      const answer = await busbar.call('GET', `/api/contact${path}`, { token: caller })
      expect(answer.status, path).toBe(401)
      expect(answer.text, path).not.toContain(secret)
    }
  }
  const again = await send({ ...valid, name: secret })
  expect(again.text).not.toContain(secret)
})

test('A44: addresses with groups, quotes, comments or several people are refused at once', async () => {
  const nested = `${'g:'.repeat(50)}grace@watt.example${';'.repeat(50)}`
  for (const email of [
    nested,
    'team: grace@watt.example;',
    '"grace@evil.example"@watt.example',
    '"grace watt"@watt.example',
    'grace@watt.example, ada@volt.example',
    'Grace <grace@watt.example>',
    'grace(comment)@watt.example',
    'grace@[127.0.0.1]',
    'grace@watt.example\r\nbcc: all@volt.example',
  ]) {
    const start = performance.now()
    const answer = await send({ ...valid, email })
    expect([answer.status, answer.body.errors], email).toEqual([422, { email: texts.api.invalidEmail }])
    expect(performance.now() - start, email).toBeLessThan(1000)
  }
})

test('A48: a hundred kilobytes in any field are refused within 50 ms', async () => {
  const size = 100_000
  const monsters = [
    'a'.repeat(size),
    `${'a.'.repeat(size / 2)}@`,
    `a@${'a.'.repeat(size / 2)}!`,
    `a@${'a-'.repeat(size / 2)}`,
    `http://${'%2e/'.repeat(size / 4)}`,
    `${' '.repeat(size)}x`,
    '\\%_'.repeat(size / 3),
  ]
  for (const monster of monsters) {
    const calls = [
      () => busbar.call('GET', `/api/contact?search=x${encodeURIComponent(monster)}x`, { token }),
      ...Object.keys(valid).map((field) => () => send({ ...valid, [field]: `x${monster}x` })),
    ]
    for (const call of calls) {
      expect([400, 422], monster.slice(0, 9)).toContain((await call()).status)
      expect(await processorTime(call), monster.slice(0, 9)).toBeLessThan(50)
    }
  }
})

test('A49: keys that reach for the prototype are refused', async () => {
  const before = await stored()
  const fields = JSON.stringify(valid).slice(1, -1)
  for (const key of ['"__proto__":{"isSpam":false}', '"constructor":{"prototype":{"isSpam":false}}']) {
    expect((await send(`{${fields},${key}}`, { 'content-type': 'application/json' })).status).toBe(400)
  }
  expect(await stored()).toBe(before)
  expect(({} as { isSpam?: boolean }).isSpam).toBeUndefined()
})

test('A50: an odd content type is validated like any other, or refused', async () => {
  const before = await stored()
  const body = JSON.stringify({ ...valid, status: 'read' })
  for (const type of [
    'application/json ; charset=utf-8',
    'application/json;x',
    'APPLICATION/JSON',
    'application/jsonx',
    'application/vnd.api+json',
    'application/x-www-form-urlencoded',
    'text/json',
    'text/plain',
    '',
  ]) {
    expect([400, 415], type).toContain((await send(body, { 'content-type': type })).status)
  }
  expect(await stored()).toBe(before)
})

test('A54: of fifty who open a message at once, each is remembered', async () => {
  const id = await fresh()
  const readers: { _id: string; token: string }[] = []
  while (readers.length < 50) readers.push(await busbar.signIn('editor'))
  const answers = await Promise.all(
    readers.map((reader) => patiently(() => patch(`${id}/read`, reader.token))),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  const { data } = (await busbar.call('GET', `/api/contact/${id}`, { token })).body
  expect(data.readBy.toSorted()).toEqual(readers.map(({ _id }) => _id).sort())
  expect(data.revision).toBe(51)
})

test('A54: of ten who archive a message at once, one does', async () => {
  const id = await fresh()
  const tries = Array.from({ length: 10 }, () => patiently(() => patch(`${id}/archive`, token)))
  const statuses = (await Promise.all(tries)).map((answer) => answer.status)
  expect(statuses.sort()).toEqual([200, ...Array(9).fill(409)])
})
