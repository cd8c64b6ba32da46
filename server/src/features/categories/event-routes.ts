import { changeInput, events as contract, failure, success, successList, texts } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { change } from '../../content/change.ts'
import { collectionRoutes, viewOf } from '../../content/routes.ts'
import { presentOne } from '../../content/store.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { viewerOf } from '../../platform/http/access.ts'
import { expectedRevision, ifMatch } from '../../platform/http/if-match.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { calendarFile } from './calendar-file.ts'
import { eventsStore } from './events-store.ts'
import type { CategoriesStore } from './store.ts'

type Dependencies = { db: Database; categoriesStore: CategoriesStore }

/** Events by themselves, and the same events under their category's address. */
export function eventRoutes(instance: FastifyInstance, { db, categoriesStore }: Dependencies) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  collectionRoutes(app, { db, store: eventsStore })

  app.get(
    '/events/:id/calendar.ics',
    {
      config: { access: 'public' },
      schema: {
        tags: ['events'],
        summary: 'An event that has a date, as a file for calendars',
        params: z.object({ id: z.uuid() }),
        response: { 200: { content: { 'text/calendar': { schema: z.string() } } }, '4xx': failure },
      },
    },
    async (request, reply) => {
      const { date, ...event } = await eventsStore.find(db, viewOf(request), request.params.id)
      if (!date) throw notFound(contract.singular)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment')
        .send(calendarFile({ ...event, date }))
    },
  )

  const shown = z.union([contract.item, contract.publicItem])
  const params = z.object({ id: z.string().max(200) })
  const oneParams = params.extend({ eventId: z.uuid() })
  const schema = (summary: string, answer: z.ZodType) => ({
    tags: ['categories'],
    summary,
    response: { 200: answer, '4xx': failure },
  })
  /** The category of the address, as this caller may see it. */
  const categoryOf = async (request: FastifyRequest<{ Params: { id: string } }>) =>
    (await categoriesStore.find(db, viewOf(request), request.params.id))._id

  /** The event of the address, if it is one of this category. */
  async function eventOf(request: FastifyRequest<{ Params: { id: string; eventId: string } }>) {
    const event = await eventsStore.find(db, 'user', request.params.eventId)
    if (event.category !== (await categoryOf(request))) throw notFound(contract.singular)
    return event._id
  }

  app.get(
    '/categories/:id/events',
    {
      config: { access: 'public' },
      schema: { ...schema("List a category's events", successList(shown)), params },
    },
    async (request) => {
      const { rows, meta } = await eventsStore.list(db, viewOf(request), {
        category: await categoryOf(request),
      })
      return { success: true as const, data: await eventsStore.present(db, viewOf(request), rows), meta }
    },
  )

  app.post(
    '/categories/:id/events',
    {
      config: { access: 'session' },
      schema: {
        ...schema('Add an event to a category', success(contract.item)),
        response: { 201: success(contract.item), '4xx': failure },
        params,
        body: contract.input.partial({ category: true }),
      },
    },
    async (request, reply) => {
      const category = await categoryOf(request)
      if (request.body.category && request.body.category !== category)
        throw invalid({ category: texts.rules.events.otherCategory })
      const input = { ...request.body, category }
      const row = await change(db, viewerOf(request), (open) => eventsStore.create(open, input))
      reply.code(201).header('etag', `"${row.revision}"`)
      return { success: true as const, data: await presentOne(db, 'user', eventsStore, row) }
    },
  )

  app.put(
    '/categories/:id/events/:eventId',
    {
      config: { access: 'session' },
      schema: {
        ...schema("Change a category's event: the fields given are merged", success(contract.item)),
        params: oneParams,
        headers: ifMatch,
        body: changeInput(contract.input, contract.item),
      },
    },
    async (request, reply) => {
      const id = await eventOf(request)
      const expected = expectedRevision(request.headers['if-match'])
      const row = await change(db, viewerOf(request), (open) =>
        eventsStore.update(open, id, request.body, expected),
      )
      reply.header('etag', `"${row.revision}"`)
      return { success: true as const, data: await presentOne(db, 'user', eventsStore, row) }
    },
  )

  app.delete(
    '/categories/:id/events/:eventId',
    {
      config: { access: 'session' },
      schema: {
        ...schema("Put a category's event into the trash", success(z.object({ _id: z.uuid() }))),
        params: oneParams,
      },
    },
    async (request) => {
      const id = await eventOf(request)
      const row = await change(db, viewerOf(request), (open) => eventsStore.remove(open, id))
      return { success: true as const, data: { _id: row._id } }
    },
  )
}
