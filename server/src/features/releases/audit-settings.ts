import type { FastifyRequest } from 'fastify'
import type { DraftRow } from '../../content/draft-tables.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Queryable } from '../../platform/postgres/db.ts'
import { type DraftTarget, targetOf } from './draft-target.ts'

/** Settings that go live with a release are in the security log, like those that are saved. */
export function createAuditSettings(audit: Audit, targets: DraftTarget[]) {
  return async (tx: Queryable, request: FastifyRequest, drafts: DraftRow[]) => {
    for (const { collection, values } of drafts) {
      if (targetOf(targets, collection).isAudited)
        await audit(tx, request, 'settings_changed', Object.keys(values).join(', '))
    }
  }
}
