import {
  changeInput,
  failure,
  messageRetention,
  messageSettings,
  messageSettingsInput,
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
import type { Database } from '../../platform/postgres/db.ts'
import { messageSettingsStore } from './settings-store.ts'

/** How messages are treated. */
export function messageSettingsRoutes(
  instance: FastifyInstance,
  { db, audit }: { db: Database; audit: Audit },
) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const config = { access: ['owner', 'admin'] as const }
  const response = { 200: success(messageSettings), '4xx': failure }
  const tags = ['contact']

  app.get(
    '/contact/settings',
    { config, schema: { tags, summary: 'Read how messages are treated', response } },
    async () => ({ success: true as const, data: await messageSettingsStore.read(db) }),
  )

  app.get(
    '/contact/retention',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'Read how long messages are kept',
        response: { 200: success(messageRetention), '4xx': failure },
      },
    },
    async () => {
      const { keepMonths } = await messageSettingsStore.read(db)
      return { success: true as const, data: { keepMonths } }
    },
  )

  app.put(
    '/contact/settings',
    {
      config,
      schema: {
        tags,
        summary: 'Change how messages are treated: the fields given are merged',
        headers: z.looseObject({ 'if-match': z.string().optional() }),
        body: changeInput(messageSettingsInput, messageSettings),
        response,
      },
    },
    async (request) => {
      const expected = expectedRevision(request.headers['if-match'])
      const row = await change(db, viewerOf(request), async (open) => {
        await audit(open.tx, request, 'settings_changed', Object.keys(request.body).join(', '))
        return messageSettingsStore.save(open, request.body, expected)
      })
      return { success: true as const, data: await messageSettingsStore.present(db, row) }
    },
  )

  historyRoutes(app, {
    db,
    name: 'message-settings',
    path: 'contact/settings',
    singular: 'set of message settings',
    input: messageSettingsInput,
    item: messageSettings,
    access: config.access,
    revert: async (open, _id, values) =>
      messageSettingsStore.present(open.tx, await messageSettingsStore.save(open, values)),
  })
}
