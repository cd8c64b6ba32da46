import { join } from 'node:path'
import { demoSignIn } from '../demo-sign-in.ts'
import { type Running, startProcess, tailOf } from '../process.ts'
import { answers, waitUntil } from '../wait-until.ts'

export type App = {
  url: string
  pid: number
  log: string
  siteFolder: string
  uploadsFolder: string
  /** What it is configured with, as every command of the product would be. */
  environment: Record<string, string>
  /** kill -9. */
  kill(): void
  /** Asks it to end in good order. */
  stop(): Promise<void>
  /** Starts it again, at the same address, and returns when it is ready. */
  start(): Promise<void>
}

type AppPlace = {
  folder: string
  url: string
  databaseUrl: string
  demo?: boolean
  ownStores?: boolean
  env?: Record<string, string>
}

/** One copy of the application, not yet started. */
export function appAt(port: number, index: number, place: AppPlace): App {
  const name = `app-${index + 1}`
  const stores = place.ownStores ? join(place.folder, name) : place.folder
  const siteFolder = join(stores, 'site')
  const uploadsFolder = join(stores, 'uploads')
  const log = join(place.folder, `${name}.log`)
  const url = `http://127.0.0.1:${port}`
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: place.databaseUrl,
    ENCRYPTION_KEY: encryptionKey,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    PUBLIC_URL: place.url,
    SITE_FOLDER: siteFolder,
    UPLOADS_FOLDER: uploadsFolder,
    MAIL_FOLDER: mailFolderIn(place.folder),
    // Stacks come and go by the dozen, and half of a start is to read and compile the same modules.
    NODE_COMPILE_CACHE: join(projectFolder, 'node_modules/.cache/busbar/compiled'),
    ...(place.demo === false ? {} : demoEnvironment),
    ...place.env,
  }
  let running: Running | undefined

  async function start() {
    await running?.gone
    running = await startProcess({
      command: process.execPath,
      args: ['server/src/main.ts', 'serve'],
      cwd: projectFolder,
      log,
      env: environment,
    })
    const now = running
    await waitUntil(
      `${name} to be ready`,
      async () => now.hasExited() || (await answers(`${url}/api/readyz`)),
      // A busy machine takes its time to fill an empty database.
      { seconds: 180 },
    )
    if (now.hasExited()) throw new Error(`${name} does not start:\n${tailOf(log)}`)
  }

  return {
    url,
    get pid() {
      return running?.pid ?? 0
    },
    log,
    siteFolder,
    uploadsFolder,
    environment,
    start,
    kill: () => running?.kill(),
    async stop() {
      await running?.stop()
    },
  }
}

/** Of a stack that is gone in minutes; an installation makes its own. */
const encryptionKey = Buffer.alloc(32, 'busbar').toString('base64')

const projectFolder = join(import.meta.dirname, '../..')

export const mailFolderIn = (folder: string) => join(folder, 'mail')

const demoEnvironment = { DEMO: '1', DEMO_EMAIL: demoSignIn.email, DEMO_PASSWORD: demoSignIn.password }
