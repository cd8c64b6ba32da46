import { companyCalls, companyInput, type Viewer } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { change } from '../../content/change.ts'
import { historyHandlers } from '../../content/history/history-handlers.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { companyStore, saveCompany } from './store.ts'

/** The company's own data, whole and in the parts that are asked for by themselves. */
export function companyRoutes(app: FastifyInstance, { db }: { db: Database }) {
  async function save(
    viewer: Viewer,
    patch: z.output<typeof companyInput>,
    expected: { revision: number | undefined; companyId?: string | null },
  ) {
    const row = await change(db, viewer, (open) => saveCompany(open, patch, expected))
    return companyStore.present(db, row)
  }

  registerCalls(app, companyCalls, {
    get: () => companyStore.read(db),
    update: ({ viewer, body, ifMatch }) => save(viewer, body, { revision: ifMatch }),
    async socialMedia({ reply }) {
      const { socialMedia, revision } = await companyStore.read(db)
      reply.header('etag', `"${revision}"`)
      return socialMedia
    },
    hero: () => companyStore.read(db),
    updateHero({ viewer, body, ifMatch }) {
      const { companyId, _id = companyId, ...patch } = body
      return save(viewer, patch, { revision: ifMatch, companyId: _id })
    },
    ...historyHandlers({
      db,
      name: 'company',
      input: companyInput,
      revert: async (open, _id, values) =>
        companyStore.present(open.tx, await companyStore.save(open, values)),
    }),
  })
}
