import { sessionCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/errors.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { logSecurity } from './audit/security-log.ts'
import { bearerToken } from './bearer.ts'
import { callerOf } from './caller.ts'
import { noteSecurity } from './mail/note-security.ts'
import { endSession, endSessionOfToken, endSessions, listSessions } from './sessions.ts'
import { sitePass } from './site-pass.ts'

type Dependencies = { db: Database; enqueue: Enqueue; secrets: SecretBox; publicUrl: string }

/** Where the user is signed in, and how to sign out: here, there or everywhere else. */
export function sessionRoutes(app: FastifyInstance, { db, enqueue, secrets, publicUrl }: Dependencies) {
  registerCalls(app, sessionCalls, {
    async logout({ viewer: user, request }) {
      await db.transaction(async (tx) => {
        await endSessionOfToken(tx, bearerToken(request) ?? '')
        await logSecurity(tx, callerOf(request), { kind: 'signed_out', user })
      })
    },
    list: ({ viewer, request }) => listSessions(db, viewer._id, bearerToken(request) ?? ''),
    async end({ viewer: user, params, request }) {
      await db.transaction(async (tx) => {
        if (!(await endSession(tx, user._id, params.id))) throw notFound('session')
        await noteSecurity(tx, enqueue, callerOf(request), { kind: 'sessions_ended', user })
      })
    },
    endOthers: ({ viewer: user, request }) =>
      db.transaction(async (tx) => {
        const ended = await endSessions(tx, user._id, bearerToken(request))
        if (ended > 0) await noteSecurity(tx, enqueue, callerOf(request), { kind: 'sessions_ended', user })
        return { ended }
      }),
    async sitePass({ request, reply }) {
      reply.header('set-cookie', await sitePass(request, { db, secrets, publicUrl }))
    },
  })
}
