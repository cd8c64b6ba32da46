import { replyCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../../../platform/http/register-calls.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import type { Queues } from '../../../platform/postgres/jobs.ts'
import { reply, retryReply, withdrawReply } from './replies.ts'

/** Users answer a message, change their mind, and try again. */
export function replyRoutes(app: FastifyInstance, dependencies: { db: Database; queues: Queues }) {
  registerCalls(app, replyCalls, {
    reply: ({ viewer, params, body }) =>
      reply(dependencies, { id: params.id, text: body.message, author: viewer }),
    withdrawReply: ({ params }) => withdrawReply(dependencies, params),
    retryReply: ({ params }) => retryReply(dependencies, params),
  })
}
