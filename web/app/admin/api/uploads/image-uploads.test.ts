import { ApiError, texts } from '@busbar/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { isRefusal, storedAddress, storedImage, uploadImage, watchUpload } from './image-uploads.ts'

/** The server: what it is sent waits here for its answer. */
type Sent = { name: string; answer: (address: string) => void; cut: (status?: number) => void }
const sent: Sent[] = []
vi.mock('../../../api/browser-client.ts', () => ({
  api: {},
  clientWithProgress: () => ({
    uploads: {
      add: (_folder: string, { name }: File) =>
        new Promise((resolve, reject) => {
          const answer = (imageUrl: string) => resolve({ imageUrl })
          const cut = (status = 0) =>
            reject(
              new ApiError(status, { code: status ? 'unavailable' : 'no_response', message: 'No answer' }),
            )
          sent.push({ name, answer, cut })
        }),
    },
  }),
}))

const page = new EventTarget()
vi.stubGlobal('window', page)

const target = { folder: 'products', noAddress: 'Invalid response' } as const
const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const names = () => sent.map(({ name }) => name)
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

beforeEach(() => sent.splice(0))

test('a file is sent once, however often it is asked for', async () => {
  const one = file('a.png')
  const asked = [uploadImage(one, target), uploadImage(one, target), storedImage(one, target, 'images')]
  await settled()
  expect(names()).toEqual(['a.png'])
  expect(storedAddress(one)).toBeUndefined()
  sent[0]?.answer('/uploads/a.webp')
  expect(await Promise.all(asked)).toEqual(Array(3).fill('/uploads/a.webp'))
  expect(storedAddress(one)).toBe('/uploads/a.webp')
})

test('three are on their way at a time', async () => {
  const all = ['a', 'b', 'c', 'd'].map((name) => uploadImage(file(name), target))
  await settled()
  expect(names()).toEqual(['a', 'b', 'c'])
  sent[1]?.answer('/uploads/b.webp')
  await settled()
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
  for (const { answer } of sent) answer('/uploads/x.webp')
  await Promise.all(all)
})

test('what was cut off goes on when the line is back, unless nobody sees it any more', async () => {
  const [kept, removed] = [file('kept'), file('removed')]
  watchUpload(kept, () => {})
  watchUpload(removed, () => {})()
  const failing = [kept, removed].map((one) => uploadImage(one, target))
  await settled()
  for (const { cut } of sent.splice(0)) cut()
  await Promise.allSettled(failing)
  page.dispatchEvent(new Event('online'))
  await settled()
  expect(names()).toEqual(['kept'])
  sent[0]?.answer('/uploads/kept.webp')
  expect(await uploadImage(kept, target)).toBe('/uploads/kept.webp')
})

test('a server that is too busy is asked again, and nobody hears of it', async () => {
  const stored = uploadImage(file('patient'), target)
  await settled()
  sent[0]?.cut(503)
  await vi.waitFor(() => expect(names()).toEqual(['patient', 'patient']), 3000)
  sent[1]?.answer('/uploads/patient.webp')
  expect(await stored).toBe('/uploads/patient.webp')
})

test('what stays too large is refused in the words of its place, and nothing is sent', async () => {
  const moving = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'moving.gif', { type: 'image/gif' })
  const refusal = await storedImage(moving, target, 'images').catch((error: unknown) => error)
  expect(isRefusal(refusal) && refusal.errors).toEqual({ images: texts.images.productTooLarge })
  expect(names()).toEqual([])
})
