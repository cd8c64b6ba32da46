import type { FastifyInstance } from 'fastify'
import { trackReads } from '../content/read-tracking.ts'

/**
 * The API as an anonymous visitor sees it, without the network. An answer that was made of nothing we can watch
 * is refused: the page made of it would never be refreshed.
 */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    const method = init?.method ?? 'GET'
    if (method !== 'GET') throw new Error(`a render may only read: ${method} ${url}`)
    const { result, reads } = await trackReads(() => app.inject({ method, url }))
    if (result.statusCode < 300 && reads.length === 0) {
      throw new Error(`GET ${url} tracked nothing that it read: call trackRead where it queries`)
    }
    return new Response(result.body, {
      status: result.statusCode,
      headers: { 'content-type': String(result.headers['content-type'] ?? '') },
    })
  }
}
