import { setTimeout as pause } from 'node:timers/promises'

const askEvery = 250

/**
 * Retries as a person would: after 'unavailable', and without any answer where repeating does no harm, until the caller's
 * own time is over.
 */
export function patientFetch(origin: string, ask: typeof fetch = fetch): typeof fetch {
  return async (path, init) => {
    const isRead = (init?.method ?? 'GET') === 'GET'
    for (;;) {
      const answer = await ask(new URL(String(path), origin), init).catch((error: unknown) => {
        if (!isRead || init?.signal?.aborted) throw error
        return null
      })
      if (answer && answer.status !== 503) return answer
      await answer?.body?.cancel()
      await pause(askEvery, undefined, { signal: init?.signal ?? undefined })
    }
  }
}
