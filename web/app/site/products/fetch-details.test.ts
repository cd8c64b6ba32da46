import { limits } from '@busbar/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchDetails } from './fetch-details.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a dialog that cannot fetch the page of its product, or not within 3 s, says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect((await fetchDetails('motor')).failure?.sentence).toBe(
    'Failed to load product. Please try again later.',
  )
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const late = fetchDetails('motor')
  await vi.advanceTimersByTimeAsync(limits.services.fetchAbort)
  expect((await late).failure?.sentence).toBe('Request timed out. Please try again.')
})
