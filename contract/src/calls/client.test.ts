import { STATUS_CODES } from 'node:http'
import { expect, test, vi } from 'vitest'
import { collectionNames } from '../types/collection.ts'
import { uploadedAddress } from '../types/images/uploads.ts'
import { ApiError, type Client, createClient } from './client.ts'

const answering = (answer: unknown, status = 200) => {
  const asked: string[] = []
  const fetch = async (path: string | URL | Request) => {
    asked.push(String(path))
    return new Response(JSON.stringify(answer), { status, statusText: STATUS_CODES[status] })
  }
  return { asked, fetch: fetch as typeof globalThis.fetch }
}

test('every content type is called at its own path @spec-141', async () => {
  for (const name of collectionNames) {
    const { asked, fetch } = answering({ success: true, data: [] })
    await (createClient({ fetch }) as Client)[name].list()
    expect(asked).toEqual([`/api/${name}`])
  }
})

test('a call carries the bearer token when there is one, and cookies as any request does @spec-137 @spec-141', async () => {
  const sent: RequestInit[] = []
  const fetch = (async (_path: string, request: RequestInit) => {
    sent.push(request)
    return Response.json({ success: true, data: [] })
  }) as typeof globalThis.fetch
  await createClient({ fetch, token: () => 'abc' }).partners.list()
  await createClient({ fetch, token: () => null }).partners.list()
  expect(sent.map(({ headers }) => new Headers(headers).get('authorization'))).toEqual(['Bearer abc', null])
  // Left out, a browser sends them to its own site.
  expect(sent.map(({ credentials }) => credentials)).toEqual([undefined, undefined])
})

test('a list may be bare, under data, or under data.data @spec-141', async () => {
  for (const answer of [[1], { data: [1] }, { data: { data: [1] } }]) {
    expect((await createClient(answering(answer)).partners.list()).data).toEqual([1])
  }
})

test('a message without a status has the one that isRead tells @spec-102', async () => {
  const old = [{ isRead: true }, { isRead: false }, { isRead: true, status: 'archived' }]
  const { data } = await createClient(answering({ success: true, data: old })).messages.list()
  expect(data.map(({ status }) => status)).toEqual(['read', 'unread', 'archived'])
  const one = await createClient(answering({ success: true, data: { isRead: false } })).messages.get('1')
  expect(one.status).toBe('unread')
})

test("a failure is told in the server's words, else as 'Error {status}: {statusText}' @spec-141 @spec-178", async () => {
  const failing = (answer: unknown, status: number) => createClient(answering(answer, status)).partners.list()
  await expect(failing({ success: false, message: 'Name taken', code: 'taken' }, 409)).rejects.toMatchObject({
    message: 'Name taken',
    code: 'taken',
    status: 409,
  })
  await expect(failing({ success: false, message: 'No' }, 200)).rejects.toThrow('No')
  await expect(failing({ success: false }, 409)).rejects.toThrow('Error 409: Conflict')
  await expect(failing(null, 502)).rejects.toThrow('Error 502: Bad Gateway')
})

test("no answer, or one that breaks off, is told as 'No response received from server. Please check your connection.' @spec-178", async () => {
  const told = {
    status: 0,
    code: 'no_response',
    message: 'No response received from server. Please check your connection.',
  }
  const silent = () => Promise.reject(new TypeError('fetch failed'))
  await expect(createClient({ fetch: silent }).partners.list()).rejects.toMatchObject(told)
  const broken = new ReadableStream({
    start: (body) => {
      body.enqueue(new TextEncoder().encode('{"success":'))
      body.error(new TypeError('terminated'))
    },
  })
  const breaking = async () => new Response(broken)
  await expect(createClient({ fetch: breaking }).partners.list()).rejects.toMatchObject(told)
})

test("a request that cannot be made is told as 'An error occurred while connecting to the server'", async () => {
  const { fetch, asked } = answering({ success: true, data: [] })
  const error = await createClient({ fetch, token: () => 'a\nb' })
    .partners.list()
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 0, message: 'An error occurred while connecting to the server' })
  expect(asked).toEqual([])
})

test("an answer that is not ours is told as 'Invalid response from server' @spec-181", async () => {
  const fetch = async () => new Response('<h1>Welcome to nginx</h1>')
  await expect(createClient({ fetch }).partners.list()).rejects.toThrow('Invalid response from server')
  await expect(createClient(answering({ success: true })).partners.list()).rejects.toThrow(
    'Invalid response from server',
  )
})

test("a client that was saved is the answer or its data; anything else is an 'Invalid response format' @spec-162", async () => {
  const client = { _id: '1', name: 'Rosa' }
  for (const answer of [client, { success: true, data: client }]) {
    expect(await createClient(answering(answer)).clients.update('1', { isActive: true })).toEqual(client)
  }
  for (const answer of [{}, { success: true }, { data: [] }, { data: 'saved' }, []]) {
    const { clients } = createClient(answering(answer))
    await expect(clients.update('1', {})).rejects.toThrow('Invalid response format')
  }
})

test('deleting a client that fails is tried another time, and no more @spec-162', async () => {
  const deleting = async (statuses: number[]) => {
    const left = [...statuses]
    const fetch = async () => {
      const status = left.shift() ?? 599
      if (status === 0) throw new TypeError('fetch failed')
      return Response.json({ success: status === 200, message: `Answer ${status}` }, { status })
    }
    const outcome = await createClient({ fetch })
      .clients.remove('1')
      .then(() => 'deleted', String)
    return [outcome, left.length]
  }
  expect(await deleting([200, 200])).toEqual(['deleted', 1])
  expect(await deleting([500, 200])).toEqual(['deleted', 0])
  expect(await deleting([500, 503, 200])).toEqual(['ApiError: Answer 503', 1])
  expect(await deleting([404, 404])).toEqual(['ApiError: Answer 404', 0])
  // Its answer was lost on the way, not the call.
  expect(await deleting([0, 404])).toEqual(['deleted', 0])
})

test('the address of an uploaded image is read from imageUrl, url or secure_url, also under data @spec-168', () => {
  for (const place of ['imageUrl', 'url', 'secure_url']) {
    expect(uploadedAddress({ [place]: '/uploads/a.webp' })).toBe('/uploads/a.webp')
    expect(uploadedAddress({ data: { [place]: '/uploads/a.webp' } })).toBe('/uploads/a.webp')
  }
  expect(uploadedAddress({ imageUrl: '', data: { url: 'https://cdn.example/a.webp' } })).toBe(
    'https://cdn.example/a.webp',
  )
  for (const answer of [{}, { data: null }, { data: {} }, { url: 7 }, 'x', []]) {
    expect(uploadedAddress(answer)).toBeUndefined()
  }
})

test("a refusal without a word is told as 'Login failed' or 'Registration failed' where it is one @spec-181", async () => {
  const { session } = createClient(answering({ success: false }))
  const email = 'ada@busbar.example'
  await expect(session.login({ email, password: 'x' })).rejects.toThrow(/^Login failed$/)
  const account = { name: 'Ada', email, password: 'x', invitation: 'x' }
  await expect(session.register(account)).rejects.toThrow(/^Registration failed$/)
  const refusing = createClient(answering({ success: false, message: 'Not today' }, 401))
  await expect(refusing.session.login({ email, password: 'x' })).rejects.toThrow('Not today')
})

test('every call of messages goes to its own path, and names in it are only names', async () => {
  const asked: string[] = []
  const fetch = (async (path: string, request: RequestInit) => {
    asked.push(`${request.method} ${path} ${request.body ?? ''}`.trimEnd())
    return Response.json({ success: true, data: path.endsWith('count') ? { count: 3 } : [] })
  }) as typeof globalThis.fetch
  const { messages } = createClient({ fetch })
  await messages.list()
  await messages.list({ search: 'a&b', status: 'spam', cursor: 'c', limit: 5 })
  expect(await messages.unreadCount()).toBe(3)
  await messages.get('1/../2')
  await messages.markRead('1')
  await messages.markUnread('1')
  await messages.archive('1')
  await messages.unarchive('1')
  await messages.markSpam('1')
  await messages.release('1')
  await messages.reply('1', { message: 'Thank you' })
  expect(asked).toEqual([
    'GET /api/contact',
    'GET /api/contact?search=a%26b&status=spam&cursor=c&limit=5',
    'GET /api/contact/unread-count',
    'GET /api/contact/1%2F..%2F2',
    'PATCH /api/contact/1/read',
    'PATCH /api/contact/1/unread',
    'PATCH /api/contact/1/archive',
    'PATCH /api/contact/1/unarchive',
    'PATCH /api/contact/1/spam',
    'PATCH /api/contact/1/not-spam',
    'POST /api/contact/1/reply {"message":"Thank you"}',
  ])
})

test('a page of messages has its cursor, and none where the list is bare', async () => {
  const sent = { status: 'read' }
  const paged = createClient(answering({ success: true, data: [sent], meta: { nextCursor: 'next' } }))
  expect(await paged.messages.list()).toEqual({ data: [sent], meta: { nextCursor: 'next' } })
  for (const answer of [[sent], { data: { data: [sent] } }]) {
    const page = await createClient(answering(answer)).messages.list()
    expect(page).toEqual({ data: [sent], meta: { nextCursor: null } })
  }
})

test('a message is sent with the key that makes sending it twice the same', async () => {
  const keys: unknown[] = []
  const fetch = (async (_path: string, request: RequestInit) => {
    keys.push(new Headers(request.headers).get('idempotency-key'))
    return Response.json({ success: true, message: 'Thank you', data: { _id: '1' } }, { status: 201 })
  }) as typeof globalThis.fetch
  const input = { name: 'Ada', email: 'ada@volt.example', subject: 'A board', message: 'When?' }
  const { messages } = createClient({ fetch })
  expect((await messages.send(input, 'key')).message).toBe('Thank you')
  await messages.send(input)
  expect(keys).toEqual(['key', null])
})

test('a call is given up after 30 s, an upload after 120 s @spec-141 @spec-168 @spec-208 @spec-209', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const { uploads, partners } = createClient(answering({ success: true, data: [] }))
  await partners.list()
  await uploads.add('partners', new Blob(['image']))
  expect(timeout.mock.calls).toEqual([[30_000], [120_000]])
  timeout.mockRestore()
})
