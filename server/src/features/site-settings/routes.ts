import {
  changeInput,
  failure,
  type ListPage,
  shownHomeSection,
  shownListPage,
  siteSettings,
  siteSettingsInput,
  success,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { change } from '../../content/change.ts'
import { historyRoutes } from '../../content/history-routes.ts'
import { viewerOf } from '../../platform/http/access.ts'
import { expectedRevision } from '../../platform/http/if-match.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Database, Queryable } from '../../platform/postgres/db.ts'
import { readShownSections, type SectionStores, withoutBlocks } from './home-sections.ts'
import { siteSettingsStore } from './store.ts'

type Dependencies = {
  db: Database
  audit: Audit
  sectionStores: SectionStores
  /** What the pages that list records are made of. */
  listStores: { path: ListPage; store: { hasAny: (db: Queryable) => Promise<boolean> } }[]
}

/** How the site behaves. Visitors may read what the pages are made of. */
export function siteSettingsRoutes(
  instance: FastifyInstance,
  { db, audit, sectionStores, listStores }: Dependencies,
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const answers = { 200: success(siteSettings), '4xx': failure }

  app.get(
    '/site-settings',
    {
      config: { access: 'public' },
      schema: { tags: ['site-settings'], summary: 'Read how the site behaves', response: answers },
    },
    async (request, reply) => {
      const settings = await siteSettingsStore.read(db)
      reply.header('etag', `"${settings.revision}"`)
      const { editorsNeedReview: _ofOffice, ...ofPages } = settings
      return { success: true as const, data: request.viewer ? settings : withoutBlocks(ofPages) }
    },
  )

  app.get(
    '/site-settings/home-sections',
    {
      config: { access: 'public' },
      schema: {
        tags: ['site-settings'],
        summary: 'List the sections of the home page that visitors see, in their order',
        response: { 200: success(z.array(shownHomeSection)), '4xx': failure },
      },
    },
    async () => ({ success: true as const, data: await readShownSections(db, sectionStores) }),
  )

  app.get(
    '/site-settings/list-pages',
    {
      config: { access: 'public' },
      schema: {
        tags: ['site-settings'],
        summary: 'List the pages that list records and have something in them',
        response: { 200: success(z.array(shownListPage)), '4xx': failure },
      },
    },
    async () => {
      const shown = listStores.map(async ({ path, store }) => ((await store.hasAny(db)) ? [path] : []))
      return { success: true as const, data: (await Promise.all(shown)).flat() }
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
