import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Histogram } from '../telemetry/metrics.ts'

/**
 * One line and one measurement a request. The route says what was asked for; the address itself is not written down,
 * because it may hold a secret or a search for somebody.
 */
export function noteRequests(app: FastifyInstance, durations?: Histogram) {
  app.addHook('onResponse', async (request, reply) => {
    // What a render reads by itself is no request.
    if (!(request.raw instanceof IncomingMessage)) return
    const route = routeOf(request)
    const { method } = request
    durations?.observe(reply.elapsedTime / 1000, { method, route, status: `${reply.statusCode}` })
    if (isQuiet(request)) return
    // By id alone: only those who may read the database should know who that is.
    const actor = request.viewer?._id
    const ms = Math.round(reply.elapsedTime)
    request.log.info({ method, route, status: reply.statusCode, ms, ...(actor ? { actor } : {}) }, 'request')
  })
}

function routeOf({ is404, routeOptions }: FastifyRequest) {
  return is404 || !routeOptions.url ? 'none' : routeOptions.url
}

/** Who watches us asks every few seconds. */
function isQuiet(request: FastifyRequest) {
  return request.routeOptions.config.priority === 'probe'
}
