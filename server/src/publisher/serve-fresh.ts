import { scriptMarkHeader } from '@busbar/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withTimeout } from '../platform/with-timeout.ts'
import { readPage, withScriptPolicy } from './render/script-policy.ts'

/** Asks the web application for an address, as a visitor who is nobody. */
export type Ask = (path: string, request: FastifyRequest) => Promise<Response>

const waitAtMost = 3000

/**
 * Answers with a fresh render, which nobody may keep. From sources (`isBuilt` is false) it takes as long as compiling
 * takes, and has no policy, because hot reload brings scripts of its own.
 */
export function createFreshAnswer({ ask, isBuilt }: { ask: Ask; isBuilt: boolean }) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = ask(request.url, request)
    const response = await (isBuilt ? withTimeout(waitAtMost, 'rendering', asked) : asked)
    reply.code(response.status)
    for (const [name, value] of response.headers) if (name !== scriptMarkHeader) reply.header(name, value)
    reply.header('cache-control', 'no-store')
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    return reply.send(isPage && isBuilt ? withScriptPolicy(await readPage(response)) : await response.text())
  }
}
