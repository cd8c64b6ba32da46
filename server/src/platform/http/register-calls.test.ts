import type { DefinedCall, Viewer } from '@busbar/contract'
import { fastify, type InjectOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { guardRoutes } from './access.ts'
import { answerError } from './answer-error.ts'
import { type Handlers, registerCalls } from './register-calls.ts'

const panel = z.object({ revision: z.int(), name: z.string(), price: z.int() })
const calls = {
  get: {
    tag: 'panels',
    path: 'GET /panels/:id',
    summary: 'Read a panel',
    access: 'public',
    params: z.object({ id: z.coerce.number() }),
    data: panel,
    publicData: panel.omit({ price: true }),
    etag: true,
  },
  list: {
    tag: 'panels',
    path: 'GET /panels query',
    summary: 'List panels',
    access: 'public',
    query: z.strictObject({ page: z.coerce.number().default(1) }),
    data: z.array(panel),
    publicData: z.array(panel.omit({ price: true })),
    meta: z.object({ page: z.int() }),
  },
  create: {
    tag: 'panels',
    path: 'POST /panels body',
    summary: 'Make a panel',
    access: 'session',
    body: z.strictObject({ name: z.string().trim() }),
    data: panel,
    status: 201,
    etag: true,
  },
  update: {
    tag: 'panels',
    path: 'PUT /panels/:id',
    summary: 'Change a panel',
    access: ['owner'],
    params: z.object({ id: z.coerce.number() }),
    data: z.object({ seen: z.int().nullable() }),
    ifMatch: true,
  },
  remove: { tag: 'panels', path: 'DELETE /panels', summary: 'Remove panels', access: 'session' },
  greet: {
    tag: 'panels',
    path: 'POST /greeting',
    summary: 'Say hello',
    access: 'entrance',
    answer: z.object({ success: z.literal(true), message: z.string() }),
  },
} as const satisfies Record<string, DefinedCall>

const handlers: Handlers<typeof calls> = {
  get: async ({ params }) => ({ revision: params.id, name: 'Main', price: 7 }),
  list: async ({ query, viewer }) => ({
    data: viewer
      ? [{ revision: 1, name: viewer.name, price: 7 }]
      : [{ revision: 1, name: 'Main', secret: 1 }],
    meta: { page: query.page },
  }),
  create: async ({ body, viewer }) => ({ revision: 1, name: `${body.name} of ${viewer.name}`, price: 7 }),
  update: async ({ ifMatch }) => ({ seen: ifMatch ?? null }),
  remove: async () => {},
  greet: async () => ({ message: 'Hello' }),
}

async function call(request: InjectOptions, role?: Viewer['role']) {
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  guardRoutes(app, async () => (role ? ({ role, name: 'Ada' } as Viewer) : null))
  registerCalls(app, calls, handlers)
  const { statusCode, headers, body } = await app.inject(request)
  return { status: statusCode, etag: headers.etag, body: JSON.parse(body) }
}

test('a handler returns plain data: envelope, status and ETag come from the definition', async () => {
  const request = { method: 'POST', url: '/panels', payload: { name: ' North ' } } as const
  expect(await call(request, 'editor')).toEqual({
    status: 201,
    etag: '"1"',
    body: { success: true, data: { revision: 1, name: 'North of Ada', price: 7 } },
  })
  expect((await call({ method: 'DELETE', url: '/panels' }, 'editor')).body).toEqual({ success: true })
  expect((await call({ method: 'POST', url: '/greeting' })).body).toEqual({ success: true, message: 'Hello' })
})

test('what stands in the path and the query is read as the definition says', async () => {
  expect((await call({ url: '/panels/4' })).etag).toBe('"4"')
  expect((await call({ url: '/panels?page=3' })).body.meta).toEqual({ page: 3 })
  expect((await call({ url: '/panels?pages=3' })).status).toBe(400)
})

test('what no schema names is not answered', async () => {
  expect((await call({ url: '/panels' })).body.data).toEqual([{ revision: 1, name: 'Main' }])
  expect((await call({ url: '/panels' }, 'editor')).body.data).toEqual([
    { revision: 1, name: 'Ada', price: 7 },
  ])
})

test('who may call is what the definition says', async () => {
  expect((await call({ method: 'DELETE', url: '/panels' })).status).toBe(401)
  expect((await call({ method: 'PUT', url: '/panels/1' }, 'editor')).status).toBe(403)
  expect((await call({ method: 'PUT', url: '/panels/1' }, 'owner')).status).toBe(200)
})

test('the revision that a writer has seen is read from If-Match', async () => {
  const seen = async (header: string) => {
    const { status, body } = await call(
      { method: 'PUT', url: '/panels/1', headers: { 'if-match': header } },
      'owner',
    )
    return body.data?.seen ?? status
  }
  expect([await seen('"7"'), await seen('W/"7"'), await seen('7')]).toEqual([7, 7, 400])
})
