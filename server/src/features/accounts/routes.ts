import { type Admin, failure, loginAnswer, loginInput, texts, verifyAnswer } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import type { Database } from '../../platform/db.ts'
import { notSignedIn } from '../../platform/errors.ts'
import { closeSession, findByPassword, findByToken, openSession } from './accounts.ts'

const tags = ['auth']

/** Sign in, stay signed in, sign out. */
export function accountRoutes(instance: FastifyInstance, { db }: { db: Database }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.post(
    '/auth/login',
    {
      config: { access: 'public' },
      schema: { tags, summary: 'Sign in', body: loginInput, response: { 200: loginAnswer, '4xx': failure } },
    },
    async (request) => {
      const user = await findByPassword(db, request.body.email, request.body.password)
      if (!user) throw notSignedIn(texts.auth.loginFailedCheck)
      return { success: true as const, token: await openSession(db, user._id), admin: user }
    },
  )

  app.get(
    '/auth/verify',
    {
      config: { access: 'session' },
      schema: { tags, summary: 'Who is signed in', response: { 200: verifyAnswer, '4xx': failure } },
    },
    async (request) => ({ success: true as const, admin: viewerOf(request) }),
  )

  app.post(
    '/auth/logout',
    {
      config: { access: 'session' },
      schema: {
        tags,
        summary: 'Sign out',
        response: { 200: z.object({ success: z.literal(true) }), '4xx': failure },
      },
    },
    async (request) => {
      const token = bearerToken(request)
      if (token) await closeSession(db, token)
      return { success: true as const }
    },
  )
}

/** Finds who makes a request from its bearer token; cookies are never looked at, so a cross-site form is nobody. */
export function findViewer(db: Database) {
  return async (request: FastifyRequest): Promise<Admin | null> => {
    const token = bearerToken(request)
    return token ? findByToken(db, token) : null
  }
}

function bearerToken(request: FastifyRequest) {
  return /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
}
