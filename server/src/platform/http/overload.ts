import { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { unavailable } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refused last when there is too much to do: somebody is writing to the company. */
    isPrecious?: boolean
    /** Goes on for as long as the caller stays, so it does not count as work in hand. */
    isOpenEnded?: boolean
    /** Answered however much there is to do. */
    isVital?: boolean
  }
}

export type Limits = {
  /** So many requests are worked on at once; twice as many when they are precious. */
  atOnce: number
  /** How late timers may be, in milliseconds, before work is refused; four times as late for what is precious. */
  delay: number
}

export const usualLimits: Limits = { atOnce: 100, delay: 500 }

const lookEvery = 100

/**
 * Refuses work that would only make everybody wait: more at once than can be done, or while the process cannot keep
 * up. Enquiries are refused last, and what asks whether we live never.
 */
export function refuseOverload(app: FastifyInstance, limits: Limits, onRefusal: (route: string) => void) {
  let inHand = 0
  const lateness = watchDelay(app)
  app.addHook('onRequest', async (request, reply) => {
    const { isVital, isPrecious, isOpenEnded } = request.routeOptions.config
    // What a render reads is part of the work that it is for.
    if (isVital || isOpenEnded || !(request.raw instanceof IncomingMessage)) return
    const isTooMuch = inHand >= limits.atOnce * (isPrecious ? 2 : 1)
    if (isTooMuch || lateness() > limits.delay * (isPrecious ? 4 : 1)) {
      onRefusal(request.routeOptions.url ?? 'none')
      throw unavailable()
    }
    inHand++
    reply.raw.once('close', () => {
      inHand--
    })
  })
  return { inHand: () => inHand }
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
