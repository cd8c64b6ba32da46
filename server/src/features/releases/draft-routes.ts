import { draftCalls, type Viewer } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../../platform/http/register-calls.ts'
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
export function draftRoutes(app: FastifyInstance, { db, targets }: { db: Database; targets: DraftTarget[] }) {
  const write = <T>(viewer: Viewer, work: (drafting: Drafting) => Promise<T>) =>
    db.transaction((tx) => work({ tx, targets, viewer }))
  const read = (id: string) => readDraft(db, targets, id)

  registerCalls(app, draftCalls, {
    list: ({ query }) => listDrafts(db, query),
    get: ({ params }) => read(params.id),
    create: async ({ viewer, body }) => read(await write(viewer, (drafting) => createDraft(drafting, body))),
    async update({ viewer, params, body, ifMatch }) {
      await write(viewer, (drafting) => changeDraft(drafting, params.id, body, ifMatch))
      return read(params.id)
    },
    async discard({ viewer, params }) {
      await write(viewer, (drafting) => discardDraft(drafting, params.id))
      return { _id: params.id }
    },
    async move({ viewer, params, body }) {
      await write(viewer, (drafting) => moveDraft(drafting, params.id, body.release))
      return read(params.id)
    },
  })
}
