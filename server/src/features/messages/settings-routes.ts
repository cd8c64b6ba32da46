import { messageSettingsCalls, messageSettingsInput } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { change } from '../../content/change.ts'
import { historyHandlers } from '../../content/history/history-handlers.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Audit } from '../../platform/postgres/audit.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { messageSettingsStore } from './settings-store.ts'

/** How messages are treated. */
export function messageSettingsRoutes(app: FastifyInstance, { db, audit }: { db: Database; audit: Audit }) {
  registerCalls(app, messageSettingsCalls, {
    get: () => messageSettingsStore.read(db),
    async update({ viewer, body, ifMatch, request }) {
      const row = await change(db, viewer, async (open) => {
        await audit(open.tx, request, 'settings_changed', Object.keys(body).join(', '))
        return messageSettingsStore.save(open, body, ifMatch)
      })
      return messageSettingsStore.present(db, row)
    },
    async retention() {
      const { keepMonths } = await messageSettingsStore.read(db)
      return { keepMonths }
    },
    ...historyHandlers({
      db,
      name: 'message-settings',
      input: messageSettingsInput,
      revert: async (open, _id, values) =>
        messageSettingsStore.present(open.tx, await messageSettingsStore.save(open, values)),
    }),
  })
}
