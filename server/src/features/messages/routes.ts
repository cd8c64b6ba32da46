import {
  message as contract,
  failure,
  formChallenge,
  messageInput,
  messageList,
  messageQuery,
  messageSent,
  success,
  texts,
  unreadCount,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { tooMany } from '../../platform/errors.ts'
import { viewerOf } from '../../platform/http/access.ts'
import { countThisHour, networkOf } from '../../platform/http/rate-limit.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue, Queues } from '../../platform/postgres/jobs.ts'
import { act, actions, noteSpamSeen } from './actions.ts'
import { countUnread, findMessage, listMessages } from './read.ts'
import { type FindQuotable, receiveMessage } from './receive-message.ts'
import { replyRoutes } from './reply-routes.ts'
import { savedAnswerRoutes } from './saved-answer-routes.ts'
import { messageSettingsRoutes } from './settings-routes.ts'
import { createFormProof } from './spam/form-proof.ts'

const done = z.object({ success: z.literal(true) })

const summaries: Record<keyof typeof actions, string> = {
  read: 'Mark a message as read by the caller; an archived one stays as it is',
  unread: 'Mark a message as unread; an archived one stays as it is',
  archive: 'Archive a message',
  unarchive: 'Take a message out of the archive',
  spam: 'Put a message into quarantine',
  'not-spam': 'Take a message out of quarantine',
}

/** Visitors write, users read, reply and put away. */
export function messagesRoutes(
  instance: FastifyInstance,
  {
    db,
    enqueue,
    queues,
    audit,
    findQuotable,
  }: { db: Database; enqueue: Enqueue; queues: Queues; audit: Audit; findQuotable: FindQuotable },
) {
  replyRoutes(instance, { db, queues })
  savedAnswerRoutes(instance, { db })
  messageSettingsRoutes(instance, { db, audit })
  const formProof = createFormProof({ db })
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

  app.get(
    '/contact/challenge',
    {
      config: { access: 'public', isAlwaysOpen: true },
      schema: schema('Ask for a puzzle that tells a form from a program', success(formChallenge)),
    },
    async () => ({ success: true as const, data: await formProof.issue() }),
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

  app.post(
    '/contact/spam/seen',
    { config, schema: schema('Note that the quarantine was looked through', done) },
    async () => {
      await noteSpamSeen(db)
      return { success: true as const }
    },
  )

  for (const name of Object.keys(actions) as (keyof typeof actions)[]) {
    app.patch(
      `/contact/:id/${name}`,
      { config, schema: { ...schema(summaries[name], success(contract)), params } },
      async (request) => ({
        success: true as const,
        data: await act({ db, enqueue }, name, request.params.id, viewerOf(request)._id),
      }),
    )
  }
}

/** So many messages in an hour are no people: what comes after them would only fill the disk. */
const mostFromNetwork = 500

/** Which message of this hour it is from the sender's network. */
async function countSending(db: Database, address: string) {
  const sent = await countThisHour(db, `contact ${networkOf(address)}`)
  if (sent > mostFromNetwork) throw tooMany(3600 - (Math.floor(Date.now() / 1000) % 3600))
  return sent
}
