import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves files of the build: always, because every page is made of them. */
export async function serveBuiltFiles(app: FastifyInstance, options: FastifyStaticOptions) {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public', isAlwaysOpen: true, priority: 'built' }
    })
    await scope.register(fastifyStatic, {
      index: false,
      preCompressed: true,
      decorateReply: false,
      ...options,
    })
  })
}
