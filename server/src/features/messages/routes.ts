import {
  message as contract,
  failure,
  messageInput,
  messageList,
  messageQuery,
  messageSent,
  replyInput,
  success,
  texts,
  unreadCount,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import type { Database } from '../../platform/db.ts'
import type { Enqueue } from '../../platform/jobs.ts'
import { act, actions, reply } from './actions.ts'
import { countUnread, findMessage, listMessages } from './read.ts'
import { keepMessage } from './send.ts'

const summaries: Record<keyof typeof actions, string> = {
  read: 'Mark a message as read by the caller; an archived one stays as it is',
  unread: 'Mark a message as unread; an archived one stays as it is',
  archive: 'Archive a message',
  unarchive: 'Take a message out of the archive',
  spam: 'Put a message into quarantine',
  'not-spam': 'Take a message out of quarantine',
}

/** Visitors write, staff read, reply and put away. */
export function messagesRoutes(
  instance: FastifyInstance,
  { db, enqueue }: { db: Database; enqueue: Enqueue },
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'session' as const }
  const params = z.object({ id: z.uuid() })
  const schema = <Answer extends z.ZodType>(summary: string, answer: Answer) => ({
    tags: ['contact'],
    summary,
    response: { 200: answer, '4xx': failure },
  })

  app.post(
    '/contact',
    {
      config: { access: 'public' },
      schema: {
        tags: ['contact'],
        summary: 'Send a message with the contact form',
        headers: z.looseObject({ 'idempotency-key': z.uuid().optional() }),
        body: messageInput,
        response: { 201: messageSent, '4xx': failure },
      },
    },
    async (request, answer) => {
      const _id = await keepMessage(db, enqueue, request.body, request.headers['idempotency-key'])
      answer.code(201)
      return { success: true as const, message: texts.messages.thanks, data: { _id } }
    },
  )

  app.get(
    '/contact',
    {
      config,
      schema: { ...schema('List messages, newest first', messageList), querystring: messageQuery },
    },
    async (request) => ({ success: true as const, ...(await listMessages(db, request.query)) }),
  )

  app.get(
    '/contact/unread-count',
    { config, schema: schema('Count unread messages', success(unreadCount)) },
    async () => ({ success: true as const, data: { count: await countUnread(db) } }),
  )

  app.get(
    '/contact/:id',
    { config, schema: { ...schema('Read one message', success(contract)), params } },
    async (request) => ({ success: true as const, data: await findMessage(db, request.params.id) }),
  )

  for (const name of Object.keys(actions) as (keyof typeof actions)[]) {
    app.patch(
      `/contact/:id/${name}`,
      { config, schema: { ...schema(summaries[name], success(contract)), params } },
      async (request) => ({
        success: true as const,
        data: await act(db, name, request.params.id, viewerOf(request)._id),
      }),
    )
  }

  app.post(
    '/contact/:id/reply',
    { config, schema: { ...schema('Reply to a message', success(contract)), params, body: replyInput } },
    async (request) => ({
      success: true as const,
      data: await reply({ db, enqueue }, request.params.id, request.body.message, viewerOf(request)),
    }),
  )
}
