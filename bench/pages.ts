import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { renderNginx } from '../deploy/nginx/render.ts'
import { freePort } from '../dev/free-port.ts'
import { hasBrotli, type Nginx, startNginx } from '../dev/nginx.ts'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { median } from './median.ts'
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
  const files = ['index.html', 'privacy.html']
  await waitUntil('the pages to be published', () =>
    files.every((file) => existsSync(join(stack.siteFolder, 'pages', file))),
  )
  const bare = await startBare(stack, files)
  const product = await startProduct(stack)
  const app = { url: stack.url, pids: stack.apps.map(({ pid }) => pid) }
  // A page is published again when an image of it got its smaller sizes, perhaps while it is copied.
  await waitUntil('all three to serve the same bytes', async () => {
    bare.copyPages()
    const home = await areSameBytes([`${bare.url}/index.html`, `${product.url}/`, `${app.url}/`])
    return home && areSameBytes([`${bare.url}/privacy.html`, `${product.url}/privacy`, `${app.url}/privacy`])
  })
  report({
    pages: await compare(at(bare, '/index.html'), at(product, '/')),
    inner: await compare(at(bare, '/privacy.html'), at(product, '/privacy')),
    app: eachBy(median, [await run(at(app, '/')), await run(at(app, '/'))]),
  })
} finally {
  for (const nginx of fronts) await nginx.stop()
  await stack.stop()
}

/** A plain folder with the pages and their compressed twins: the least that nginx can do for these bytes. */
async function startBare({ folder, siteFolder }: Stack, files: string[]) {
  const place = join(folder, 'bare')
  mkdirSync(join(place, 'files'), { recursive: true })
  const copyPages = () => {
    for (const file of files.flatMap((name) => [name, `${name}.gz`, `${name}.br`]))
      copyFileSync(join(siteFolder, 'pages', file), join(place, 'files', file))
  }
  copyPages()
  const port = await freePort()
  const conf = `
  server {
    listen 127.0.0.1:${port};
    root ${place}/files;
    sendfile on;
    tcp_nopush on;
    gzip_static on;
  }`
  return { url: `http://127.0.0.1:${port}`, pids: await front(place, conf, port), copyPages }
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
  return { url: `http://127.0.0.1:${port}`, pids: await front(place, conf, port) }
}

/** Starts nginx on its own processor, without a log, and tells its workers' ids. */
async function front(folder: string, conf: string, port: number): Promise<number[]> {
  const nginx = await startNginx({ folder, conf, port, cpu: cpus.server })
  fronts.push(nginx)
  return workersOf(nginx.pid)
}

/** It listens before it has started them. */
async function workersOf(master: number): Promise<number[]> {
  const children = () => readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim()
  await waitUntil("nginx's worker", () => children() !== '')
  return children().split(' ').map(Number)
}

async function areSameBytes(urls: string[]) {
  const bodies = await Promise.all(urls.map(compressedBody))
  return bodies.every((body) => body.equals(bodies[0] as Buffer))
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

function at(server: Server, path: string): Server {
  return { ...server, url: server.url + path }
}

async function compare(bare: Server, product: Server): Promise<Comparison> {
  const runs: { bare: Load; product: Load }[] = []
  for (let round = 0; round < rounds; round++) runs.push(await abba(bare, product))
  return {
    bare: eachBy(
      median,
      runs.map((one) => one.bare),
    ),
    product: eachBy(
      median,
      runs.map((one) => one.product),
    ),
    ratio: median(runs.map((one) => one.product.requestsPerSecond / one.bare.requestsPerSecond)),
    cpuRatio: median(runs.map((one) => one.bare.cpu / one.product.cpu)),
  }
}

/** A B B A: what drifts slowly touches both alike. */
async function abba(bare: Server, product: Server) {
  const [a1, b1, b2, a2] = [await run(bare), await run(product), await run(product), await run(bare)]
  return { bare: eachBy(mean, [a1, a2]), product: eachBy(mean, [b1, b2]) }
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

type Comparison = { bare: Load; product: Load; ratio: number; cpuRatio: number }

function report({ pages, inner, app }: { pages: Comparison; inner: Comparison; app: Load }) {
  const appRatio = app.requestsPerSecond / pages.bare.requestsPerSecond
  line('', 'requests/s', 'ratio', 'p99', 'processor/request')
  row('/ from a plain folder', pages.bare, 1)
  row('/ by the product', pages.product, pages.ratio)
  row('/ by the app alone', app, appRatio)
  row('/privacy, plain folder', inner.bare, 1)
  row('/privacy, the product', inner.product, inner.ratio)
  for (const [name, { ratio, cpuRatio }] of Object.entries({ 'home page': pages, 'inner page': inner })) {
    const verdict = ratio >= target ? 'reached' : 'NOT REACHED'
    const cpu = `${cpuRatio.toFixed(3)} by processor time alone`
    console.log(`Target ${target} for the ${name} ${verdict}: ${ratio.toFixed(3)} by requests, ${cpu}.`)
  }
  const figures = {
    pages: figuresOf(pages),
    inner: figuresOf(inner),
    app: { ratio: round(appRatio), rps: Math.round(app.requestsPerSecond), p99: round(app.p99) },
  }
  console.log(JSON.stringify(figures))
}

function figuresOf({ bare, product, ratio, cpuRatio }: Comparison) {
  return {
    ratio: round(ratio),
    rps: Math.round(product.requestsPerSecond),
    bareRps: Math.round(bare.requestsPerSecond),
    p99: round(product.p99),
    bareP99: round(bare.p99),
    cpuRatio: round(cpuRatio),
    target,
  }
}

function row(name: string, { requestsPerSecond, p99, cpu }: Load, share: number) {
  const perSecond = Math.round(requestsPerSecond).toLocaleString('en')
  line(name, perSecond, share.toFixed(3), `${p99.toFixed(2)} ms`, `${cpu.toFixed(1)} µs`)
}

function line(name: string, ...columns: string[]) {
  console.log(name.padEnd(24), ...columns.map((column) => column.padStart(12)))
}

function round(value: number): number {
  return Number(value.toFixed(3))
}
