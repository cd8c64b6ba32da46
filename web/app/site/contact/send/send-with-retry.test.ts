import { ApiError } from '@busbar/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendWithRetry } from './send-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const away = (status: number) =>
  new ApiError(status, { code: status ? 'unavailable' : 'no_response', message: 'away' })

/** Sends with `send` while time passes by itself. */
async function run(send: () => Promise<unknown>) {
  const onWait = vi.fn()
  const sending = sendWithRetry(send, onWait).catch((error) => error)
  await vi.runAllTimersAsync()
  return { result: await sending, onWait }
}

test('sends once when it is answered', async () => {
  const send = vi.fn(async () => 'sent')
  const { result, onWait } = await run(send)
  expect([result, send.mock.calls.length, onWait.mock.calls.length]).toEqual(['sent', 1, 0])
})

test('tries again while the server is away, and says that it waits', async () => {
  const answers = [away(0), away(502), away(503), away(504)]
  const send = vi.fn(async () => {
    const failure = answers.shift()
    if (failure) throw failure
    return 'sent'
  })
  const { result, onWait } = await run(send)
  expect([result, send.mock.calls.length, onWait.mock.calls.length]).toEqual(['sent', 5, 4])
})

test('gives up after 30 seconds with the last failure', async () => {
  const start = Date.now()
  const send = vi.fn(async () => {
    throw away(0)
  })
  const { result } = await run(send)
  expect(result).toBeInstanceOf(ApiError)
  expect(Date.now() - start).toBeGreaterThan(24_000)
  expect(Date.now() - start).toBeLessThanOrEqual(30_000)
})

test('does not repeat what was refused', async () => {
  for (const status of [400, 422, 429, 500]) {
    const refusal = new ApiError(status, { code: 'invalid', message: 'no' })
    const send = vi.fn(async () => Promise.reject(refusal))
    expect([(await run(send)).result, send.mock.calls.length]).toEqual([refusal, 1])
  }
})
