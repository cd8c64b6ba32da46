import { randomUUIDv7 } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/** Names requests: as nginx in front has named them, so that both logs say the same, else anew. */
export function createRequestId(trustedProxies: string[]) {
  const isTrusted = proxyAddress.compile(trustedProxies)
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id']
    const isFit = typeof given === 'string' && /^[0-9a-f]{32}$/.test(given)
    return isFit && isTrusted(socket?.remoteAddress ?? '', 0) ? given : randomUUIDv7()
  }
}
