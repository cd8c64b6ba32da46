import { bringBackInput, broughtBack, failure, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { viewerOf } from '../../platform/http/access.ts'
import { type BringingBack, bringBack } from './bring-back.ts'
import { readRelease } from './releases.ts'

/** The way back to what was, as a release: it is looked at before it is live. */
export function bringBackRoutes(instance: FastifyInstance, options: BringingBack) {
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/releases/bring-back',
    {
      config: { access: 'session' },
      schema: {
        tags: ['releases'],
        summary: 'Draft everything, or one record, as it was right after a change',
        body: bringBackInput,
        response: { 201: success(broughtBack), '4xx': failure },
      },
    },
    async (request, reply) => {
      const { release, leftOut } = await bringBack(options, viewerOf(request), request.body)
      reply.code(201)
      const data = { release: await readRelease(options.db, release), leftOut }
      return { success: true as const, data }
    },
  )
}
