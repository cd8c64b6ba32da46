import { categoryEventCalls, events as contract, failure, texts, type Viewer } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { change } from '../../content/change.ts'
import { collectionRoutes, viewFor } from '../../content/routes.ts'
import { presentOne } from '../../content/store-reads.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { calendarFile } from './calendar-file.ts'
import { eventsStore } from './events-store.ts'
import type { CategoriesStore } from './store.ts'

type Dependencies = { db: Database; categoriesStore: CategoriesStore }

/** Events by themselves, and the same events under their category's address. */
export function eventRoutes(app: FastifyInstance, { db, categoriesStore }: Dependencies) {
  collectionRoutes(app, { db, store: eventsStore })

  app.withTypeProvider<ZodTypeProvider>().get(
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
      const { date, ...event } = await eventsStore.find(db, viewFor(request.viewer), request.params.id)
      if (!date) throw notFound(contract.singular)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment')
        .send(calendarFile({ ...event, date }))
    },
  )

  type Category = { viewer: Viewer | null; params: { id: string } }
  type OneEvent = { viewer: Viewer; params: { id: string; eventId: string } }

  /** The category of the address, as this caller may see it. */
  const categoryOf = async ({ viewer, params }: Category) =>
    (await categoriesStore.find(db, viewFor(viewer), params.id))._id

  /** The event of the address, if it is one of this category. */
  async function eventOf(input: OneEvent) {
    const event = await eventsStore.find(db, 'user', input.params.eventId)
    if (event.category !== (await categoryOf(input))) throw notFound(contract.singular)
    return event._id
  }

  registerCalls(app, categoryEventCalls, {
    async list(input) {
      const view = viewFor(input.viewer)
      const { rows, meta } = await eventsStore.list(db, view, { category: await categoryOf(input) })
      return { data: await eventsStore.present(db, view, rows), meta }
    },
    async create({ body, ...input }) {
      const category = await categoryOf(input)
      if (body.category && body.category !== category)
        throw invalid({ category: texts.rules.events.otherCategory })
      const row = await change(db, input.viewer, (open) => eventsStore.create(open, { ...body, category }))
      return presentOne(db, 'user', eventsStore, row)
    },
    async update({ body, ifMatch, ...input }) {
      const id = await eventOf(input)
      const row = await change(db, input.viewer, (open) => eventsStore.update(open, id, body, ifMatch))
      return presentOne(db, 'user', eventsStore, row)
    },
    async remove(input) {
      const id = await eventOf(input)
      const { _id } = await change(db, input.viewer, (open) => eventsStore.remove(open, id))
      return { _id }
    },
  })
}
