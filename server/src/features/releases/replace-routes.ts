import { failure, imageFile, imageReplacement, replacedImage, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/http/access.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import { createAuditSettings } from './audit-settings.ts'
import type { Publishing } from './publish.ts'
import { replaceImage } from './replace-image.ts'

/** The replacement of an image, which is a release of what it changes. */
export function replaceRoutes(
  instance: FastifyInstance,
  { audit, ...publishing }: Publishing & { audit: Audit },
) {
  const auditSettings = createAuditSettings(audit, publishing.targets)
  instance.withTypeProvider<ZodTypeProvider>().post(
    '/library/images/:file/replace',
    {
      config: { access: 'session' },
      schema: {
        tags: ['library'],
        summary: 'Put another uploaded image wherever this one is used now',
        params: z.object({ file: imageFile }),
        body: imageReplacement,
        response: { 200: success(replacedImage), '4xx': failure },
      },
    },
    async (request) => {
      const before: Publishing['before'] = ({ tx }, drafts) => auditSettings(tx, request, drafts)
      const { file } = request.params
      const data = await replaceImage({ ...publishing, before }, viewerOf(request), { file, ...request.body })
      return { success: true as const, data }
    },
  )
}
