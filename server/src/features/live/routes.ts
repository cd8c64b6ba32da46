import { failure, texts } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../../platform/errors.ts'
import type { Streams } from './streams.ts'

type Dependencies = { streams: Streams; sessionOf: (request: FastifyRequest) => string }

/** Tells an open back office what others change, as it happens. */
export function liveRoutes(app: FastifyInstance, { streams, sessionOf }: Dependencies) {
  app.addHook('preClose', () => streams.stop())
  app.get(
    '/live',
    {
      config: { access: 'session', priority: 'stream' },
      schema: {
        tags: ['live'],
        summary: 'Hear of every change as it is made: server-sent events, each a list of what to read again',
        response: { 200: { content: { 'text/event-stream': { schema: z.string() } } }, '4xx': failure },
      },
    },
    async (request, reply) => {
      if (!request.headers.accept?.includes('text/event-stream')) throw notAStream()
      const stream = await streams.open(sessionOf(request))
      reply.raw.once('close', () => stream.destroy())
      return (
        reply
          .type('text/event-stream')
          // nginx would keep it back until it has a buffer full.
          .header('x-accel-buffering', 'no')
          // Nothing follows a stream, and a copy that stops need not wait for its connection.
          .header('connection', 'close')
          .send(stream)
      )
    },
  )
}

const notAStream = () => new Refusal(406, 'not_acceptable', texts.api.notAStream)
