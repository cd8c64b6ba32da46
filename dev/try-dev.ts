import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTree } from './copy-tree.ts'
import { demoSignIn } from './demo-sign-in.ts'
import { freePort } from './free-port.ts'
import { keepImageSizes } from './image-sizes.ts'
import { startProcess, tailOf } from './process.ts'
import { answers, waitUntil } from './wait-until.ts'

/**
 * Does what the README says to start with, on a clean copy of this working tree: `npm run dev` must come up, give every
 * demo image its smaller sizes, and write no warning. It prints how long that took.
 */
const folder = mkdtempSync(join(tmpdir(), 'busbar-dev-'))
const serverLog = join(folder, '.busbar/server.log')
// The sizes are made by a process that stands back: on a busy machine it gets little time.
const deadline = { seconds: 900, every: 1000 }

await copyTree(folder)
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const log = join(folder, 'dev.log')
const start = performance.now()
const dev = await startProcess({
  command: process.execPath,
  args: ['dev/start.ts'],
  cwd: folder,
  env: { PORT: `${port}` },
  log,
})
try {
  await waitUntil('the website', async () => dev.hasExited() || (await answers(url)), deadline)
  if (dev.hasExited()) throw new Error('npm run dev does not start')
  console.log(`   the website answered after ${seconds()} s`)
  const token = await signIn()
  await waitUntil(
    'the sizes of all images',
    async () => warnings().length > 0 || (await imagesWaiting(token)) === 0,
    deadline,
  )
  if (warnings().length > 0) throw new Error(`The server warned:\n${warnings().slice(0, 10).join('\n')}`)
  if (sizes() === 0) throw new Error('No image has any smaller size')
  console.log(`   ${sizes()} smaller sizes of images after ${seconds()} s, and no warning`)
  // The journeys that follow in CI need the same ones.
  keepImageSizes(join(folder, '.busbar/uploads'))
} catch (error) {
  console.error(tailOf(log))
  throw error
} finally {
  await dev.stop(30)
  rmSync(folder, { recursive: true, force: true })
}

async function signIn(): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoSignIn),
  })
  return ((await response.json()) as { token: string }).token
}

async function imagesWaiting(token: string) {
  const response = await fetch(`${url}/api/upload/status`, { headers: { authorization: `Bearer ${token}` } })
  return ((await response.json()) as { data: { waiting: number } }).data.waiting
}

function warnings() {
  return readFileSync(serverLog, 'utf8')
    .split('\n')
    .filter((line) => Number(/"level":(\d+)/.exec(line)?.[1] ?? 0) >= 40 && !isOverload(line))
}

/** A machine with too much else to do keeps the database waiting; work that failed for that reason is retried. */
function isOverload(line: string) {
  return /connection timeout|timeout exceeded when trying to connect/.test(line)
}

function sizes() {
  const uploads = join(folder, '.busbar/uploads')
  return readdirSync(uploads, { recursive: true }).filter((file) => /-\d+\.(?:avif|webp)$/.test(String(file)))
    .length
}

function seconds() {
  return Math.round((performance.now() - start) / 1000)
}
