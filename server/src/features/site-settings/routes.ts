import { changeInput, failure, siteSettings, siteSettingsInput, success } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { change } from '../../content/change.ts'
import { historyRoutes } from '../../content/history-routes.ts'
import { expectedRevision } from '../../content/routes.ts'
import { viewerOf } from '../../platform/http/access.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { siteSettingsStore } from './store.ts'

/** How the site behaves. Nothing of it is secret: the pages are made of it. */
export function siteSettingsRoutes(instance: FastifyInstance, { db, audit }: { db: Database; audit: Audit }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const answers = { 200: success(siteSettings), '4xx': failure }

  app.get(
    '/site-settings',
    {
      config: { access: 'public' },
      schema: { tags: ['site-settings'], summary: 'Read how the site behaves', response: answers },
    },
    async (_request, reply) => {
      const data = await siteSettingsStore.read(db)
      reply.header('etag', `"${data.revision}"`)
      return { success: true as const, data }
    },
  )

  app.put(
    '/site-settings',
    {
      config: { access: ['owner', 'admin'] },
      schema: {
        tags: ['site-settings'],
        summary: 'Change how the site behaves: the fields given are merged',
        headers: z.looseObject({ 'if-match': z.string().optional() }),
        body: changeInput(siteSettingsInput, siteSettings),
        response: answers,
      },
    },
    async (request, reply) => {
      const expected = expectedRevision(request.headers['if-match'])
      const row = await change(db, viewerOf(request), async (open) => {
        await audit(open.tx, request, 'settings_changed', Object.keys(request.body).join(', '))
        return siteSettingsStore.save(open, request.body, expected)
      })
      const data = await siteSettingsStore.present(db, row)
      reply.header('etag', `"${data.revision}"`)
      return { success: true as const, data }
    },
  )

  historyRoutes(app, {
    db,
    name: 'site-settings',
    singular: 'set of site settings',
    input: siteSettingsInput,
    item: siteSettings,
    access: ['owner', 'admin'],
    revert: async (open, _id, values) =>
      siteSettingsStore.present(open.tx, await siteSettingsStore.save(open, values)),
  })
}
