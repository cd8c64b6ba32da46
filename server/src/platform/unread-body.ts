import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const lingerFor = 5000
const lingerBytes = 32 * 1024 * 1024

/**
 * Refusals go out before a body is read to its end. Who still sends may finish and then read the answer, as browsers
 * do it in this order, but not without end.
 */
export function giveUpUnreadBodies(app: FastifyInstance) {
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete && !raw.destroyed) discard(raw)
  })
}

function discard(raw: IncomingMessage) {
  const { socket } = raw
  const [startedAt, from] = [Date.now(), socket.bytesRead]
  const watch = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(watch)
    if (Date.now() - startedAt > lingerFor || socket.bytesRead - from > lingerBytes) raw.destroy()
  }, 50).unref()
  raw.unpipe()
  raw.resume()
}
