import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../src/app.ts'
import { addUser, findByPassword, openSession } from '../src/features/accounts/accounts.ts'
import type { Database } from '../src/platform/db.ts'
import { folderStorage } from '../src/platform/storage.ts'
import { createTestDatabase } from './database.ts'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

type Routes = (app: FastifyInstance, dependencies: { db: Database }) => void
type Call = { body?: unknown; token?: string | null; headers?: Record<string, string> }

/** The application on a database and folders of its own, called through its HTTP layer. */
export async function createTestApp({ routes }: { routes?: Routes } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'busbar-app-'))
  const { db, url, close } = await createTestDatabase()
  const app = await createApp({
    config: { logLevel: 'error', trustedProxies: ['loopback'] },
    db,
    storage: folderStorage(join(folder, 'uploads')),
  })
  if (routes) await app.register(async (scope) => routes(scope, { db }), { prefix: '/api' })
  await app.ready()

  /** Signs a new user of this role in. */
  async function signIn(role: Role = 'admin', name = 'Ada Volt') {
    const email = `${crypto.randomUUID()}@busbar.example`
    await addUser(db, { name, email, password: 'a long enough password', role })
    const user = await findByPassword(db, email, 'a long enough password')
    if (!user) throw new Error('the new user cannot sign in')
    return { ...user, password: 'a long enough password', token: await openSession(db, user._id) }
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
    const isJson = String(response.headers['content-type']).includes('json')
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
    folder,
    call,
    signIn,
    async close() {
      await app.close()
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
