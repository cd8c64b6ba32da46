import { AsyncLocalStorage } from 'node:async_hooks'

const reading = new AsyncLocalStorage<Set<string>>()

/** Runs `work` and tells which lists and records it read, however deep inside. */
export async function collectReads<T>(work: () => Promise<T>): Promise<{ result: T; reads: string[] }> {
  const outer = reading.getStore()
  const noted = new Set<string>()
  // Awaited inside, because what `work` returns may only begin when somebody waits for it.
  const result = await reading.run(noted, async () => await work())
  for (const key of noted) outer?.add(key)
  return { result, reads: [...noted].sort() }
}

/** Says that content was read. Every store does it; a query written by hand must do it too. */
export function noteRead(key: string) {
  reading.getStore()?.add(key)
}

/** The key of a whole list. */
export const listKey = (collection: string) => collection

/** The key of one record. */
export const recordKey = (collection: string, id: string) => `${collection}/${id}`

/** The key of the part of a list that belongs to one record, such as the products of a category. */
export const partKey = (collection: string, field: string, id: string) => `${collection}?${field}=${id}`

/** The key of an image, whose smaller sizes become ready some time after it was uploaded. */
export const imageKey = (url: string) => `images${url}`
