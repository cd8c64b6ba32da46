import { failure, success, support } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { version } from '../../platform/version.ts'
import { type Checked, createChecks } from './checks.ts'

/** How the product is doing. */
export function supportRoutes(
  instance: FastifyInstance,
  { publicUrl, ...checked }: Checked & { publicUrl: string },
) {
  const runChecks = createChecks(checked)
  const startedAt = new Date().toISOString()
  instance.withTypeProvider<ZodTypeProvider>().get(
    '/support',
    {
      config: { access: ['owner', 'admin'] },
      schema: {
        tags: ['support'],
        summary: 'Try out database, storage, mail and jobs, and say how each is doing',
        response: { 200: success(support), '4xx': failure },
      },
    },
    async () => {
      const checks = await runChecks()
      const checkedAt = new Date().toISOString()
      const data = { version, node: process.version, startedAt, checkedAt, publicUrl, checks }
      return { success: true as const, data }
    },
  )
}
