import { trackRead, trackReads } from '../../content/read-tracking.ts'

type Answer = { status: number; headers: Headers; json: () => Promise<unknown> }

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
      const { status, headers, json } = result
      return Object.assign(new Response(null, { status, headers }), { json })
    } catch (error) {
      byUrl.delete(url)
      throw error
    }
  }
}

/** Its body is read and parsed for the first page that asks. */
async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response
  const body: Promise<unknown> = response.json().then(frozen)
  // The page that asks for it gets the error.
  body.catch(() => {})
  return { status, headers, json: () => body }
}

/** So that no page can change what others are made of. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(Object.freeze(value))) frozen(part)
  return value
}
