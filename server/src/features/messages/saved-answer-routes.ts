import { randomUUIDv7 } from 'node:crypto'
import { failure, limits, savedAnswer, savedAnswerInput, success, texts } from '@busbar/contract'
import { asc, count, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { alphabetically } from '../../content/columns.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { broadcast } from '../../platform/postgres/live-events.ts'
import { savedAnswers } from './table.ts'

const changed = [{ of: 'saved-answers' }]
const fields = { _id: savedAnswers._id, title: savedAnswers.title, message: savedAnswers.message }

/** Texts that users send again and again, shared by all of them. */
export function savedAnswerRoutes(instance: FastifyInstance, { db }: { db: Database }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'session' as const }
  const params = z.object({ id: z.uuid() })
  const schema = (summary: string) => ({ tags: ['contact'], summary })
  const answers = (answer: z.ZodType) => ({ 200: answer, '4xx': failure })

  app.get(
    '/saved-answers',
    {
      config,
      schema: { ...schema('List saved answers by name'), response: answers(success(z.array(savedAnswer))) },
    },
    async () => {
      const order = [alphabetically(savedAnswers.title), asc(savedAnswers._id)]
      const data = await db
        .select(fields)
        .from(savedAnswers)
        .orderBy(...order)
      return { success: true as const, data }
    },
  )

  app.post(
    '/saved-answers',
    {
      config,
      schema: {
        ...schema('Save an answer'),
        body: savedAnswerInput,
        response: { 201: success(savedAnswer), '4xx': failure },
      },
    },
    async (request, answer) => {
      const data = await db.transaction(async (tx) => {
        const [existing] = await tx.select({ count: count() }).from(savedAnswers)
        if ((existing?.count ?? 0) >= limits.messages.answersMax) {
          throw conflict('too_many_answers', texts.rules.messages.tooManyAnswers)
        }
        const [row] = await tx
          .insert(savedAnswers)
          .values({ _id: randomUUIDv7(), ...request.body })
          .returning(fields)
        await broadcast(tx, changed)
        return row as NonNullable<typeof row>
      })
      answer.code(201)
      return { success: true as const, data }
    },
  )

  app.put(
    '/saved-answers/:id',
    {
      config,
      schema: {
        ...schema('Rename or rewrite a saved answer'),
        params,
        body: savedAnswerInput,
        response: answers(success(savedAnswer)),
      },
    },
    async (request) => {
      const data = await db.transaction(async (tx) => {
        const [row] = await tx
          .update(savedAnswers)
          .set(request.body)
          .where(eq(savedAnswers._id, request.params.id))
          .returning(fields)
        if (!row) throw notFound('saved answer')
        await broadcast(tx, changed)
        return row
      })
      return { success: true as const, data }
    },
  )

  app.delete(
    '/saved-answers/:id',
    {
      config,
      schema: {
        ...schema('Delete a saved answer'),
        params,
        response: answers(z.object({ success: z.literal(true) })),
      },
    },
    async (request) => {
      await db.transaction(async (tx) => {
        const removed = await tx
          .delete(savedAnswers)
          .where(eq(savedAnswers._id, request.params.id))
          .returning(fields)
        if (removed.length === 0) throw notFound('saved answer')
        await broadcast(tx, changed)
      })
      return { success: true as const }
    },
  )
}
