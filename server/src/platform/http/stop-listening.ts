import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'

const waitAtMost = 3000

/** Takes no new connection, and waits for the requests in flight; those that never end are cut off. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), waitAtMost)
  await closed
  clearTimeout(cut)
}

/** Once it is to stop, every answer is the last on its connection: the next request goes to another copy. */
export function drainConnections(app: FastifyInstance, stopping: AbortSignal) {
  app.addHook('onRequest', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close')
  })
}
