import { randomUUIDv7 } from 'node:crypto'
import { limits, savedAnswerCalls, texts } from '@busbar/contract'
import { asc, count, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { alphabetically } from '../../../content/columns.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { registerCalls } from '../../../platform/http/register-calls.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import { broadcast } from '../../../platform/postgres/live-events.ts'
import { savedAnswers } from '../table.ts'

const changed = [{ of: 'saved-answers' }]
const fields = { _id: savedAnswers._id, title: savedAnswers.title, message: savedAnswers.message }

/** Texts that users send again and again, shared by all of them. */
export function savedAnswerRoutes(app: FastifyInstance, { db }: { db: Database }) {
  registerCalls(app, savedAnswerCalls, {
    list: async () =>
      db.select(fields).from(savedAnswers).orderBy(alphabetically(savedAnswers.title), asc(savedAnswers._id)),
    create: ({ body }) =>
      db.transaction(async (tx) => {
        const [existing] = await tx.select({ count: count() }).from(savedAnswers)
        if ((existing?.count ?? 0) >= limits.messages.answersMax) {
          throw conflict('too_many_answers', texts.rules.messages.tooManyAnswers)
        }
        const [row] = await tx
          .insert(savedAnswers)
          .values({ _id: randomUUIDv7(), ...body })
          .returning(fields)
        await broadcast(tx, changed)
        return row as NonNullable<typeof row>
      }),
    update: ({ params, body }) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .update(savedAnswers)
          .set(body)
          .where(eq(savedAnswers._id, params.id))
          .returning(fields)
        if (!row) throw notFound('saved answer')
        await broadcast(tx, changed)
        return row
      }),
    remove: ({ params }) =>
      db.transaction(async (tx) => {
        const removed = await tx.delete(savedAnswers).where(eq(savedAnswers._id, params.id)).returning(fields)
        if (removed.length === 0) throw notFound('saved answer')
        await broadcast(tx, changed)
      }),
  })
}
