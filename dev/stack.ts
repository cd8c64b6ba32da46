import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderNginx } from '../deploy/nginx/render.ts'
import { demoSignIn } from './demo-sign-in.ts'
import { freePort } from './free-port.ts'
import { keepImageSizes, lendImageSizes } from './image-sizes.ts'
import { hasBrotli, type Nginx, startNginx } from './nginx.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type Running, startProcess, tailOf } from './process.ts'
import { answers, waitUntil } from './wait-until.ts'

export type StackOptions = {
  /** How many application processes share the database. */
  copies: number
  /** Whether nginx stands in front, with the product's own configuration. */
  nginx: boolean
  /** Fill the empty database with the demo company; on unless said otherwise. */
  demo?: boolean
  /** Where everything is kept; a temporary folder unless given. Removed by `stop` either way. */
  folder?: string
  /** Every copy has a page store and uploads of its own, as copies on different machines would. */
  ownStores?: boolean
  /** More variables for the application. */
  env?: Record<string, string>
  /** A database server that runs already, and ends with the stack; a private one unless given. */
  postgres?: Postgres
}

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

export type Stack = {
  /** What a visitor uses: nginx, or else the first copy. */
  url: string
  appUrls: string[]
  apps: App[]
  postgres: Postgres
  nginx?: Front
  folder: string
  siteFolder: string
  uploadsFolder: string
  /** Mails, one file each. */
  mailFolder: string
  databaseUrl: string
  signIn: { email: string; password: string }
  stop(): Promise<void>
}

/** The built product on this machine, as an operator runs it: for journeys, measurements and faults. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'busbar-stack-'))
  mkdirSync(folder, { recursive: true })
  const started: { stop(): Promise<void> }[] = []

  const uploads = () => new Set(apps.map((app) => app.uploadsFolder))
  let apps: App[] = []

  async function stop() {
    for (const part of started.toReversed()) await part.stop()
    for (const uploadsFolder of uploads()) keepImageSizes(uploadsFolder)
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    const postgres = options.postgres ?? (await startPostgres({ folder: join(folder, 'postgres') }))
    started.push(postgres)
    const databaseUrl = postgres.url('busbar')

    const ports = await freePorts(options.copies + 1)
    const appPorts = ports.slice(1)
    // A name, because browsers make no passkeys for a bare address.
    const url = `http://localhost:${options.nginx ? ports[0] : ports[1]}`
    apps = appPorts.map((port, index) => appAt(port, index, { ...options, folder, url, databaseUrl }))
    started.push({ stop: async () => void (await Promise.all(apps.map((app) => app.stop()))) })
    for (const uploadsFolder of uploads()) lendImageSizes(uploadsFolder)
    // The first copy creates, migrates and fills the database before the others look at it.
    await apps[0]?.start()
    await Promise.all(apps.slice(1).map((app) => app.start()))

    const [first] = apps
    if (!first) throw new Error('A stack needs one copy of the application at least')
    const { siteFolder, uploadsFolder } = first
    const nginx = options.nginx
      ? await frontOf({
          folder,
          port: ports[0] as number,
          appPorts,
          siteFolder,
          uploadsFolder,
          bucket: options.env?.S3_BUCKET !== undefined,
        })
      : undefined
    if (nginx) started.push(nginx)

    const appUrls = apps.map((app) => app.url)
    const mailFolder = mailFolderIn(folder)
    const parts = {
      apps,
      appUrls,
      postgres,
      nginx,
      folder,
      siteFolder,
      uploadsFolder,
      mailFolder,
      databaseUrl,
    }
    return { url, ...parts, signIn: demoSignIn, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type AppPlace = StackOptions & { folder: string; url: string; databaseUrl: string }

function appAt(port: number, index: number, place: AppPlace): App {
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

const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..')

const mailFolderIn = (folder: string) => join(folder, 'mail')

const demoEnvironment = { DEMO: '1', DEMO_EMAIL: demoSignIn.email, DEMO_PASSWORD: demoSignIn.password }

type Front = Nginx & {
  /** One line per request; `upstream="-"` when no application copy was asked. */
  accessLog: string
}

type FrontPlace = {
  folder: string
  port: number
  appPorts: number[]
  siteFolder: string
  uploadsFolder: string
  bucket: boolean
}

async function frontOf(place: FrontPlace): Promise<Front> {
  const { port, appPorts, siteFolder, uploadsFolder, bucket } = place
  const folder = join(place.folder, 'nginx')
  const accessLog = join(folder, 'access.log')
  const conf = renderNginx({
    listen: `127.0.0.1:${port}`,
    site: siteFolder,
    uploads: uploadsFolder,
    bucket,
    apps: appPorts.map((appPort) => `127.0.0.1:${appPort}`),
    log: accessLog,
    brotli: hasBrotli,
  })
  return { ...(await startNginx({ folder, conf, port })), accessLog }
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}

if (import.meta.main) {
  const stack = await startStack({ copies: 2, nginx: true })
  console.log(`
  Website      ${stack.url}
  Back office  ${stack.url}/admin
  Sign in      ${stack.signIn.email}  ${stack.signIn.password}
  Copies       ${stack.appUrls.join('  ')}
  Logs         ${stack.folder}
`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stack.stop())
}
