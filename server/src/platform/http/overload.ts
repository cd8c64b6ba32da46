import { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { unavailable } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What happens under overload. `high`: refused last, because somebody is writing to the company. `probe`: always
     * answered and never logged, because it is a health check. `built`: always answered, because a page is nothing without
     * its styles and scripts, and a file costs little. `stream`: always answered and not counted as in
     * flight, because it stays open for as long as the caller does.
     */
    priority?: 'high' | 'probe' | 'built' | 'stream'
  }
}

export type Limits = {
  /** So many requests are worked on at once; twice as many of high priority. */
  atOnce: number
  /** How late timers may be, in milliseconds, before work is refused; four times as late for high priority. */
  delay: number
}

export const usualLimits: Limits = { atOnce: 100, delay: 500 }

const lookEvery = 100

/**
 * Refuses work that would only make everybody wait: more at once than can be done, or while the process cannot keep
 * up. Messages are refused last, health checks and built files never.
 */
export function refuseOverload(app: FastifyInstance, limits: Limits, onRefusal: (route: string) => void) {
  let inFlight = 0
  const lateness = watchDelay(app)
  app.addHook('onRequest', async (request, reply) => {
    const { priority } = request.routeOptions.config
    // A render's own calls belong to the request that it is for.
    if ((priority && priority !== 'high') || !(request.raw instanceof IncomingMessage)) return
    const isHigh = priority === 'high'
    const isTooMuch = inFlight >= limits.atOnce * (isHigh ? 2 : 1)
    if (isTooMuch || lateness() > limits.delay * (isHigh ? 4 : 1)) {
      onRefusal(request.routeOptions.url ?? 'none')
      throw unavailable()
    }
    inFlight++
    reply.raw.once('close', () => {
      inFlight--
    })
  })
  return { inFlight: () => inFlight }
}

/** How late timers are on average lately, in milliseconds: one long moment is no reason to refuse anybody. */
function watchDelay(app: FastifyInstance): () => number {
  let late = 0
  let last = performance.now()
  const look = setInterval(() => {
    const now = performance.now()
    late = late * 0.8 + Math.max(0, now - last - lookEvery) * 0.2
    last = now
  }, lookEvery).unref()
  app.addHook('onClose', async () => clearInterval(look))
  return () => late
}
