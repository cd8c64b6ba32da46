import { randomUUIDv7 } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MessageSettings, Role } from '@busbar/contract'
import type { FastifyBaseLogger, FastifyInstance, RouteOptions } from 'fastify'
import { createApp } from '../src/app.ts'
import { hashPassword } from '../src/features/accounts/passwords/passwords.ts'
import { openSession } from '../src/features/accounts/sessions.ts'
import { users } from '../src/features/accounts/table.ts'
import { messageSettings } from '../src/features/messages/table.ts'
import { startJobs } from '../src/jobs.ts'
import type { Config } from '../src/platform/config.ts'
import { folderStorage, type Storage } from '../src/platform/files/storage.ts'
import { type Limits, usualLimits } from '../src/platform/http/overload.ts'
import type { MailSettings } from '../src/platform/mail/mail.ts'
import type { Database } from '../src/platform/postgres/db.ts'
import { createLog } from '../src/platform/telemetry/log.ts'
import type { Traces } from '../src/platform/telemetry/traces.ts'
import type { AppMetrics } from '../src/wiring/app-metrics.ts'
import { createTestDatabase } from './database.ts'
import { testEncryption } from './encryption.ts'
import { noInbox, noMail } from './mail/no-mail.ts'
import { noQueues } from './no-queues.ts'

const password = 'a long enough passphrase'
let passwordHash: Promise<string> | undefined
/** The same for everybody: to make it takes longer than all the rest of signing somebody in. */
function hashOfPassword() {
  passwordHash ??= hashPassword(password)
  return passwordHash
}
/** What anybody who was signed in here proves with that it is they. */
export const testProof = { currentPassword: password }

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

type Options = {
  routes?: Routes
  /** Adds what is not under /api. */
  pages?: (app: FastifyInstance, db: Database, rest: ForPages) => Promise<void>
  onRoute?: (route: RouteOptions) => void
  /** Where mails go; without it nothing is queued and nothing works on queues. */
  mail?: MailSettings
  /** Where answers by mail arrive. */
  inbox?: Config['inbox']
  /** What the operator asks of accounts, where it is not what the specification does. */
  accounts?: Partial<Config['accounts']>
  /** How strictly messages are judged. Tests write dozens of them from one address, which is what spam looks like. */
  spamFilter?: MessageSettings['spamFilter']
  /** Where uploads go; into the application's folder unless said. */
  storage?: Storage
  stopping?: AbortSignal
  appMetrics?: AppMetrics
  traces?: Traces
  limits?: Limits
  /** Where the log goes; nowhere by default. */
  log?: FastifyBaseLogger
  /** Whether the database is waited for no longer than in the product; only the tests of that want to hear of it. */
  isImpatient?: boolean
}
type Routes = (app: FastifyInstance, dependencies: { db: Database; storage: Storage }) => void
type ForPages = { config: Pick<Config, 'databaseUrl' | 'publicUrl'>; storage: Storage; folder: string }
type Call = { body?: unknown; token?: string | null; headers?: Record<string, string> }

/** The application on a database and folders of its own, called through its HTTP layer. */
export async function createTestApp({
  routes,
  pages,
  onRoute,
  mail,
  inbox = noInbox,
  accounts,
  spamFilter = 'off',
  ...options
}: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'busbar-app-'))
  const storage = options.storage ?? folderStorage(join(folder, 'uploads'))
  const { db, url, ownerUrl, close } = await createTestDatabase(options)
  if (spamFilter !== 'normal') await db.insert(messageSettings).values({ _id: randomUUIDv7(), spamFilter })
  const log = options.log ?? createLog('error')
  const publicUrl = 'https://busbar.example'
  const config = { databaseUrl: url, publicUrl, mail: mail ?? noMail, inbox, securityLogMonths: 24 }
  const { appMetrics, traces } = options
  const jobs = mail && (await startJobs(config, db, log, storage, { mails: appMetrics?.mails, traces }))
  const app = await createApp({
    config: {
      ...config,
      trustedProxies: ['loopback'],
      encryption: testEncryption,
      accounts: { passwordMin: 6, requiresTwoFactor: false, ...accounts },
    },
    log,
    queues: jobs ?? noQueues,
    db,
    storage,
    stopping: options.stopping,
    appMetrics: options.appMetrics,
    traces: options.traces,
    // A test machine may stand still for a second; only the tests of overload want to hear of it.
    limits: options.limits ?? { ...usualLimits, delay: Number.POSITIVE_INFINITY },
    onRoute,
  })
  if (routes) await app.register(async (scope) => routes(scope, { db, storage }), { prefix: '/api' })
  await pages?.(app, db, { config, storage, folder })
  await app.ready()

  /** Signs a new user of this role in. */
  async function signIn(role: Role = 'admin', name = 'Ada Volt') {
    const user = { _id: randomUUIDv7(), name, email: `${crypto.randomUUID()}@busbar.example`, role }
    await db.insert(users).values({ ...user, passwordHash: await hashOfPassword() })
    return { ...user, password, token: await openSession(db, user._id, { address: '::1', device: 'Test' }) }
  }

  /** Makes one call and reads its answer. */
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD',
    path: string,
    options: Call = {},
  ) {
    const response = await app.inject({
      method,
      url: path,
      headers: { ...(options.token ? { authorization: `Bearer ${options.token}` } : {}), ...options.headers },
      payload: options.body as object | undefined,
    })
    const isJson = /\bjson\b/.test(String(response.headers['content-type']))
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
      body: (isJson && response.body ? response.json() : null) as any,
    }
  }

  return {
    app,
    db,
    url,
    ownerUrl,
    folder,
    storage,
    jobs,
    call,
    signIn,
    async close() {
      await app.close()
      await jobs?.stop()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
