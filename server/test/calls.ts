import type { RouteOptions } from 'fastify'
import { createApp } from '../src/app.ts'
import { folderStorage } from '../src/platform/files/storage.ts'
import { openDatabase } from '../src/platform/postgres/db.ts'
import { createLog } from '../src/platform/telemetry/log.ts'
import { testEncryption } from './encryption.ts'
import { noInbox, noMail } from './mail/no-mail.ts'
import { noQueues } from './no-queues.ts'

/** The application without a database behind it: good for looking at what it declares. */
export async function inspectApp<T>(
  look: (app: Awaited<ReturnType<typeof createApp>>) => Promise<T>,
  onRoute?: (route: RouteOptions) => void,
) {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
  const { db, close } = openDatabase(databaseUrl)
  const app = await createApp({
    config: {
      databaseUrl,
      trustedProxies: [],
      publicUrl: 'https://busbar.example',
      accounts: { passwordMin: 6, requiresTwoFactor: false },
      encryption: testEncryption,
      mail: noMail,
      inbox: noInbox,
    },
    log: createLog('silent'),
    queues: noQueues,
    db,
    storage: folderStorage('/nowhere'),
    onRoute,
  })
  await app.ready()
  const seen = await look(app)
  await app.close()
  await close()
  return seen
}

/** Every call of the API as `GET /products/{id}`; pages, and what only answers that there is nothing, are none. */
export async function registeredCalls(): Promise<string[]> {
  const calls: string[] = []
  await inspectApp(
    async () => {},
    ({ method, url }) => {
      if (!url.startsWith('/api/') || url.includes('*')) return
      for (const one of [method].flat()) {
        if (one !== 'HEAD' && one !== 'OPTIONS')
          calls.push(`${one} ${url.replace('/api', '').replace(/:(\w+)/g, '{$1}')}`)
      }
    },
  )
  return calls
}
