import { expect, test } from 'vitest'
import { ApiError, type Client, createClient } from './client.ts'
import { type CollectionName, collections } from './collections.ts'

const answering = (answer: unknown, status = 200) => {
  const asked: string[] = []
  const fetch = async (path: string | URL | Request) => {
    asked.push(String(path))
    return new Response(JSON.stringify(answer), { status })
  }
  return { asked, fetch: fetch as typeof globalThis.fetch }
}

test('every content type is called at its own path', async () => {
  for (const name of Object.keys(collections) as CollectionName[]) {
    const { asked, fetch } = answering({ success: true, data: [] })
    await (createClient({ fetch }) as Client)[name].list()
    expect(asked).toEqual([`/api/${name}`])
  }
})

test('a list may be bare, under data, or under data.data', async () => {
  for (const answer of [[1], { data: [1] }, { data: { data: [1] } }]) {
    expect((await createClient(answering(answer)).partners.list()).data).toEqual([1])
  }
})

test("a failure is told in the server's words, else by its status", async () => {
  const failing = (answer: unknown, status: number) => createClient(answering(answer, status)).partners.list()
  await expect(failing({ success: false, message: 'Name taken', code: 'taken' }, 409)).rejects.toMatchObject({
    message: 'Name taken',
    code: 'taken',
    status: 409,
  })
  await expect(failing({ success: false, message: 'No' }, 200)).rejects.toThrow('No')
  await expect(failing(null, 502)).rejects.toThrow('Error 502: ')
})

test('no answer at all is told as such', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'))
  const error = await createClient({ fetch })
    .partners.list()
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 0,
    message: 'No response received from server. Please check your connection.',
  })
})
