import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSignIn } from './demo-sign-in.ts'
import { freePort } from './free-port.ts'
import { keepImageSizes, lendImageSizes } from './image-sizes.ts'
import { type Postgres, startPostgres } from './postgres/postgres.ts'
import { type App, appAt, mailFolderIn } from './stack/app-copy.ts'
import { type Front, frontOf } from './stack/front.ts'
import { copyTemplate, type Template } from './stack/template.ts'

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
  /** `false` where nothing but processes is killed: the private database server is as fast as memory then. */
  durable?: boolean
  /** What the stack begins with, instead of an empty database. */
  template?: Template
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
  /** Begins again with what the template holds. */
  reset(): Promise<void>
  /** Ends it, and leaves its folder for others to begin with. */
  keep(): Promise<Template>
  stop(): Promise<void>
}

/** The built product on this machine, as an operator runs it: for journeys, measurements and faults. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { copies, template } = options
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'busbar-stack-'))
  mkdirSync(folder, { recursive: true })
  const started: { stop(): Promise<void> }[] = []

  const uploads = () => new Set(apps.map((app) => app.uploadsFolder))
  let apps: App[] = []

  async function end() {
    for (const part of started.toReversed()) await part.stop()
    for (const uploadsFolder of uploads()) keepImageSizes(uploadsFolder)
  }

  async function stop() {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    if (template) copyTemplate(template, folder)
    const { durable } = options
    const postgres = options.postgres ?? (await startPostgres({ folder: join(folder, 'postgres'), durable }))
    started.push(postgres)
    const databaseUrl = postgres.url('busbar')

    const [ownPort, ...appPorts] = await freePorts(copies + 1)
    const port = template?.port ?? (ownPort as number)
    // A name, because browsers make no passkeys for a bare address.
    const url = `http://localhost:${options.nginx ? port : appPorts[0]}`
    apps = appPorts.map((appPort, index) => appAt(appPort, index, { ...options, folder, url, databaseUrl }))
    started.push({ stop: async () => void (await Promise.all(apps.map((app) => app.stop()))) })
    for (const uploadsFolder of uploads()) lendImageSizes(uploadsFolder)
    await startApps()

    const [first] = apps
    if (!first) throw new Error('A stack needs one copy of the application at least')
    const { siteFolder, uploadsFolder } = first
    const bucket = options.env?.S3_BUCKET !== undefined
    const nginx = options.nginx
      ? await frontOf({ folder, port, appPorts, siteFolder, uploadsFolder, bucket })
      : undefined
    if (nginx) started.push(nginx)

    /** nginx goes on: it holds nothing. */
    async function reset() {
      if (!template) throw new Error('A stack without a template cannot begin again')
      for (const killed of [...apps, postgres]) {
        killed.kill()
        await killed.stop()
      }
      copyTemplate(template, folder)
      await postgres.start()
      await startApps()
    }

    async function keep() {
      await end()
      return { folder, port }
    }

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
    return { url, ...parts, signIn: demoSignIn, reset, keep, stop }
  } catch (error) {
    await stop()
    throw error
  }

  /** The first copy creates, migrates and fills the database before the others look at it. */
  async function startApps() {
    await apps[0]?.start()
    await Promise.all(apps.slice(1).map((app) => app.start()))
  }
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
