import type { FastifyInstance, FastifyRequest } from 'fastify'
import { trackReads } from '../../content/read-tracking.ts'
import { reasonHeader } from '../../platform/http/answer-error.ts'
import { createToken } from '../../platform/secrets/tokens.ts'

/** Known to this process alone, so nobody outside can pass for a render. */
export const renderMark = { 'x-render': createToken() }

/** Whether a page is being made of the answer: what is not online yet may be in it. */
export const isRender = ({ headers }: FastifyRequest) => headers['x-render'] === renderMark['x-render']

/**
 * The API as an anonymous visitor sees it, without the network. An answer that was made of nothing we can watch
 * is refused: the page made of it would never be refreshed.
 */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    const method = init?.method ?? 'GET'
    if (method !== 'GET') throw new Error(`a render may only read: ${method} ${url}`)
    const { result, reads } = await trackReads(() => app.inject({ method, url, headers: renderMark }))
    if (result.statusCode < 300 && reads.length === 0) {
      throw new Error(`GET ${url} tracked nothing that it read: call trackRead where it queries`)
    }
    return new Response(result.body, {
      status: result.statusCode,
      headers: {
        'content-type': String(result.headers['content-type'] ?? ''),
        [reasonHeader]: String(result.headers[reasonHeader] ?? ''),
      },
    })
  }
}
