import { AsyncLocalStorage } from 'node:async_hooks'

const reading = new AsyncLocalStorage<Set<string>>()

/** Runs `work` and returns which lists and records it read, however deep inside. */
export async function trackReads<T>(work: () => Promise<T>): Promise<{ result: T; reads: string[] }> {
  const outer = reading.getStore()
  const tracked = new Set<string>()
  // Awaited inside, because what `work` returns may only begin when somebody waits for it.
  const result = await reading.run(tracked, async () => await work())
  for (const key of tracked) outer?.add(key)
  return { result, reads: [...tracked].sort() }
}

/** Records that content was read. Every store calls it; a query written by hand must call it too. */
export function trackRead(key: string) {
  reading.getStore()?.add(key)
}

/** The key of a whole list. */
export const listKey = (collection: string) => collection

/** The key of one record. */
export const recordKey = (collection: string, id: string) => `${collection}/${id}`

/** The key of the part of a list that belongs to one record, such as the products of a category. */
export const partKey = (collection: string, field: string, id: string) => `${collection}?${field}=${id}`

/** The key of whether a list has anything in it for visitors. */
export const anyKey = (collection: string) => `${collection}?any`

/** The key of an image, whose smaller sizes become ready some time after it was uploaded. */
export const imageKey = (url: string) => `images${url}`
