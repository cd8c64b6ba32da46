import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { copyTree } from '../dev/copy-tree.ts'
import { lendImageSizes } from '../dev/image-sizes.ts'
import { type Guard, type TestName, withoutGuard } from './guard.ts'
import { failingIn, failingWhole, filesAndTitles, isNoticed, type Result } from './results.ts'

/**
 * Takes all guards away at once, builds, and runs the journey of each. Answers whether every one is missed, while the
 * journeys that need none of them still pass.
 */
export async function breakAllAtOnce(guards: Guard[], untouched: TestName[]) {
  const started = Date.now()
  const folder = await mkdtemp(join(tmpdir(), 'busbar-mutate-'))
  try {
    const copy = await copyTree(join(folder, 'copy'))
    // A copy has no cache of its own, and making the images of the demo takes minutes.
    lendImageSizes(join(copy, 'node_modules/.cache/busbar/image-sizes'))
    await writeFile(join(copy, 'e2e', impatient.file), impatient.source)
    await build(copy)
    const journeys = [...guards.map(({ noticedBy }) => noticedBy), ...untouched]
    const unsure = await failingWhole(journeys, (some) => runJourneys(copy, some))
    for (const journey of unsure) console.log(`fails with nothing broken: ${journey.join(' ')}`)
    const isSure = (journey: TestName) => !unsure.includes(journey)
    const sure = guards.filter(({ noticedBy }) => isSure(noticedBy))

    for (const guard of sure) await takeAway(copy, guard)
    await build(copy)
    const results = await runJourneys(copy, journeys.filter(isSure))
    const strays = failingIn(results, untouched.filter(isSure))
    for (const journey of strays) console.log(`fails although nothing it needs is gone: ${journey.join(' ')}`)
    const noticed = sure.filter((guard) => isNoticed(results, guard))
    for (const guard of sure)
      console.log(noticed.includes(guard) ? `noticed  ${guard.guard}` : survival(guard))
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`${noticed.length} of ${guards.length} noticed; ${seconds} s`)
    return noticed.length === guards.length && unsure.length === 0 && strays.length === 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function survival({ guard, noticedBy: [file, title] }: Guard) {
  return `SURVIVES ${guard}\n         ${file} passes without it: ${title}`
}

async function takeAway(copy: string, guard: Guard) {
  const path = join(copy, guard.file)
  await writeFile(path, withoutGuard(guard, await readFile(path, 'utf8')))
}

async function build(copy: string) {
  if ((await runIn(copy, 'npm', ['run', '--silent', 'build'])) !== 0)
    throw new Error('The copy cannot be built')
}

/** What came of these journeys. */
async function runJourneys(copy: string, journeys: TestName[]): Promise<Result[]> {
  const report = join(copy, 'e2e/results/report.json')
  await rm(report, { force: true })
  const { files, titles } = filesAndTitles(journeys)
  await runIn(copy, 'node', ['e2e/run.ts', '--config', impatient.file, ...files, '-g', titles])
  const results = resultsIn(JSON.parse(await readFile(report, 'utf8')) as Suite)
  return results.map((result) => ({ ...result, file: join(copy, 'e2e/journeys', result.file) }))
}

/**
 * Each of these journeys fails once, by waiting in vain, so they use shorter timeouts than usual. They also run once with
 * nothing broken, which reveals those that need longer.
 */
const impatient = {
  file: 'impatient.config.ts',
  source: `import config from './playwright.config.ts'

const timeout = 15_000
const use = { ...config.use, actionTimeout: timeout, navigationTimeout: timeout }
export default { ...config, use, expect: { timeout } }
`,
}

/** Whatever happens in the copy is done by its own tools. */
async function runIn(copy: string, command: string, args: string[]) {
  const PATH = [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(command, args, { cwd: copy, stdio: 'ignore', env: { ...process.env, PATH } })
  const [code] = await once(child, 'exit')
  return code
}

/** A journey's title follows those of what it stands in. */
function resultsIn({ suites = [], specs = [] }: Suite, above: string[] = []): Result[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({
        title: [...above, title].join(' '),
        file,
        outcome: outcomes[status] ?? 'late',
      })),
  )
  return [...own, ...suites.flatMap((suite) => resultsIn(suite, [...above, suite.title ?? '']))]
}

const outcomes: Record<string, Result['outcome']> = { passed: 'passed', failed: 'failed' }

/** What we read of Playwright's report, which is a suite itself. */
type Suite = {
  title?: string
  suites?: Suite[]
  specs?: { title: string; file: string; tests: { results: { status: string }[] }[] }[]
}
