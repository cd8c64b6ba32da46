import { trackRead, trackReads } from '../../content/read-tracking.ts'

type Answer = { status: number; headers: Headers; body: string }

/** What the API has answered since a moment, by address. */
export type SharedAnswers = {
  since: number
  byUrl: Map<string, Promise<{ result: Answer; reads: string[] }>>
}

/**
 * For pages that are published together and ask for much the same: each address is asked for once. Their renders are
 * as of the moment when sharing began, however late they ask.
 */
export function createSharedAnswers(): SharedAnswers {
  return { since: Date.now(), byUrl: new Map() }
}

/** Shares one answer among all callers. Every caller tracks the reads that it was made from. */
export function sharingFetch(fetch: typeof globalThis.fetch, { byUrl }: SharedAnswers): typeof fetch {
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    if ((init?.method ?? 'GET') !== 'GET') return fetch(input, init)
    const known = byUrl.get(url) ?? trackReads(async () => readAnswer(await fetch(input, init)))
    byUrl.set(url, known)
    try {
      const { result, reads } = await known
      if (result.status >= 500) byUrl.delete(url)
      for (const key of reads) trackRead(key)
      return new Response(result.body, { status: result.status, headers: result.headers })
    } catch (error) {
      byUrl.delete(url)
      throw error
    }
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: await response.text() }
}
