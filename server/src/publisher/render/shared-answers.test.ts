import { expect, test } from 'vitest'
import { trackRead, trackReads } from '../../content/read-tracking.ts'
import { createSharedAnswers, sharingFetch } from './shared-answers.ts'

/** An API that counts its calls, and fails on demand. */
function api() {
  const asked: string[] = []
  let status = 200
  const fetch = async (input: string | URL | Request) => {
    asked.push(String(input))
    const answer = { status, headers: { 'content-type': 'application/json' } }
    await Promise.resolve()
    trackRead('company')
    return new Response(JSON.stringify({ number: asked.length }), answer)
  }
  const answerWith = (next: number) => {
    status = next
  }
  return { asked, fetch, answerWith }
}

test('two pages that ask for the same are answered once, and each has read what the answer was made of', async () => {
  const { asked, fetch } = api()
  const shared = createSharedAnswers()
  const page = () => trackReads(async () => (await sharingFetch(fetch, shared)('/api/company/info')).json())
  expect(await Promise.all([page(), page()])).toEqual([
    { result: { number: 1 }, reads: ['company'] },
    { result: { number: 1 }, reads: ['company'] },
  ])
  expect(asked).toEqual(['/api/company/info'])
})

test('an answer is parsed once for all pages, and none of them can change it', async () => {
  const ask = sharingFetch(api().fetch, createSharedAnswers())
  const read = async () => (await ask('/api/company/info')).json()
  const first = await read()
  expect(await read()).toBe(first)
  expect(() => Object.assign(first as object, { number: 2 })).toThrow(TypeError)
})

test('the pages of another batch ask again', async () => {
  const { asked, fetch } = api()
  for (const shared of [createSharedAnswers(), createSharedAnswers()])
    await sharingFetch(fetch, shared)('/api/company/info')
  expect(asked.length).toBe(2)
})

test('an answer that failed is not kept', async () => {
  const { fetch, answerWith } = api()
  const ask = sharingFetch(fetch, createSharedAnswers())
  answerWith(503)
  expect((await ask('/api/company/info')).status).toBe(503)
  answerWith(200)
  expect((await ask('/api/company/info')).status).toBe(200)
})
