import { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const lingerFor = 5000
const lingerBytes = 32 * 1024 * 1024

/**
 * Refusals are sent before a body is read to its end. A client that still sends may finish and then read the answer,
 * since browsers do it in this order, but not without limit.
 */
export function drainRequestBodies(app: FastifyInstance) {
  // One that is closed under a sender who is not done is reset, and the answer lost with it.
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw instanceof IncomingMessage && !raw.complete) reply.removeHeader('connection')
  })
  app.addHook('onResponse', async ({ raw }) => {
    // A call that we make ourselves has no socket, and is never complete.
    if (raw instanceof IncomingMessage && !raw.complete && !raw.destroyed) discard(raw)
  })
}

function discard(raw: IncomingMessage) {
  const { socket } = raw
  const [startedAt, from] = [Date.now(), socket.bytesRead]
  // Checked now and then: discarded data raises no event for each piece.
  const watch = setInterval(() => {
    const isTooMuch = Date.now() - startedAt > lingerFor || socket.bytesRead - from > lingerBytes
    if (isTooMuch) raw.destroy()
    if (raw.complete || raw.destroyed) clearInterval(watch)
  }, 10).unref()
  raw.unpipe()
  raw.resume()
}
