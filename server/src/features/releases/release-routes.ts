import {
  failure,
  newShareLink,
  release,
  releaseChange,
  releaseCheck,
  releaseDetails,
  releaseInput,
  releasePublication,
  releaseQuery,
  releaseSchedule,
  shareLink,
  shareLinkInput,
  success,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { DraftRow } from '../../content/draft-tables.ts'
import { viewerOf } from '../../platform/http/access.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Queryable } from '../../platform/postgres/db.ts'
import { createAuditSettings } from './audit-settings.ts'
import { type Checking, checkDrafts } from './check-release.ts'
import { readReleaseDetails } from './drafts.ts'
import { publishRelease } from './publish.ts'
import { addRelease, changeRelease, draftsIn, listReleases, readRelease, removeRelease } from './releases.ts'
import { scheduleRelease, unscheduleRelease } from './schedule.ts'
import { addShareLink, listShareLinks, withdrawShareLink } from './share-links.ts'
import { undoRelease } from './undo.ts'

type Dependencies = Checking & { audit: Audit }

/** Sets of drafts that go live together, now or at a time. */
export function releaseRoutes(instance: FastifyInstance, { audit, ...checking }: Dependencies) {
  const { db, targets } = checking
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: 'session' as const }
  const params = z.object({ id: z.uuid() })
  const schema = <T extends z.ZodType>(summary: string, answer: T) => ({
    tags: ['releases'],
    summary,
    response: { 200: success(answer), '4xx': failure },
  })
  const answer = async (id: string) => ({ success: true as const, data: await readRelease(db, id) })

  const auditSettings = createAuditSettings(audit, targets)

  app.get(
    '/releases',
    {
      config,
      schema: {
        ...schema('List releases that are not published, or those of a status', z.array(release)),
        querystring: releaseQuery,
      },
    },
    async (request) => ({ success: true as const, data: await listReleases(db, request.query) }),
  )

  app.get(
    '/releases/:id',
    { config, schema: { ...schema('Read a release with what is in it', releaseDetails), params } },
    async (request) => ({ success: true as const, data: await readReleaseDetails(db, request.params.id) }),
  )

  app.post(
    '/releases',
    {
      config,
      schema: {
        ...schema('Begin a release', release),
        response: { 201: success(release), '4xx': failure },
        body: releaseInput,
      },
    },
    async (request, reply) => {
      const id = await db.transaction((tx) => addRelease(tx, viewerOf(request), request.body))
      reply.code(201)
      return answer(id)
    },
  )

  app.put(
    '/releases/:id',
    {
      config,
      schema: { ...schema('Give a release another name or note', release), params, body: releaseChange },
    },
    async (request) => {
      await db.transaction((tx) => changeRelease(tx, request.params.id, request.body))
      return answer(request.params.id)
    },
  )

  app.delete(
    '/releases/:id',
    {
      config,
      schema: {
        ...schema('Take a release apart: its drafts stay, each by itself', z.object({ _id: z.uuid() })),
        params,
      },
    },
    async (request) => {
      await db.transaction((tx) => removeRelease(tx, viewerOf(request), request.params.id))
      return { success: true as const, data: { _id: request.params.id } }
    },
  )

  app.get(
    '/releases/:id/check',
    {
      config,
      schema: {
        ...schema('Which pages a release changes, what clashes and what would be refused', releaseCheck),
        params,
      },
    },
    async (request) => {
      const { _id } = await readRelease(db, request.params.id)
      const data = await checkDrafts(checking, viewerOf(request), await draftsIn(db, _id))
      return { success: true as const, data }
    },
  )

  app.post(
    '/releases/:id/publish',
    {
      config,
      schema: {
        ...schema('Publish a release: all of it or nothing', release),
        params,
        body: releasePublication,
      },
    },
    async (request) => {
      await publishRelease(
        { db, targets, before: ({ tx }, drafts) => auditSettings(tx, request, drafts) },
        viewerOf(request),
        request.params.id,
        request.body?.version,
      )
      return answer(request.params.id)
    },
  )

  app.post(
    '/releases/:id/undo',
    {
      config,
      schema: { ...schema('Bring back what was there before a release, and its drafts', release), params },
    },
    async (request) => {
      const { id } = request.params
      const before = ({ tx }: { tx: Queryable }, drafts: DraftRow[]) => auditSettings(tx, request, drafts)
      return {
        success: true as const,
        data: await undoRelease({ db, targets, before }, viewerOf(request), id),
      }
    },
  )

  app.put(
    '/releases/:id/schedule',
    {
      config,
      schema: { ...schema('Have a release published at a time', release), params, body: releaseSchedule },
    },
    async (request) => {
      const { id } = request.params
      await db.transaction(async (tx) => {
        const drafts = await scheduleRelease(tx, targets, viewerOf(request), id, request.body)
        await auditSettings(tx, request, drafts)
      })
      return answer(id)
    },
  )

  app.delete(
    '/releases/:id/schedule',
    { config, schema: { ...schema('Take a release off the schedule', release), params } },
    async (request) => {
      await db.transaction((tx) => unscheduleRelease(tx, viewerOf(request), request.params.id))
      return answer(request.params.id)
    },
  )

  app.get(
    '/releases/:id/links',
    { config, schema: { ...schema("List the links to a release's preview", z.array(shareLink)), params } },
    async (request) => {
      const { _id } = await readRelease(db, request.params.id)
      return { success: true as const, data: await listShareLinks(db, _id) }
    },
  )

  app.post(
    '/releases/:id/links',
    {
      config,
      schema: {
        ...schema("Make a link to a release's preview that needs no account", newShareLink),
        response: { 201: success(newShareLink), '4xx': failure },
        params,
        body: shareLinkInput,
      },
    },
    async (request, reply) => {
      const { id } = request.params
      reply.code(201)
      const { days } = request.body
      const data = await db.transaction((tx) => addShareLink(tx, viewerOf(request), id, days))
      return { success: true as const, data }
    },
  )

  app.delete(
    '/releases/:id/links/:linkId',
    {
      config,
      schema: {
        ...schema('Withdraw a link', z.object({ _id: z.uuid() })),
        params: params.extend({ linkId: z.uuid() }),
      },
    },
    async (request) => {
      const { id, linkId } = request.params
      await db.transaction((tx) => withdrawShareLink(tx, id, linkId))
      return { success: true as const, data: { _id: linkId } }
    },
  )
}
