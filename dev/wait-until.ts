import { setTimeout as pause } from 'node:timers/promises'

/** Asks again and again until the answer is yes; gives up with a sentence that says what was awaited. */
export async function waitUntil(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { seconds = 30, every = 25 }: { seconds?: number; every?: number } = {},
): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited ${seconds} s in vain for ${what}`)
    await pause(every)
  }
}

/** Whether an address answers 200 now. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
