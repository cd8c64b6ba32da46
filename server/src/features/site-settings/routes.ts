import { type ListPage, siteSettingsCalls, siteSettingsInput } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { change } from '../../content/change.ts'
import { historyHandlers } from '../../content/history/history-handlers.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
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
  app: FastifyInstance,
  { db, audit, sectionStores, listStores }: Dependencies,
) {
  registerCalls(app, siteSettingsCalls, {
    async get({ viewer }) {
      const settings = await siteSettingsStore.read(db)
      const { editorsNeedReview: _ofOffice, ...ofPages } = settings
      return viewer ? settings : withoutBlocks(ofPages)
    },
    async update({ viewer, body, ifMatch, request }) {
      const row = await change(db, viewer, async (open) => {
        await audit(open.tx, request, 'settings_changed', Object.keys(body).join(', '))
        return siteSettingsStore.save(open, body, ifMatch)
      })
      return siteSettingsStore.present(db, row)
    },
    homeSections: () => readShownSections(db, sectionStores),
    async listPages() {
      const shown = listStores.map(async ({ path, store }) => ((await store.hasAny(db)) ? [path] : []))
      return (await Promise.all(shown)).flat()
    },
    ...historyHandlers({
      db,
      name: 'site-settings',
      input: siteSettingsInput,
      revert: async (open, _id, values) =>
        siteSettingsStore.present(open.tx, await siteSettingsStore.save(open, values)),
    }),
  })
}
