import { unavailable } from './errors.ts'

/** Waits for something, but not for longer than this; the caller may try again. */
export async function withTimeout<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const impatience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const cause = new Error(`${what} took more than ${ms} ms`)
      reject(Object.assign(unavailable(), { cause }))
    }, ms)
  })
  try {
    return await Promise.race([work, impatience])
  } finally {
    clearTimeout(timer)
  }
}
