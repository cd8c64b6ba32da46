import { expect, test } from 'vitest'
import { patientFetch } from './patient-fetch.ts'

/** Answers in this order; null is no answer. */
function answering(...statuses: (number | null)[]) {
  const ask = async () => {
    const status = statuses.shift()
    if (!status) throw new TypeError('fetch failed')
    return new Response(null, { status })
  }
  return patientFetch('http://localhost', ask as typeof fetch)
}

test('R8: who is told to come back, or is not answered, asks again', async () => {
  expect((await answering(503, null, 503, 200)('/api/releases')).status).toBe(200)
})

test('what may have been done is not asked for twice', async () => {
  await expect(answering(null, 200)('/api/releases', { method: 'POST' })).rejects.toThrow('fetch failed')
  expect((await answering(503, 201)('/api/releases', { method: 'POST' })).status).toBe(201)
})

test('it ends with the patience of the caller', async () => {
  const signal = AbortSignal.timeout(50)
  await expect(answering(503, 503, 503)('/api/releases', { signal })).rejects.toThrow()
})
