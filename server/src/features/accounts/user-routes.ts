import { Readable } from 'node:stream'
import { failure, type Proof, userCalls } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { viewerOf } from '../../platform/http/access.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
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

type Dependencies = {
  db: Database
  enqueue: Enqueue
  secrets: SecretBox
  mail: MailSettings
  publicUrl: string
}

/** What only an owner may do: users, invitations, and the log of what happened to accounts. */
export function userRoutes(app: FastifyInstance, { db, enqueue, secrets, mail, publicUrl }: Dependencies) {
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

  registerCalls(app, userCalls, {
    list: () => listUsers(db),
    update: ({ params, body, request }) => asOwner(request, body, (by) => updateUser(by, params.id, body)),
    async remove({ params, body, request }) {
      await asOwner(request, body, (by) => removeUser(by, params.id))
    },
    invitations: () => listInvitations(db),
    invite: async ({ body, request }) => answerOf(await asOwner(request, body, (by) => invite(by, body))),
    resend: async ({ params, body, request }) =>
      answerOf(await asOwner(request, body, (by) => resendInvitation(by, params.id))),
    async resetSecondFactors({ params, body, request }) {
      await asOwner(request, body, (by) => resetSecondFactors(by, params.id))
    },
    async withdraw({ viewer, params, request }) {
      await withdrawInvitation(db, params.id, viewer, callerOf(request))
    },
    securityEvents: ({ query }) => readSecurityLog(db, query.before),
  })

  app.get(
    '/users/security-events/export',
    {
      config: { access: ['owner'] },
      schema: {
        tags: ['users'],
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
}
