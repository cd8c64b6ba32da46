import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inProcessFetch } from '../publisher/render/in-process-api.ts'
import type { WebApp } from '../publisher/render/render.ts'
import { answerPlainForm } from './plain-form.ts'

const app = fastify({ trustProxy: ['loopback'] })
const received: { ip: string; key: unknown; body: unknown }[] = []

/** A page that sends what was typed and prints the answer; it tries something else on demand. */
const web: WebApp = {
  async handle(request, { api }) {
    const typed = Object.fromEntries(await request.formData()) as Record<string, string>
    const { name = '', email = '', subject = '', message = '' } = typed
    const calling =
      subject === 'rename the company'
        ? api.company.update({ name })
        : api.messages.send({ name, email, subject, message }, 'key-1')
    const answer = (await calling.catch((error) => error)) as { message: string; status?: number }
    return new Response(`<!DOCTYPE html><html><head></head><body>${answer.message}</body></html>`, {
      status: answer.status || 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  },
}

beforeAll(async () => {
  app.post('/api/contact', async (request, reply) => {
    received.push({ ip: request.ip, key: request.headers['idempotency-key'], body: request.body })
    return (request.body as { name: string }).name
      ? { success: true, message: 'Thank you' }
      : reply.code(422).send({ success: false, message: 'Name is required', code: 'invalid' })
  })
  await answerPlainForm(app, {
    page: '/contact',
    call: '/api/contact',
    publicUrl: 'https://busbar.example',
    web,
    fetch: inProcessFetch(app),
    isBuilt: true,
  })
})
beforeEach(() => void received.splice(0))
afterAll(() => app.close())

const typed = { name: 'Ada Volt', email: 'ada@volt.example', subject: 'A board', message: 'Höhe? 5 & 6' }

function post(body: string, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: body,
  })
}

test('hands what was typed to the page, whose answer nobody may keep', async () => {
  const answer = await post(`${new URLSearchParams(typed)}`)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.body).toContain('<body>Thank you</body>')
  expect(answer.body).toContain('Content-Security-Policy')
  expect(received).toMatchObject([{ key: 'key-1', body: typed }])
})

test('A8: what the page sends counts as sent from the address of the visitor', async () => {
  await post(`${new URLSearchParams(typed)}`, { 'x-forwarded-for': '203.0.113.7' })
  expect(received.map(({ ip }) => ip)).toEqual(['203.0.113.7'])
})

test('answers with the status that the page chose', async () => {
  const answer = await post('name=&email=&subject=&message=')
  expect([answer.statusCode, answer.body.includes('Name is required')]).toEqual([422, true])
})

test('lets the page make that one call and no other', async () => {
  const answer = await post(`${new URLSearchParams({ ...typed, subject: 'rename the company' })}`)
  expect(answer.body).not.toContain('Thank you')
  expect(received).toEqual([])
})

test('takes the longest message that is allowed, whatever its letters', async () => {
  const message = '語'.repeat(5000)
  expect((await post(`${new URLSearchParams({ ...typed, message })}`)).statusCode).toBe(200)
})

test('A55: a body beyond any form is refused unread', async () => {
  expect((await post(`message=${'x'.repeat(70_000)}`)).statusCode).toBe(413)
  expect(received).toEqual([])
})

test('A50: any other kind of content is refused', async () => {
  for (const kind of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
    expect((await post('{}', { 'content-type': kind })).statusCode, kind).toBe(415)
})
