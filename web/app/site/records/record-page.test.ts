import { limits, texts } from '@busbar/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRecordPage } from './record-page.ts'

const sentences = { notFound: 'Not found', pageTimeout: 'Too late', pageFailed: 'Failed' }
const read = (reading: () => Promise<{ slug: string }>, id = 'motor') =>
  readRecordPage({ name: 'services', id, sentences }, reading)
const never = () => new Promise<never>(() => {})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('shows the record that is asked for by its slug', async () => {
  const { data, init } = await read(async () => ({ slug: 'motor' }))
  expect([data.shown, init?.status]).toEqual([{ slug: 'motor' }, 200])
})

test('leads from an id or an earlier slug to the present one for good', async () => {
  const answer = await read(async () => ({ slug: 'big-motor' })).catch((thrown) => thrown as Response)
  expect(answer).toBeInstanceOf(Response)
  expect([(answer as Response).status, (answer as Response).headers.get('location')]).toEqual([
    301,
    '/service/big-motor',
  ])
})

test('is a 404 when there is no such record, whichever copy of the error class says so', async () => {
  const { data, init } = await read(() => Promise.reject(Object.assign(new Error(), { code: 'not_found' })))
  expect([data.failure, init?.status]).toEqual([{ sentence: 'Not found', isMissing: true }, 404])
})

test('is a 503 when the record could not be read', async () => {
  const { data, init } = await read(() => Promise.reject(new Error('broken')))
  expect([data.failure, init?.status]).toEqual([{ sentence: 'Failed', isMissing: false }, 503])
})

test('gives up after 3 s and not before', async () => {
  expect(limits.services.fetchAbort).toBe(3000)
  let answer: Awaited<ReturnType<typeof read>> | undefined
  void read(never).then((page) => {
    answer = page
  })
  await vi.advanceTimersByTimeAsync(2999)
  expect(answer).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect([answer?.data.failure?.sentence, answer?.init?.status]).toEqual(['Too late', 503])
})

test("a service says 'Request timed out. Please try again.' or 'Failed to load service. Please try again later.' @spec-189", async () => {
  const told = (reading: () => Promise<never>) =>
    readRecordPage({ name: 'services', id: 'motor', sentences: texts.services }, reading)
  const late = told(never)
  await vi.advanceTimersByTimeAsync(3000)
  expect((await late).data.failure?.sentence).toBe('Request timed out. Please try again.')
  const { data } = await told(() => Promise.reject(new Error('broken')))
  expect(data.failure?.sentence).toBe('Failed to load service. Please try again later.')
})

test("a category says 'Failed to load category. Please try again later.' @spec-190", async () => {
  const { pageFailed } = texts.categories
  const sentences = { ...texts.categories, pageTimeout: pageFailed }
  const page = await readRecordPage({ name: 'categories', id: 'drives', sentences }, () =>
    Promise.reject(new Error('broken')),
  )
  expect(page.data.failure?.sentence).toBe('Failed to load category. Please try again later.')
})
