import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

test('no more than the limit run at once, also when one comes just as another ends', async () => {
  const limit = createLimiter(1)
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
  }
  const first = limit(work)
  const waiting = limit(work)
  // Comes after the first has ended and before the one that waits has begun.
  const late = first.then(() => limit(work))
  await Promise.all([first, waiting, late])
  expect(most).toBe(1)
})

test('work that fails makes room for the next', async () => {
  const limit = createLimiter(1)
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limit(async () => 'next')).toBe('next')
})
