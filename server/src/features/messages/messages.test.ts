import { setTimeout as pause } from 'node:timers/promises'
import { limits, texts } from '@busbar/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'

let busbar: TestApp
let token: string
let userId: string
beforeAll(async () => {
  busbar = await createTestApp()
  const user = await busbar.signIn('editor', 'Ada Volt')
  token = user.token
  userId = user._id
})
afterAll(() => busbar.close())

const valid = {
  name: 'Grace Watt',
  email: 'grace@watt.example',
  subject: 'A quote',
  message: 'Two transformers,\nplease.',
}

/** Sends a message as a visitor does; a moment apart from the one before, so that their order is known. */
async function send(input: object = {}): Promise<string> {
  await pause(2)
  const answer = await busbar.call('POST', '/api/contact', { body: { ...valid, ...input } })
  expect(answer.status).toBe(201)
  return answer.body.data._id
}

const get = (path: string) => busbar.call('GET', `/api/contact${path}`, { token })
const read = async (id: string) => (await get(`/${id}`)).body.data
const patch = (id: string, action: string, caller = token) =>
  busbar.call('PATCH', `/api/contact/${id}/${action}`, { token: caller })
const idsOf = (answer: { body: { data: { _id: string }[] } }) => answer.body.data.map((row) => row._id)

/** What every call for users refuses. */
function refuses(method: 'GET' | 'PATCH' | 'POST', rest = '', body?: object) {
  const call = (id: string, caller?: string) =>
    busbar.call(method, `/api/contact/${id}${rest}`, { token: caller, body })

  test('is refused without a session', async () => {
    const id = await send()
    const before = await read(id)
    const answer = await call(id)
    expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in'])
    expect((await call(id, 'x'.repeat(43))).status).toBe(401)
    expect(await read(id)).toEqual(before)
  })

  test('an unknown message is a 404, an id that is none a 400', async () => {
    const unknown = await call(crypto.randomUUID(), token)
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Message not found'])
    expect((await call('nonsense', token)).status).toBe(400)
  })
}

describe('POST /contact', () => {
  test('a visitor is thanked and the message waits unread @spec-171', async () => {
    const answer = await busbar.call('POST', '/api/contact', { body: valid })
    expect([answer.status, answer.body]).toEqual([
      201,
      { success: true, message: texts.messages.thanks, data: { _id: expect.any(String) } },
    ])
    const message = await read(answer.body.data._id)
    expect(message).toEqual({
      ...valid,
      _id: answer.body.data._id,
      status: 'unread',
      isRead: false,
      isSpam: false,
      spamReasons: [],
      page: null,
      about: null,
      consent: { text: 'We only use your message to reply to you.', at: message.createdAt },
      readBy: [],
      replies: [],
      revision: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: message.createdAt,
    })
  })

  test('sent again with the same key, even at the same moment, it is one message', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { ...valid, subject: 'Once only' }
    const again = () => busbar.call('POST', '/api/contact', { body, headers })
    const answers = await Promise.all([again(), again(), again()])
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
    const { data } = (await get('?search=once%20only')).body
    expect(data).toMatchObject([{ _id: answers[0]?.body.data._id, revision: 1 }])
    expect(new Set(answers.map((answer) => answer.body.data._id)).size).toBe(1)
    const odd = await busbar.call('POST', '/api/contact', { body, headers: { 'idempotency-key': 'x' } })
    expect(odd.status).toBe(400)
  })

  test('each missing field is told in its own words', async () => {
    const required = {
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    }
    for (const body of [{}, { name: ' ', email: '', subject: '\n', message: '\r\n' }]) {
      const answer = await busbar.call('POST', '/api/contact', { body })
      expect([answer.status, answer.body.errors]).toEqual([422, required])
    }
  })

  test('each field takes as much as its limit says and no more', async () => {
    const host = `@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.example`
    const address = (length: number) => host.padStart(length, 'x')
    expect(address(limits.contact.email)).toHaveLength(254)
    const full = {
      name: 'n'.repeat(100),
      email: address(254),
      subject: 's'.repeat(150),
      message: 'm\r\n'.repeat(2500).slice(0, -2),
    }
    expect((await read(await send(full))).message).toHaveLength(4999)
    const over = { name: 'n'.repeat(101), subject: 's'.repeat(151), message: 'm'.repeat(5001) }
    const answer = await busbar.call('POST', '/api/contact', { body: { ...over, email: address(255) } })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      {
        name: texts.api.tooLong(100),
        email: texts.api.tooLong(254),
        subject: texts.api.tooLong(150),
        message: texts.api.tooLong(5000),
      },
    ])
  })

  test('an address that is none is refused', async () => {
    for (const email of [
      'grace',
      'grace@',
      '@watt.example',
      'grace@watt',
      'a b@watt.example',
      'gräce@watt.example',
    ]) {
      const answer = await busbar.call('POST', '/api/contact', { body: { ...valid, email } })
      expect([answer.status, answer.body.errors]).toEqual([422, { email: texts.api.invalidEmail }])
    }
  })

  test('what is no message at all is malformed', async () => {
    const headers = { 'content-type': 'application/json' }
    for (const body of ['{', '[]', '"hello"', 'null', JSON.stringify({ ...valid, name: 7 })]) {
      expect((await busbar.call('POST', '/api/contact', { body, headers })).status, body).toBe(400)
    }
  })

  test('text is trimmed, names and subjects are one line, and markup stays text', async () => {
    const sent = {
      name: ' Grace\r\nWatt ',
      subject: 'A\tquote\n',
      message: '\n<b>Hello</b>\r\nthere ',
    }
    expect(await read(await send(sent))).toMatchObject({
      name: 'Grace Watt',
      subject: 'A quote',
      message: '<b>Hello</b>\nthere',
    })
  })
})

describe('what the form adds to a message', () => {
  test('the page is kept if it is one of ours, and left out otherwise', async () => {
    for (const page of ['/', '/contact', '/products/vdx-750', '/service/a-1', '/categories/b']) {
      expect((await read(await send({ page }))).page).toBe(page)
    }
    for (const page of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/products/../admin',
      '/admin',
      'javascript:alert(1)',
      `/products/${'a'.repeat(400)}`,
      '',
      7,
      null,
      ['/'],
    ]) {
      expect((await read(await send({ page }))).page, String(page)).toBeNull()
    }
  })

  test('what it is about is a product or service that visitors can see, by slug or id', async () => {
    const admin = (await busbar.signIn('admin')).token
    const create = async (path: string, body: object) =>
      (await busbar.call('POST', `/api/${path}`, { token: admin, body })).body.data
    const product = await create('products', { title: 'VDX 750', shortDescription: 'A drive' })
    const service = await create('services', { title: 'Relay testing' })
    const hidden = await create('products', {
      title: 'Prototype',
      shortDescription: 'Secret',
      status: 'inactive',
    })
    const aboutOf = async (about: unknown) => (await read(await send({ about }))).about
    const drive = { collection: 'products', _id: product._id, title: 'VDX 750' }
    expect(await aboutOf('products/vdx-750')).toEqual(drive)
    expect(await aboutOf(`products/${product._id}`)).toEqual(drive)
    expect(await aboutOf('services/relay-testing')).toMatchObject({ _id: service._id })
    for (const about of [
      'products/prototype',
      `products/${hidden._id}`,
      'products/unknown',
      'services/vdx-750',
      'partners/vdx-750',
      'https://evil.example/products/vdx-750',
      'products/vdx-750/../..',
      "products/' or 1=1",
      { collection: 'products' },
      7,
    ]) {
      expect(await aboutOf(about), String(about)).toBeNull()
    }
    const id = await send({ about: 'products/vdx-750' })
    await busbar.call('DELETE', `/api/products/${product._id}`, { token: admin })
    expect((await read(id)).about).toEqual(drive)
  })
})

describe('GET /contact/settings', () => {
  test('is for owners and admins; before anything is saved nobody is written to and all is kept', async () => {
    expect((await busbar.call('GET', '/api/contact/settings')).status).toBe(401)
    expect((await busbar.call('GET', '/api/contact/settings', { token })).status).toBe(403)
    const admin = (await busbar.signIn('admin')).token
    const { status, body } = await busbar.call('GET', '/api/contact/settings', { token: admin })
    expect([status, body.data]).toMatchObject([200, { acknowledges: false, keepMonths: 0 }])
  })
})

describe('GET /contact/retention', () => {
  test('tells everybody how long messages are kept, and nothing else of the settings', async () => {
    const owner = (await busbar.signIn('owner')).token
    await busbar.call('PUT', '/api/contact/settings', { token: owner, body: { keepMonths: 18 } })
    const { status, body } = await busbar.call('GET', '/api/contact/retention')
    expect([status, body.data]).toEqual([200, { keepMonths: 18 }])
    await busbar.call('PUT', '/api/contact/settings', { token: owner, body: { keepMonths: 0 } })
  })
})

describe('PUT /contact/settings', () => {
  const save = async (body: unknown, headers = {}, role: 'admin' | 'editor' = 'admin') =>
    busbar.call('PUT', '/api/contact/settings', { token: (await busbar.signIn(role)).token, body, headers })

  test('merges what is given, keeps count of the changes and refuses a stale one', async () => {
    const first = (await save({ keepMonths: 24 })).body.data
    const { body } = await save({ acknowledges: true }, { 'if-match': `"${first.revision}"` })
    expect(body.data).toMatchObject({ keepMonths: 24, acknowledges: true, revision: first.revision + 1 })
    const stale = await save({ keepMonths: 1 }, { 'if-match': `"${first.revision}"` })
    expect([stale.status, stale.body.data.keepMonths]).toEqual([409, 24])
    await save({ keepMonths: 0, acknowledges: false })
  })

  test('takes the whole settings back as they were read', async () => {
    const before = (await save({ keepMonths: 0 })).body.data
    const same = await save(before)
    expect([same.status, same.body.data]).toEqual([200, before])
  })

  test('is refused to editors and visitors, and takes nothing that it does not know', async () => {
    expect((await busbar.call('PUT', '/api/contact/settings', { body: {} })).status).toBe(401)
    expect((await save({ keepMonths: 1 }, {}, 'editor')).status).toBe(403)
    for (const body of [{ keepMonths: -1 }, { keepMonths: 121 }, { spamFilter: 'lax' }, { role: 'x' }]) {
      expect((await save(body)).status, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('GET /contact', () => {
  test('is refused without a session @spec-171', async () => {
    await send()
    const answer = await busbar.call('GET', '/api/contact')
    expect([answer.status, answer.body.data]).toEqual([401, undefined])
  })

  test('lists the newest first, page by page', async () => {
    const sent = [await send(), await send(), await send(), await send()].reverse()
    const first = await get('?limit=2')
    expect(idsOf(first)).toEqual(sent.slice(0, 2))
    expect(first.body.meta).toEqual({ nextCursor: sent[1] })
    const second = await get(`?limit=2&cursor=${first.body.meta.nextCursor}`)
    expect(idsOf(second)).toEqual(sent.slice(2, 4))
  })

  test('a page holds 25, and the last one has no cursor', async () => {
    for (let count = 0; count < 26; count++) await send({ subject: 'Pages of paper' })
    const first = await get('?search=pages%20of%20paper')
    expect(first.body.data).toHaveLength(25)
    const last = await get(`?search=pages%20of%20paper&cursor=${first.body.meta.nextCursor}`)
    expect(last.body.data).toHaveLength(1)
    expect(last.body.meta).toEqual({ nextCursor: null })
    expect((await get('')).body.data).toHaveLength(25)
  })

  test('finds text in name, email, subject and message, in any case', async () => {
    const name = await send({ name: 'Ørsted Kwartz' })
    const email = await send({ email: 'info@kwartz.example' })
    const subject = await send({ subject: 'KWARTZ crystals' })
    const message = await send({ message: 'We grow kwartz.' })
    await send()
    expect(idsOf(await get('?search=kWaRtZ'))).toEqual([message, subject, email, name])
    expect(idsOf(await get(`?search=${encodeURIComponent('ØRSTED')}`))).toEqual([name])
  })

  test('a text of one or two letters is found too', async () => {
    const id = await send({ subject: '§ 7' })
    expect(idsOf(await get(`?search=${encodeURIComponent('§')}`))).toEqual([id])
    expect(idsOf(await get(`?search=${encodeURIComponent('§ 7')}`))).toEqual([id])
  })

  test('wildcards mean themselves, and a match never spans two fields', async () => {
    const id = await send({ name: 'Percy', email: 'percy@watt.example', subject: '100%_sure \\o/' })
    for (const text of ['100%_', '%_s', '\\o/', '100%_sure \\o']) {
      expect(idsOf(await get(`?search=${encodeURIComponent(text)}`)), text).toEqual([id])
    }
    for (const text of ['1%sure', '100__', 'percy\npercy@', 'percypercy@']) {
      expect(idsOf(await get(`?search=${encodeURIComponent(text)}`)), text).toEqual([])
    }
  })

  test('narrows to one status; spam shows in its quarantine only', async () => {
    const mark = 'Narrowband'
    const [unread, seen, archived, spam] = [
      await send({ subject: mark }),
      await send({ subject: mark }),
      await send({ subject: mark }),
      await send({ subject: mark }),
    ]
    await patch(seen, 'read')
    await patch(archived, 'archive')
    await patch(spam, 'spam')
    const found = async (query: string) => idsOf(await get(`?search=${mark}${query}`))
    expect(await found('')).toEqual([archived, seen, unread])
    expect(await found('&status=unread')).toEqual([unread])
    expect(await found('&status=read')).toEqual([seen])
    expect(await found('&status=archived')).toEqual([archived])
    expect(await found('&status=inbox')).toEqual([seen, unread])
    expect(await found('&status=spam')).toEqual([spam])
    expect(idsOf(await get('?limit=1'))).toEqual([archived])
    expect(idsOf(await get('?limit=1&status=spam'))).toEqual([spam])
  })

  test('carries the replies of each message', async () => {
    const [one, other] = [await send(), await send()]
    for (const message of ['First', 'Second']) {
      await pause(2)
      await busbar.call('POST', `/api/contact/${one}/reply`, { token, body: { message } })
    }
    const { data } = (await get('?limit=2')).body
    expect(
      data.map((row: { _id: string; replies: { message: string }[] }) => [
        row._id,
        row.replies.map((reply) => reply.message),
      ]),
    ).toEqual([
      [other, []],
      [one, ['First', 'Second']],
    ])
  })

  test('a query that is none is malformed', async () => {
    for (const query of [
      'limit=0',
      'limit=201',
      'limit=x',
      'cursor=x',
      'status=',
      'status=read&status=spam',
      'page=1',
    ]) {
      expect((await get(`?${query}`)).status, query).toBe(400)
    }
  })
})

describe('GET /contact/unread-count', () => {
  const count = async () => (await get('/unread-count')).body.data.count

  test('is refused without a session', async () => {
    expect((await busbar.call('GET', '/api/contact/unread-count')).status).toBe(401)
  })

  test('counts what is unread, and neither archived messages nor spam', async () => {
    const before = await count()
    const ids = [await send(), await send(), await send(), await send()] as const
    expect(await count()).toBe(before + 4)
    await patch(ids[0], 'read')
    await patch(ids[1], 'archive')
    await patch(ids[2], 'spam')
    expect(await count()).toBe(before + 1)
    await patch(ids[0], 'unread')
    expect(await count()).toBe(before + 2)
  })
})

describe('GET /contact/{id}', () => {
  refuses('GET')

  test('shows the message and does not mark it read @spec-171', async () => {
    const id = await send()
    const answer = await get(`/${id}`)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ ...valid, _id: id, status: 'unread', isRead: false })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('PATCH /contact/{id}/read', () => {
  refuses('PATCH', '/read')

  test('adds each reader once @spec-96 @spec-102 @spec-171', async () => {
    const id = await send()
    const other = await busbar.signIn('owner')
    const first = await patch(id, 'read')
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({ status: 'read', isRead: true, readBy: [userId], revision: 2 })
    expect((await patch(id, 'read')).body.data).toEqual(first.body.data)
    expect((await patch(id, 'read', other.token)).body.data.readBy).toEqual([userId, other._id])
  })

  test('an archived message stays as it is', async () => {
    const id = await send()
    const archived = (await patch(id, 'archive')).body.data
    expect((await patch(id, 'read')).body.data).toEqual(archived)
  })
})

describe('PATCH /contact/{id}/unread', () => {
  refuses('PATCH', '/unread')

  test('makes it unread again and forgets that the caller read it', async () => {
    const id = await send()
    const other = await busbar.signIn()
    await patch(id, 'read', other.token)
    await patch(id, 'read')
    const { data } = (await patch(id, 'unread')).body
    expect(data).toMatchObject({ status: 'unread', isRead: false, readBy: [other._id] })
  })

  test('an archived message stays as it is', async () => {
    const id = await send()
    const archived = (await patch(id, 'archive')).body.data
    expect((await patch(id, 'unread')).body.data).toEqual(archived)
  })
})

describe('PATCH /contact/{id}/archive', () => {
  refuses('PATCH', '/archive')

  test('archives a message, read or not @spec-171', async () => {
    const [unread, seen] = [await send(), await send()]
    await patch(seen, 'read')
    for (const id of [unread, seen]) {
      const answer = await patch(id, 'archive')
      expect([answer.status, answer.body.data.status, answer.body.data.isRead]).toEqual([
        200,
        'archived',
        true,
      ])
    }
  })

  test('an archived message cannot be archived again', async () => {
    const id = await send()
    const archived = (await patch(id, 'archive')).body.data
    const again = await patch(id, 'archive')
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'already_archived',
      texts.rules.messages.alreadyArchived,
    ])
    expect(await read(id)).toEqual(archived)
  })
})

describe('PATCH /contact/{id}/unarchive', () => {
  refuses('PATCH', '/unarchive')

  test('gives back what it was before: read by somebody, or unread', async () => {
    const [unread, seen] = [await send(), await send()]
    await patch(seen, 'read')
    for (const [id, status] of [
      [unread, 'unread'],
      [seen, 'read'],
    ] as const) {
      await patch(id, 'archive')
      expect((await patch(id, 'unarchive')).body.data.status).toBe(status)
    }
  })

  test('a message that is not archived stays as it is', async () => {
    const id = await send()
    const before = await read(id)
    expect((await patch(id, 'unarchive')).body.data).toEqual(before)
  })
})

describe('PATCH /contact/{id}/spam', () => {
  refuses('PATCH', '/spam')

  test('puts it into quarantine, however often it is said', async () => {
    const id = await send()
    const answer = await patch(id, 'spam')
    expect([answer.status, answer.body.data.isSpam, answer.body.data.status]).toEqual([200, true, 'unread'])
    expect((await patch(id, 'spam')).body.data).toEqual(answer.body.data)
  })
})

describe('POST /contact/spam/seen', () => {
  test('is refused without a session, and reads what is in quarantine and nothing else', async () => {
    expect((await busbar.call('POST', '/api/contact/spam/seen')).status).toBe(401)
    const [spam, unread] = [await send(), await send()]
    await patch(spam, 'spam')
    expect((await busbar.call('POST', '/api/contact/spam/seen', { token })).status).toBe(200)
    expect([(await read(spam)).status, (await read(unread)).status]).toEqual(['read', 'unread'])
  })
})

describe('PATCH /contact/{id}/not-spam', () => {
  refuses('PATCH', '/not-spam')

  test('releases it into the inbox as it was', async () => {
    const id = await send()
    await patch(id, 'read')
    await patch(id, 'spam')
    const answer = await patch(id, 'not-spam')
    expect([answer.status, answer.body.data.isSpam, answer.body.data.status]).toEqual([200, false, 'read'])
    expect(idsOf(await get('?limit=1'))).toEqual([id])
  })
})

describe('POST /contact/{id}/reply', () => {
  refuses('POST', '/reply', { message: 'Thank you' })

  const reply = (id: string, body: unknown) =>
    busbar.call('POST', `/api/contact/${id}/reply`, { token, body })

  test('is kept with its author and answered with the message @spec-96 @spec-134 @spec-171', async () => {
    const id = await send()
    const answer = await reply(id, { message: ' We will call you.\r\nAda ' })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject({ _id: id, status: 'unread', revision: 2 })
    expect(answer.body.data.replies).toEqual([
      {
        kind: 'staff',
        _id: expect.any(String),
        message: 'We will call you.\nAda',
        admin: { name: 'Ada Volt' },
        createdAt: expect.stringMatching(/Z$/),
        delivery: 'queued',
        failure: null,
        willRetry: false,
      },
    ])
    expect(await read(id)).toEqual(answer.body.data)
  })

  test('an empty or too long reply is refused in words', async () => {
    const id = await send()
    for (const [body, sentence] of [
      [{}, texts.rules.messages.replyRequired],
      [{ message: ' ' }, texts.rules.messages.replyRequired],
      [{ message: 'x'.repeat(5001) }, texts.api.tooLong(5000)],
    ] as const) {
      const answer = await reply(id, body)
      expect([answer.status, answer.body.errors]).toEqual([422, { message: sentence }])
    }
    expect((await reply(id, { message: 'Hello', admin: 'Somebody else' })).status).toBe(400)
    expect((await read(id)).replies).toEqual([])
  })
})
