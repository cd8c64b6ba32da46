import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { renderNginx } from '../deploy/nginx/render.ts'
import { freePort } from '../dev/free-port.ts'
import { hasBrotli, type Nginx, startNginx } from '../dev/nginx.ts'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { hasWrk, type Load, load } from './wrk.ts'

/**
 * Serving a page should cost what nginx needs for a plain file. Two nginx serve the same bytes side by side,
 * one with nothing but a folder, one with the product's configuration and page store, and the application
 * serves them alone for comparison. Runs alternate, because a machine's speed drifts more than they differ.
 */
const target = 0.95
const isShort = process.argv.includes('--short')
const seconds = isShort ? 1 : 3
const rounds = isShort ? 8 : 12
const cpus = { server: 0, wrk: availableParallelism() > 1 ? 1 : 0 }

if (!hasWrk()) {
  console.error('wrk and taskset are needed. Debian: apt-get install wrk util-linux')
  process.exit(1)
}

const stack = await startStack({ copies: 1, nginx: false })
const fronts: Nginx[] = []
try {
  await waitUntil('the home page to be published', () =>
    existsSync(join(stack.siteFolder, 'pages/index.html')),
  )
  const bare = await startBare(stack)
  const pages = await startProduct(stack)
  const app = { url: `${stack.url}/`, pids: stack.apps.map(({ pid }) => pid) }
  await assertSameBytes([bare.url, pages.url, app.url])

  const runs: { bare: Load; pages: Load }[] = []
  for (let round = 0; round < rounds; round++) runs.push(await abba(bare, pages))
  const alone: Load[] = []
  for (let round = 0; round < 2; round++) alone.push(await run(app))
  report({
    bare: eachBy(
      median,
      runs.map((one) => one.bare),
    ),
    pages: eachBy(
      median,
      runs.map((one) => one.pages),
    ),
    app: eachBy(median, alone),
    ratio: median(runs.map((one) => one.pages.requestsPerSecond / one.bare.requestsPerSecond)),
    cpuRatio: median(runs.map((one) => one.bare.cpu / one.pages.cpu)),
  })
} finally {
  for (const nginx of fronts) await nginx.stop()
  await stack.stop()
}

/** A plain folder with the page and its compressed twins: the least that nginx can do for these bytes. */
async function startBare({ folder, siteFolder }: Stack) {
  const place = join(folder, 'bare')
  mkdirSync(join(place, 'files'), { recursive: true })
  for (const ending of ['', '.gz', '.br']) {
    copyFileSync(join(siteFolder, `pages/index.html${ending}`), join(place, `files/index.html${ending}`))
  }
  const port = await freePort()
  const conf = `
  server {
    listen 127.0.0.1:${port};
    root ${place}/files;
    sendfile on;
    tcp_nopush on;
    gzip_static on;
  }`
  return { url: `http://127.0.0.1:${port}/index.html`, pids: await front(place, conf, port) }
}

async function startProduct({ folder, siteFolder, uploadsFolder, appUrls }: Stack) {
  const port = await freePort()
  const conf = renderNginx({
    listen: `127.0.0.1:${port}`,
    site: siteFolder,
    uploads: uploadsFolder,
    apps: appUrls.map((url) => new URL(url).host),
    brotli: hasBrotli,
  })
  const place = join(folder, 'product')
  return { url: `http://127.0.0.1:${port}/`, pids: await front(place, conf, port) }
}

/** Starts nginx on its own processor, without a log, and tells its workers' ids. */
async function front(folder: string, conf: string, port: number): Promise<number[]> {
  const nginx = await startNginx({ folder, conf, port, logRequests: false, cpu: cpus.server })
  fronts.push(nginx)
  return workersOf(nginx.pid)
}

/** It listens before it has started them. */
async function workersOf(master: number): Promise<number[]> {
  const children = () => readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim()
  await waitUntil("nginx's worker", () => children() !== '')
  return children().split(' ').map(Number)
}

async function assertSameBytes(urls: string[]) {
  const bodies = await Promise.all(urls.map(compressedBody))
  for (const [index, body] of bodies.entries()) {
    if (!body.equals(bodies[0] as Buffer)) throw new Error(`${urls[index]} and ${urls[0]} differ`)
  }
}

/** As it comes over the wire: fetch would unpack it. */
function compressedBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' }
    const asked = request(url, { headers }, async (response) => {
      const isFine = response.statusCode === 200 && response.headers['content-encoding'] === 'gzip'
      if (!isFine) return reject(new Error(`${url} answers ${response.statusCode}, not a gzip page`))
      resolve(Buffer.concat(await response.toArray()))
    })
    asked.once('error', reject).end()
  })
}

type Server = { url: string; pids: number[] }

function run({ url, pids }: Server): Promise<Load> {
  return load(url, { seconds, cpu: cpus.wrk, pids })
}

/** A B B A: what drifts slowly touches both alike. */
async function abba(bare: Server, pages: Server) {
  const [a1, b1, b2, a2] = [await run(bare), await run(pages), await run(pages), await run(bare)]
  return { bare: eachBy(mean, [a1, a2]), pages: eachBy(mean, [b1, b2]) }
}

function eachBy(middle: (values: number[]) => number, loads: Load[]): Load {
  return {
    requestsPerSecond: middle(loads.map((one) => one.requestsPerSecond)),
    p99: middle(loads.map((one) => one.p99)),
    cpu: middle(loads.map((one) => one.cpu)),
  }
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] as number
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] as number)) / 2
}

type Figures = { bare: Load; pages: Load; app: Load; ratio: number; cpuRatio: number }

function report({ bare, pages, app, ratio, cpuRatio }: Figures) {
  const appRatio = app.requestsPerSecond / bare.requestsPerSecond
  line('', 'requests/s', 'ratio', 'p99', 'processor/request')
  row('nginx, plain folder', bare, 1)
  row('nginx, the product', pages, ratio)
  row('the application alone', app, appRatio)
  const measured = `${ratio.toFixed(3)} of a plain file's requests per second (target ${target})`
  console.log(ratio >= target ? `Pages: ${measured}.` : `Pages are BELOW TARGET: ${measured}.`)
  console.log(`By processor time per request alone: ${cpuRatio.toFixed(3)}.`)
  const figures = {
    pages: {
      ratio: round(ratio),
      rps: Math.round(pages.requestsPerSecond),
      bareRps: Math.round(bare.requestsPerSecond),
      p99: round(pages.p99),
      bareP99: round(bare.p99),
      cpuRatio: round(cpuRatio),
      target,
    },
    app: { ratio: round(appRatio), rps: Math.round(app.requestsPerSecond), p99: round(app.p99) },
  }
  console.log(JSON.stringify(figures))
}

function row(name: string, { requestsPerSecond, p99, cpu }: Load, share: number) {
  const perSecond = Math.round(requestsPerSecond).toLocaleString('en')
  line(name, perSecond, share.toFixed(3), `${p99.toFixed(2)} ms`, `${cpu.toFixed(1)} µs`)
}

function line(name: string, ...columns: string[]) {
  console.log(name.padEnd(22), ...columns.map((column) => column.padStart(12)))
}

function round(value: number): number {
  return Number(value.toFixed(3))
}
