import type { FastifyReply, FastifyRequest } from 'fastify'
import { within } from '../platform/within.ts'
import { withScriptPolicy } from './script-policy.ts'

/** Asks the web application for an address, as a visitor who is nobody. */
export type Ask = (path: string, request: FastifyRequest) => Promise<Response>

const waitAtMost = 3000

/** Answers with a fresh render, which nobody may keep. */
export function createFreshAnswer({ ask, hasPolicy }: { ask: Ask; hasPolicy: boolean }) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const response = await within(waitAtMost, 'rendering', ask(request.url, request))
    reply.code(response.status)
    for (const [name, value] of response.headers) reply.header(name, value)
    reply.header('cache-control', 'no-store')
    const body = await response.text()
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    return reply.send(isPage && hasPolicy ? withScriptPolicy(body) : body)
  }
}
