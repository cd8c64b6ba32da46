import type { Access, Viewer } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { notAllowed, notSignedIn, secondFactorNeeded } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    /** The signed-in user, or null for a visitor. */
    viewer: Viewer | null
  }
}

/** Decides access in each route's declaration; a route that declares none keeps the server from starting. */
export function guardRoutes(
  app: FastifyInstance,
  findViewer: (request: FastifyRequest) => Promise<Viewer | null>,
) {
  app.decorateRequest('viewer', null)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const silent = routes
      .filter((route) => !route.config?.access)
      .map((route) => `${route.method} ${route.url}`)
    if (silent.length) throw new Error(`Routes without config.access: ${silent.join(', ')}`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access
    // What no route matches is answered by the not-found handler, which tells nobody anything.
    if (!access || access === 'entrance') return
    request.viewer = await findViewer(request)
    // Public calls answer who is no longer signed in as a visitor; this lets their screen notice.
    if (!request.viewer && request.headers.authorization) reply.header('x-session', 'ended')
    if (request.viewer?.needsSecondFactor && access !== 'account') throw secondFactorNeeded()
    if (access === 'public') return
    if (!request.viewer) throw notSignedIn()
    if (access === 'session' || access === 'account') return
    if (!access.includes(request.viewer.role)) throw notAllowed()
  })
}

/** The signed-in user of a route that is not public. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw notSignedIn()
  return request.viewer
}
