import { releaseCalls } from '@busbar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import { createAuditSettings } from './audit-settings.ts'
import { type Checking, checkDrafts } from './check-release.ts'
import { readReleaseDetails } from './drafts.ts'
import { type Publishing, publishRelease } from './publish.ts'
import { addRelease, changeRelease, draftsIn, listReleases, readRelease, removeRelease } from './releases.ts'
import { scheduleRelease, unscheduleRelease } from './schedule.ts'
import { addShareLink, listShareLinks, withdrawShareLink } from './share-links.ts'
import { undoRelease } from './undo.ts'

type Dependencies = Checking & { audit: Audit }

/** Sets of drafts that go live together, now or at a time. */
export function releaseRoutes(app: FastifyInstance, { audit, ...checking }: Dependencies): void {
  const { db, targets } = checking
  const auditSettings = createAuditSettings(audit, targets)
  const publishing = (request: FastifyRequest): Publishing => ({
    db,
    targets,
    before: ({ tx }, drafts) => auditSettings(tx, request, drafts),
  })

  registerCalls(app, releaseCalls, {
    list: ({ query }) => listReleases(db, query),
    get: ({ params }) => readReleaseDetails(db, params.id),
    create: async ({ viewer, body }) =>
      readRelease(db, await db.transaction((tx) => addRelease(tx, viewer, body))),
    async update({ params, body }) {
      await db.transaction((tx) => changeRelease(tx, params.id, body))
      return readRelease(db, params.id)
    },
    async remove({ viewer, params }) {
      await db.transaction((tx) => removeRelease(tx, viewer, params.id))
      return { _id: params.id }
    },
    async check({ viewer, params }) {
      const { _id } = await readRelease(db, params.id)
      return checkDrafts(checking, viewer, await draftsIn(db, _id))
    },
    async publish({ viewer, params, body, request }) {
      await publishRelease(publishing(request), viewer, params.id, body?.version)
      return readRelease(db, params.id)
    },
    undo: ({ viewer, params, request }) => undoRelease(publishing(request), viewer, params.id),
    async schedule({ viewer, params, body, request }) {
      await db.transaction(async (tx) => {
        const drafts = await scheduleRelease(tx, targets, viewer, params.id, body)
        await auditSettings(tx, request, drafts)
      })
      return readRelease(db, params.id)
    },
    async unschedule({ viewer, params }) {
      await db.transaction((tx) => unscheduleRelease(tx, viewer, params.id))
      return readRelease(db, params.id)
    },
    async links({ params }) {
      const { _id } = await readRelease(db, params.id)
      return listShareLinks(db, _id)
    },
    share: ({ viewer, params, body }) =>
      db.transaction((tx) => addShareLink(tx, viewer, params.id, body.days)),
    async withdraw({ params: { id, linkId } }) {
      await db.transaction((tx) => withdrawShareLink(tx, id, linkId))
      return { _id: linkId }
    },
  })
}
