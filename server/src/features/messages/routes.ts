import { failure, messageCalls, messageInput, messageSent, texts, type Viewer } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { tooMany } from '../../platform/errors.ts'
import { countThisHour, networkOf } from '../../platform/http/rate-limit.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue, Queues } from '../../platform/postgres/jobs.ts'
import { act, type actions, noteSpamSeen } from './actions.ts'
import { countUnread, findMessage, listMessages } from './read.ts'
import { type FindQuotable, receiveMessage } from './receive-message.ts'
import { replyRoutes } from './replies/reply-routes.ts'
import { savedAnswerRoutes } from './replies/saved-answer-routes.ts'
import { messageSettingsRoutes } from './settings-routes.ts'
import { createFormProof } from './spam/form-proof.ts'

/** Visitors write, users read, reply and put away. */
export function messagesRoutes(
  app: FastifyInstance,
  {
    db,
    enqueue,
    queues,
    audit,
    findQuotable,
  }: { db: Database; enqueue: Enqueue; queues: Queues; audit: Audit; findQuotable: FindQuotable },
) {
  replyRoutes(app, { db, queues })
  savedAnswerRoutes(app, { db })
  messageSettingsRoutes(app, { db, audit })
  const formProof = createFormProof({ db })

  app.withTypeProvider<ZodTypeProvider>().post(
    '/contact',
    {
      config: { access: 'public', isAlwaysOpen: true, priority: 'high' },
      schema: {
        tags: ['contact'],
        summary: 'Send a message with the contact form',
        headers: z.looseObject({ 'idempotency-key': z.uuid().optional() }),
        body: messageInput,
        response: { 201: messageSent, '4xx': failure },
      },
    },
    async (request, answer) => {
      const _id = await receiveMessage({ db, enqueue, findQuotable, formProof }, request.body, {
        sendKey: request.headers['idempotency-key'],
        fromNetwork: await countSending(db, request.ip),
        log: request.log,
      })
      answer.code(201)
      return { success: true as const, message: texts.messages.thanks, data: { _id } }
    },
  )

  type Input = { viewer: Viewer; params: { id: string } }
  const doing =
    (action: keyof typeof actions) =>
    ({ viewer, params }: Input) =>
      act({ db, enqueue }, action, params.id, viewer._id)

  registerCalls(
    app,
    messageCalls,
    {
      challenge: () => formProof.issue(),
      list: ({ query }) => listMessages(db, query),
      get: ({ params }) => findMessage(db, params.id),
      unreadCount: async () => ({ count: await countUnread(db) }),
      markRead: doing('read'),
      markUnread: doing('unread'),
      archive: doing('archive'),
      unarchive: doing('unarchive'),
      markSpam: doing('spam'),
      release: doing('not-spam'),
      noteSpamSeen: () => noteSpamSeen(db),
    },
    { challenge: { isAlwaysOpen: true } },
  )
}

/** So many messages in an hour cannot come from people: any more would only fill the disk. */
const mostFromNetwork = 500

/** Which message of this hour it is from the sender's network. */
async function countSending(db: Database, address: string) {
  const sent = await countThisHour(db, `contact ${networkOf(address)}`)
  if (sent > mostFromNetwork) throw tooMany(3600 - (Math.floor(Date.now() / 1000) % 3600))
  return sent
}
