import { expect, test } from 'vitest'
import { z } from '../../zod.ts'
import type { Call } from '../call.ts'
import { clientOf, wholeAnswer } from '../client-of.ts'
import { defineCalls } from './define-calls.ts'

const panel = z.object({ name: z.string() })
const paths = {
  list: 'GET /panels query',
  get: 'GET /panels/:id',
  create: 'POST /panels body',
  update: 'PUT /panels/:id body',
  removePart: 'DELETE /panels/:id/parts/:partId',
  pause: 'POST /panels/:id/pause',
  greet: 'POST /greeting',
} as const
const calls = defineCalls('panels', paths, {
  list: {
    summary: 'List panels',
    access: 'public',
    query: z.strictObject({ isLive: z.stringbool().optional(), search: z.string().optional() }),
    data: z.array(panel),
    meta: z.object({ total: z.int() }),
  },
  get: { summary: 'Read a panel', access: 'public', data: panel },
  create: { summary: 'Make a panel', access: 'session', body: panel, data: panel, status: 201 },
  update: { summary: 'Change a panel', access: 'session', body: panel.partial(), data: panel, ifMatch: true },
  removePart: { summary: 'Remove a part of a panel', access: ['owner'] },
  pause: { summary: 'Pause a panel', access: 'session', data: panel, ifMatch: true },
  greet: { summary: 'Say hello', access: 'entrance', answer: z.object({ message: z.string() }) },
})

function answering(answer: unknown) {
  const asked: unknown[] = []
  const call = (async (...request: unknown[]) => {
    asked.push(request)
    return answer
  }) as unknown as Call
  return { asked, client: clientOf<typeof calls>(call, paths, { greet: wholeAnswer }) }
}

test('a definition has its path and its heading', () => {
  expect(calls.removePart).toEqual({
    tag: 'panels',
    path: 'DELETE /panels/:id/parts/:partId',
    summary: 'Remove a part of a panel',
    access: ['owner'],
  })
})

test('a path says what is sent, as its definition does', () => {
  const get = { summary: 'Read a panel', access: 'public', data: panel } as const
  expect(() => defineCalls('panels', { get: 'GET /panels/:id query' }, { get })).toThrow('nothing')
  const create = { summary: 'Make a panel', access: 'session', body: panel } as const
  expect(() => defineCalls('panels', { create: 'POST /panels' }, { create })).toThrow('body')
})

test('a client sends what is in the path, the query or the body, and the revision', async () => {
  const { asked, client } = answering({ success: true, data: [] })
  await client.list()
  await client.list({ isLive: true, search: 'a&b' })
  await client.get('../users')
  await client.update('1', { name: 'North' }, 7)
  await client.update('1')
  await client.removePart('1', '2')
  await client.pause('1', 7)
  expect(asked).toEqual([
    ['GET', '/panels', {}],
    ['GET', '/panels?isLive=true&search=a%26b', {}],
    ['GET', '/panels/..%2Fusers', {}],
    ['PUT', '/panels/1', { body: { name: 'North' }, revision: 7 }],
    ['PUT', '/panels/1', { body: {} }],
    ['DELETE', '/panels/1/parts/2', {}],
    ['POST', '/panels/1/pause', { revision: 7 }],
  ])
})

test('a client sends nothing that its call does not take, as React Query gives functions more than they ask for', async () => {
  const { asked, client } = answering({ success: true, data: [] })
  const context = { queryKey: ['panels'] }
  await (client.get as (...given: unknown[]) => Promise<unknown>)('1', context)
  await (client.removePart as (...given: unknown[]) => Promise<unknown>)('1', '2', context)
  await (client.create as (...given: unknown[]) => Promise<unknown>)({ name: 'North' }, context)
  expect(asked).toEqual([
    ['GET', '/panels/1', {}],
    ['DELETE', '/panels/1/parts/2', {}],
    ['POST', '/panels', { body: { name: 'North' } }],
  ])
})

test('a client answers the data, with its meta where there is one, or what a reader finds', async () => {
  const { client } = answering({ success: true, data: { name: 'North' } })
  expect(await client.get('1')).toEqual({ name: 'North' })
  const list = { data: [], meta: { total: 0 } }
  expect(await answering({ success: true, ...list }).client.list()).toEqual(list)
  const greeting = { success: true, message: 'Hello' }
  expect(await answering(greeting).client.greet()).toEqual(greeting)
})

/** What the compiler refuses. Never run: `npm run types` fails when one of these is taken. */
export function typeTests() {
  const { client } = answering({})
  // @ts-expect-error no such filter
  void client.list({ isDead: true })
  // @ts-expect-error it is true or false here, and text only in the address
  void client.list({ isLive: 'true' })
  // @ts-expect-error which one is missing
  void client.get()
  // @ts-expect-error its name is missing
  void client.create({})
  // @ts-expect-error this call takes no revision
  void client.create({ name: 'North' }, 7)
  // @ts-expect-error the part is missing
  void client.removePart('1')
  // @ts-expect-error it answers nothing
  void client.removePart('1', '2').then((answer) => answer.name)
  // @ts-expect-error nobody says how its answer is read
  clientOf<typeof calls>(undefined as unknown as Call, paths)
  // @ts-expect-error a path without a definition
  defineCalls('panels', paths, { list: calls.list })
}
