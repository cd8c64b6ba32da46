import { reviewCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../../../platform/http/register-calls.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import { readRelease } from '../releases.ts'
import { askForReview, type Reviewing, sendBack, withdrawReview } from './review.ts'

/** Editors who may not publish ask for a review; administrators publish the release or send it back. */
export function reviewRoutes(app: FastifyInstance, { db, ...reviewing }: Reviewing & { db: Database }): void {
  registerCalls(app, reviewCalls, {
    async askForReview({ viewer, params, body }) {
      await db.transaction((tx) => askForReview(tx, reviewing, viewer, params.id, body.note ?? null))
      return readRelease(db, params.id)
    },
    async withdrawReview({ params }) {
      await db.transaction((tx) => withdrawReview(tx, params.id))
      return readRelease(db, params.id)
    },
    async sendBack({ viewer, params, body }) {
      await db.transaction((tx) => sendBack(tx, reviewing.enqueue, viewer, params.id, body.note))
      return readRelease(db, params.id)
    },
  })
}
