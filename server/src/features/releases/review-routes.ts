import { failure, release, reviewInput, sendBackInput, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/http/access.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { readRelease } from './releases.ts'
import { askForReview, type Reviewing, sendBack, withdrawReview } from './review.ts'

/** Editors who may not publish ask for a review; administrators publish the release or send it back. */
export function reviewRoutes(instance: FastifyInstance, { db, ...reviewing }: Reviewing & { db: Database }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'session' as const }
  const schema = (summary: string) => ({
    tags: ['releases'],
    summary,
    params: z.object({ id: z.uuid() }),
    response: { 200: success(release), '4xx': failure },
  })
  const answer = async (id: string) => ({ success: true as const, data: await readRelease(db, id) })

  app.put(
    '/releases/:id/review',
    { config, schema: { ...schema('Ask the administrators to review a release'), body: reviewInput } },
    async (request) => {
      const { id } = request.params
      const { note } = request.body
      await db.transaction((tx) => askForReview(tx, reviewing, viewerOf(request), id, note ?? null))
      return answer(id)
    },
  )

  app.delete(
    '/releases/:id/review',
    { config, schema: schema('Withdraw the request for a review') },
    async (request) => {
      await db.transaction((tx) => withdrawReview(tx, request.params.id))
      return answer(request.params.id)
    },
  )

  app.post(
    '/releases/:id/send-back',
    {
      config: { access: ['owner', 'admin'] },
      schema: { ...schema('Send a release back to who asked for its review'), body: sendBackInput },
    },
    async (request) => {
      const { id } = request.params
      const { note } = request.body
      await db.transaction((tx) => sendBack(tx, reviewing.enqueue, viewerOf(request), id, note))
      return answer(id)
    },
  )
}
