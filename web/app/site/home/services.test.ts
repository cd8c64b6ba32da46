import type { Client } from '@busbar/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { load } from './services.section.tsx'

const apiWith = (list: () => Promise<unknown>) => ({ services: { list } }) as unknown as Client
const service = (shortDescription: string | null, description: string | null = null) => ({
  _id: '1',
  slug: 'design',
  title: 'Design',
  shortDescription,
  description,
  imageUrl: null,
  pictures: {},
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('services that take 3 s are given up with their own sentence @spec-184 @spec-212', async () => {
  const reading = load(apiWith(() => new Promise(() => {})))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await reading).toEqual({ items: null, failure: 'Service fetch timed out. Please try again.' })
})

test('services that come just in time are shown', async () => {
  const reading = load(
    apiWith(() => new Promise((resolve) => setTimeout(resolve, 2999, { data: [service('Short')] }))),
  )
  await vi.advanceTimersByTimeAsync(2999)
  expect((await reading).items).toMatchObject([{ title: 'Design', text: 'Short' }])
})

test('services that cannot be read are told in the section @spec-184', async () => {
  const reading = load(apiWith(() => Promise.reject(new Error('broken'))))
  expect(await reading).toEqual({ items: null, failure: 'Failed to load services' })
})

test('a card prints the short description, else the description, cut at 100 characters', async () => {
  const data = [
    service('word '.repeat(40)),
    service(null, 'About it'),
    service('x'.repeat(100)),
    service(null),
  ]
  const { items } = await load(apiWith(async () => ({ data })))
  expect(items?.map(({ text }) => text.length)).toEqual([95, 8, 100, 0])
  expect(items?.[0]?.text).toMatch(/^word .* word…$/)
  expect(items?.[1]?.text).toBe('About it')
})
