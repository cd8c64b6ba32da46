import { imageReplacementCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import { createAuditSettings } from './audit-settings.ts'
import type { Publishing } from './publish.ts'
import { replaceImage } from './replace-image.ts'

/** The replacement of an image, which is a release of what it changes. */
export function replaceRoutes(
  app: FastifyInstance,
  { audit, ...publishing }: Publishing & { audit: Audit },
): void {
  const auditSettings = createAuditSettings(audit, publishing.targets)
  registerCalls(app, imageReplacementCalls, {
    replace({ viewer, params, body, request }) {
      const before: Publishing['before'] = ({ tx }, drafts) => auditSettings(tx, request, drafts)
      return replaceImage({ ...publishing, before }, viewer, { ...params, ...body })
    },
  })
}
