import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Histogram } from '../telemetry/metrics.ts'
import { statusOf } from '../telemetry/status-of.ts'

/**
 * One line and one measurement a request. The route says what was asked for; the address itself is not written down,
 * because it may hold a secret or a search for somebody.
 */
export function logRequests(app: FastifyInstance, durations?: Histogram) {
  app.addHook('onRequest', async (request, reply) => {
    // A render's own calls are no requests.
    if (!(request.raw instanceof IncomingMessage)) return
    // Not `onResponse`, which a caller who hangs up never reaches.
    reply.raw.once('close', () => note(request, reply, durations))
  })
}

function note(request: FastifyRequest, reply: FastifyReply, durations?: Histogram) {
  const { method } = request
  const { priority } = request.routeOptions.config
  const route = routeOf(request)
  const status = statusOf(reply)
  // A stream lasts for as long as somebody reads it, which says nothing about us.
  if (priority !== 'stream')
    durations?.observe(reply.elapsedTime / 1000, { method, route, status: `${status}` })
  // Monitors ask every few seconds.
  if (priority === 'probe') return
  // By id alone: only those who may read the database should know who that is.
  const actor = request.viewer?._id
  const ms = Math.round(reply.elapsedTime)
  request.log.info({ method, route, status, ms, ...(actor ? { actor } : {}) }, 'request')
}

function routeOf({ is404, routeOptions }: FastifyRequest) {
  return is404 || !routeOptions.url ? 'none' : routeOptions.url
}
