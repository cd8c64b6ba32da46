import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { demoSignIn } from './demo-sign-in.ts'
import { isFree } from './free-port.ts'
import { startPostgres } from './postgres/postgres.ts'
import { startProcess } from './process.ts'
import { answers, waitUntil } from './wait-until.ts'

const projectFolder = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(projectFolder, '.busbar')
const port = Number(process.env.PORT ?? 3000)
const url = `http://localhost:${port}`

if (!(await isFree(port))) {
  console.error(
    `Port ${port} is taken by another program. Choose one with PORT, for example: PORT=3100 npm run dev`,
  )
  process.exit(1)
}

mkdirSync(folder, { recursive: true })
const postgres = await startPostgres({ folder: join(folder, 'postgres') })
const settings = {
  NODE_ENV: 'development',
  DATABASE_URL: postgres.url('busbar'),
  HOST: '127.0.0.1',
  PORT: `${port}`,
  PUBLIC_URL: url,
  SITE_FOLDER: join(folder, 'site'),
  UPLOADS_FOLDER: join(folder, 'uploads'),
  MAIL_FOLDER: join(folder, 'mail'),
  DEMO: '1',
  DEMO_EMAIL: demoSignIn.email,
  DEMO_PASSWORD: demoSignIn.password,
}
keepSettings()
const server = await startServer()

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // Asked twice, we do not wait for good manners.
    if (isStopping) server.kill()
    isStopping = true
    void server.stop()
  })
}
void server.gone.then(async () => {
  await postgres.stop()
  process.exit(isStopping ? 0 : 1)
})

// No limit: a mistake in the code that was just written is on the screen, and saving its correction goes on.
await waitUntil('the server', () => answers(`http://127.0.0.1:${port}/api/readyz`), {
  seconds: Infinity,
  every: 100,
})
console.log(`
  Website        ${url}
  Back office    ${url}/admin
  API reference  ${url}/admin/documentation

  Sign in        ${demoSignIn.email}
  Password       ${demoSignIn.password}
`)

async function startServer() {
  const running = await startProcess({
    command: process.execPath,
    // Its own folders alone: the web build's temporary files would restart it forever.
    args: [
      '--watch-path=server/src',
      '--watch-path=server/migrations',
      '--watch-path=contract/src',
      '--watch-preserve-output',
      'server/src/main.ts',
      'serve',
    ],
    cwd: projectFolder,
    env: settings,
  })
  const { stdout, stderr } = running.child
  stdout?.pipe(createWriteStream(join(folder, 'server.log')))
  if (stderr) {
    createInterface({ input: stderr }).on(
      'line',
      (line) => isChatter(line) || process.stderr.write(`${line}\n`),
    )
  }
  return running
}

/** So that `psql` and `npm run busbar` find this installation: docs/debugging.md. */
function keepSettings() {
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(join(folder, 'env'), lines.join(''), { mode: 0o600 })
}

/** What Node says about its own watching, not about our code. */
function isChatter(line: string): boolean {
  return /^(Restarting|Completed running|Failed running|Waiting for graceful|Gracefully restarted|Change detected)|ExperimentalWarning|Use `node --trace-warnings/.test(
    line,
  )
}
