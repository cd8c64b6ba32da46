import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCommit } from '../dev/copy-tree.ts'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { type Load, startTracer } from '../e2e/main-thread.ts'
import { signedIn } from '../e2e/people.ts'
import { median } from './median.ts'

/**
 * What the landing page costs a phone's main thread, with the demo's products and with as many as it shows, with its
 * scripts and without. `--against <commit>` measures another version in the same run, load by load in turn.
 */
const against = process.argv.includes('--against')
  ? process.argv[process.argv.indexOf('--against') + 1]
  : undefined
const rounds = process.argv.includes('--short') ? 3 : 7
const most = 60

const folder = mkdtempSync(join(tmpdir(), 'busbar-home-'))
const versions: { name: string; stack: Stack }[] = []
const tracer = await startTracer()
try {
  const options = { copies: 1, nginx: true }
  versions.push({ name: 'now', stack: await startStack(options) })
  if (against) versions.push({ name: against, stack: await (await otherVersion(against))(options) })
  const figures = { demo: await measureAll() } as Record<string, Awaited<ReturnType<typeof measureAll>>>
  for (const { stack } of versions) await fill(stack)
  figures[`${most} products`] = await measureAll()
  for (const [products, loads] of Object.entries(figures)) report(products, loads)
  console.log(JSON.stringify(figures))
} finally {
  await tracer.stop()
  for (const { stack } of versions) await stack.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function otherVersion(commit: string): Promise<typeof startStack> {
  await copyCommit(commit, folder)
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return (await import(join(folder, 'dev/stack.ts'))).startStack
}

async function fill(stack: Stack) {
  const admin = await signedIn(stack, stack.signIn)
  const { data } = await admin.products.list({ limit: most })
  const [one] = data
  if (!one) throw new Error('The demo has no product')
  const { shortDescription, mainImageUrl, category } = one
  for (let number = data.length; number < most; number++) {
    await admin.products.create({
      title: `Switchgear panel ${number} for medium voltage`,
      shortDescription,
      mainImageUrl,
      category,
      price: number,
    })
  }
  const page = async () => (await fetch(stack.url)).text()
  await waitUntil('the page shows all', async () => (await page()).split('data-product=').length - 1 >= most)
}

async function measureAll() {
  const loads: Record<string, Load[]> = {}
  for (let round = 0; round < rounds; round++) {
    for (const { name, stack } of round % 2 ? versions.toReversed() : versions) {
      for (const isBare of [false, true]) {
        const key = isBare ? `${name}, without scripts` : name
        loads[key] ??= []
        loads[key].push(await tracer.load(`${stack.url}/`, isBare))
      }
    }
  }
  return Object.fromEntries(
    Object.entries(loads).map(([name, all]) => [
      name,
      Object.fromEntries(
        Object.keys(all[0] ?? {}).map((kind) => [
          kind,
          Math.round(median(all.map((load) => load[kind as keyof Load])) * 10) / 10,
        ]),
      ) as Load,
    ]),
  )
}

function report(products: string, loads: Record<string, Load>) {
  const kinds = Object.keys(Object.values(loads)[0] ?? {}) as (keyof Load)[]
  console.log(`\n${products}`.padEnd(40), ...kinds.map((kind) => kind.padStart(9)))
  for (const [name, load] of Object.entries(loads))
    console.log(name.padEnd(40), ...kinds.map((kind) => String(load[kind]).padStart(9)))
}
