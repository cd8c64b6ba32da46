import { Readable } from 'node:stream'
import {
  failure,
  invitationAnswer,
  invitationInput,
  invitationItem,
  type Proof,
  proofInput,
  securityEventItem,
  success,
  userInput,
  userItem,
} from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/http/access.ts'
import type { MailSettings } from '../../platform/mail/mail.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { audit, exportSecurityLog, readSecurityLog } from './audit/security-log.ts'
import { callerOf } from './caller.ts'
import { invite, listInvitations, resendInvitation, withdrawInvitation } from './invitations.ts'
import { createWhenProven } from './proof.ts'
import { createPasskeys } from './second-factor/passkeys.ts'
import { resetSecondFactors } from './second-factor/second-factors.ts'
import { type ByOwner, listUsers, removeUser, updateUser } from './users.ts'

const tags = ['users']
const config = { access: ['owner'] } as const
const params = z.object({ id: z.uuid() })
const done = z.object({ success: z.literal(true) })

type Dependencies = {
  db: Database
  enqueue: Enqueue
  secrets: SecretBox
  mail: MailSettings
  publicUrl: string
}

/** What only an owner may do: users, invitations, and the log of what happened to accounts. */
export function userRoutes(
  instance: FastifyInstance,
  { db, enqueue, secrets, mail, publicUrl }: Dependencies,
) {
  const whenProven = createWhenProven(db, createPasskeys(db, enqueue, publicUrl), secrets)
  const asOwner = <Changed>(
    request: FastifyRequest,
    proof: Proof,
    change: (by: ByOwner) => Promise<Changed>,
  ): Promise<Changed> => {
    const by = { enqueue, actor: viewerOf(request), caller: callerOf(request) }
    return whenProven(request, proof, (tx) => change({ tx, ...by }))
  }
  const answerOf = ({ token, invitation }: Awaited<ReturnType<typeof invite>>) => ({
    ...invitation,
    // From the configured address, never from a header that a caller can choose.
    link: `${publicUrl}/register?invitation=${token}`,
    isMailed: mail.smtpUrl !== null || mail.folder !== null,
  })
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
      const { params, body } = request
      const data = await asOwner(request, body, (by) => updateUser(by, params.id, body))
      return { success: true as const, data }
    },
  )

  app.delete(
    '/users/:id',
    { config, schema: { ...schema('Remove a user', done), params, body: proofInput } },
    async (request) => {
      await asOwner(request, request.body, (by) => removeUser(by, request.params.id))
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
        ...schema('Invite somebody', success(invitationAnswer)),
        body: invitationInput,
      },
    },
    async (request) => {
      const invited = await asOwner(request, request.body, (by) => invite(by, request.body))
      return { success: true as const, data: answerOf(invited) }
    },
  )

  app.post(
    '/users/invitations/:id/resend',
    {
      config,
      schema: {
        ...schema('Send an invitation again', success(invitationAnswer)),
        params,
        body: proofInput,
      },
    },
    async (request) => {
      const renewed = await asOwner(request, request.body, (by) => resendInvitation(by, request.params.id))
      return { success: true as const, data: answerOf(renewed) }
    },
  )

  app.post(
    '/users/:id/reset-second-factors',
    {
      config,
      schema: {
        ...schema('Take a lost second factor away from a user', done),
        params,
        body: proofInput,
      },
    },
    async (request) => {
      await asOwner(request, request.body, (by) => resetSecondFactors(by, request.params.id))
      return { success: true as const }
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

  instance.get(
    '/users/security-events/export',
    {
      config,
      schema: {
        tags,
        summary: 'The whole log as comma-separated values or JSON Lines, oldest first',
        querystring: z.strictObject({ format: z.enum(['csv', 'jsonl']).default('csv') }),
        response: {
          200: {
            content: {
              'text/csv': { schema: z.string() },
              'application/jsonl': { schema: z.string() },
            },
          },
          '4xx': failure,
        },
      },
    },
    async (request, reply) => {
      const { format } = request.query as { format: 'csv' | 'jsonl' }
      await audit(db, request, 'security_log_exported', format)
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl')
        .header('content-disposition', `attachment; filename="security-log.${format}"`)
        .send(Readable.from(exportSecurityLog(db, format)))
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
