import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what was read is kept for 5 minutes, for each call and its arguments @spec-141 @spec-210', async () => {
  const asked: string[] = []
  const read = (name: string, page: number) =>
    queryClient.fetchQuery({ queryKey: [name, { page }], queryFn: () => asked.push(`${name} ${page}`) })
  await read('partners', 1)
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  await read('partners', 1)
  expect(asked).toEqual(['partners 1'])
  await read('partners', 2)
  await read('clients', 1)
  expect(asked).toEqual(['partners 1', 'partners 2', 'clients 1'])
  await vi.advanceTimersByTimeAsync(1)
  await read('partners', 1)
  expect(asked).toEqual(['partners 1', 'partners 2', 'clients 1', 'partners 1'])
})
