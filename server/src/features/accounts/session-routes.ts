import { failure, sessionItem, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../platform/errors.ts'
import { viewerOf } from '../../platform/http/access.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { logSecurity } from './audit/security-log.ts'
import { bearerToken } from './bearer.ts'
import { callerOf } from './caller.ts'
import { noteSecurity } from './mail/note-security.ts'
import { endSession, endSessionOfToken, endSessions, listSessions } from './sessions.ts'

const tags = ['auth']
const done = z.object({ success: z.literal(true) })

/** Where the user is signed in, and how to sign out: here, there or everywhere else. */
export function sessionRoutes(
  instance: FastifyInstance,
  { db, enqueue }: { db: Database; enqueue: Enqueue },
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const answers = (answer: z.ZodType) => ({ 200: answer, '4xx': failure })

  app.post(
    '/auth/logout',
    { config: { access: 'account' }, schema: { tags, summary: 'Sign out', response: answers(done) } },
    async (request) => {
      await db.transaction(async (tx) => {
        await endSessionOfToken(tx, bearerToken(request) ?? '')
        await logSecurity(tx, callerOf(request), { kind: 'signed_out', user: viewerOf(request) })
      })
      return { success: true as const }
    },
  )

  app.get(
    '/auth/sessions',
    {
      config: { access: 'account' },
      schema: {
        tags,
        summary: 'Where the user is signed in',
        response: answers(success(z.array(sessionItem))),
      },
    },
    async (request) => {
      const rows = await listSessions(db, viewerOf(request)._id, bearerToken(request) ?? '')
      return { success: true as const, data: rows }
    },
  )

  app.delete(
    '/auth/sessions/:id',
    {
      config: { access: 'account' },
      schema: {
        tags,
        summary: 'End one session',
        params: z.object({ id: z.uuid() }),
        response: answers(done),
      },
    },
    async (request) => {
      const user = viewerOf(request)
      await db.transaction(async (tx) => {
        if (!(await endSession(tx, user._id, request.params.id))) throw notFound('session')
        await noteSecurity(tx, enqueue, callerOf(request), { kind: 'sessions_ended', user })
      })
      return { success: true as const }
    },
  )

  app.post(
    '/auth/sessions/end-others',
    {
      config: { access: 'account' },
      schema: {
        tags,
        summary: 'End all sessions but this one',
        response: answers(success(z.object({ ended: z.int() }))),
      },
    },
    async (request) => {
      const user = viewerOf(request)
      const ended = await db.transaction(async (tx) => {
        const count = await endSessions(tx, user._id, bearerToken(request))
        if (count > 0) await noteSecurity(tx, enqueue, callerOf(request), { kind: 'sessions_ended', user })
        return count
      })
      return { success: true as const, data: { ended } }
    },
  )
}
