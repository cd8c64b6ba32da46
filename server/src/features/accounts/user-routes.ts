import {
  failure,
  invitationInput,
  invitationItem,
  securityEventItem,
  success,
  userInput,
  userItem,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import type { Database } from '../../platform/db.ts'
import type { Enqueue } from '../../platform/jobs.ts'
import { callerOf } from './caller.ts'
import { invite, listInvitations, withdrawInvitation } from './invitations.ts'
import { readSecurityLog } from './security-log.ts'
import { listUsers, removeUser, updateUser } from './users.ts'

const tags = ['users']
const config = { access: ['owner'] } as const
const params = z.object({ id: z.uuid() })
const done = z.object({ success: z.literal(true) })

type Dependencies = { db: Database; enqueue: Enqueue; publicUrl: string }

/** What only an owner may do: users, invitations, and the log of what happened to accounts. */
export function userRoutes(instance: FastifyInstance, { db, enqueue, publicUrl }: Dependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const schema = (summary: string, answer: z.ZodType) => ({
    tags,
    summary,
    response: { 200: answer, '4xx': failure },
  })

  app.get('/users', { config, schema: schema('List users', success(z.array(userItem))) }, async () => ({
    success: true as const,
    data: await listUsers(db),
  }))

  app.put(
    '/users/:id',
    {
      config,
      schema: { ...schema('Change a role, or disable a user', success(userItem)), params, body: userInput },
    },
    async (request) => {
      const { id } = request.params
      const data = await updateUser(db, id, request.body, viewerOf(request), callerOf(request))
      return { success: true as const, data }
    },
  )

  app.delete(
    '/users/:id',
    { config, schema: { ...schema('Remove a user', done), params } },
    async (request) => {
      await removeUser(db, request.params.id, viewerOf(request), callerOf(request))
      return { success: true as const }
    },
  )

  app.get(
    '/users/invitations',
    { config, schema: schema('List open invitations', success(z.array(invitationItem))) },
    async () => ({ success: true as const, data: await listInvitations(db) }),
  )

  app.post(
    '/users/invitations',
    {
      config,
      schema: {
        ...schema('Invite somebody', success(invitationItem.extend({ link: z.string() }))),
        body: invitationInput,
      },
    },
    async (request) => {
      const { token, invitation } = await invite(
        db,
        enqueue,
        request.body,
        viewerOf(request),
        callerOf(request),
      )
      // From the configured address, never from a header that a caller can choose.
      const link = `${publicUrl}/register?invitation=${token}`
      return { success: true as const, data: { ...invitation, link } }
    },
  )

  app.delete(
    '/users/invitations/:id',
    { config, schema: { ...schema('Withdraw an invitation', done), params } },
    async (request) => {
      await withdrawInvitation(db, request.params.id, viewerOf(request), callerOf(request))
      return { success: true as const }
    },
  )

  app.get(
    '/users/security-events',
    {
      config,
      schema: {
        ...schema('What happened to accounts, newest first', success(z.array(securityEventItem))),
        querystring: z.strictObject({ before: z.uuid().optional() }),
      },
    },
    async (request) => ({ success: true as const, data: await readSecurityLog(db, request.query.before) }),
  )
}
