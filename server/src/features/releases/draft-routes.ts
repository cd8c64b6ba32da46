import {
  draft,
  draftChange,
  draftInput,
  draftMark,
  draftMove,
  draftQuery,
  failure,
  success,
} from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/http/access.ts'
import { expectedRevision, ifMatch } from '../../platform/http/if-match.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { DraftTarget } from './draft-target.ts'
import {
  changeDraft,
  createDraft,
  type Drafting,
  discardDraft,
  listDrafts,
  moveDraft,
  readDraft,
} from './drafts.ts'

/** Unpublished work on single records: for users only, and what settings are is for those who may change them. */
export function draftRoutes(
  instance: FastifyInstance,
  { db, targets }: { db: Database; targets: DraftTarget[] },
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'session' as const }
  const params = z.object({ id: z.uuid() })
  const schema = <T extends z.ZodType>(summary: string, answer: T) => ({
    tags: ['drafts'],
    summary,
    response: { 200: success(answer), '4xx': failure },
  })
  const write = <T>(request: FastifyRequest, work: (drafting: Drafting) => Promise<T>) =>
    db.transaction((tx) => work({ tx, targets, viewer: viewerOf(request) }))
  const answer = async (id: string) => ({ success: true as const, data: await readDraft(db, targets, id) })

  app.get(
    '/drafts',
    { config, schema: { ...schema('List drafts', z.array(draftMark)), querystring: draftQuery } },
    async (request) => ({ success: true as const, data: await listDrafts(db, request.query) }),
  )

  app.get(
    '/drafts/:id',
    { config, schema: { ...schema('Read a draft, and where it clashes with what is live', draft), params } },
    async (request, reply) => {
      const { data } = await answer(request.params.id)
      reply.header('etag', `"${data.revision}"`)
      return { success: true as const, data }
    },
  )

  app.post(
    '/drafts',
    {
      config,
      schema: {
        ...schema('Save something as a draft: a new record, a change, a deletion or an order', draft),
        response: { 201: success(draft), '4xx': failure },
        body: draftInput,
      },
    },
    async (request, reply) => {
      const id = await write(request, (drafting) => createDraft(drafting, request.body))
      reply.code(201)
      return answer(id)
    },
  )

  app.put(
    '/drafts/:id',
    {
      config,
      schema: {
        ...schema('Save a draft again; on top of a newer revision it settles clashes', draft),
        params,
        headers: ifMatch,
        body: draftChange,
      },
    },
    async (request) => {
      const { id } = request.params
      const expected = expectedRevision(request.headers['if-match'])
      await write(request, (drafting) => changeDraft(drafting, id, request.body, expected))
      return answer(id)
    },
  )

  app.put(
    '/drafts/:id/release',
    {
      config,
      schema: {
        ...schema('Put a draft into another release, or into one of its own', draft),
        params,
        body: draftMove,
      },
    },
    async (request) => {
      const { id } = request.params
      await write(request, (drafting) => moveDraft(drafting, id, request.body.release))
      return answer(id)
    },
  )

  app.delete(
    '/drafts/:id',
    { config, schema: { ...schema('Discard a draft', z.object({ _id: z.uuid() })), params } },
    async (request) => {
      await write(request, (drafting) => discardDraft(drafting, request.params.id))
      return { success: true as const, data: { _id: request.params.id } }
    },
  )
}
