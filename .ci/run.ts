import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countsOf } from './count.ts'

/**
 * Runs every step on two cores: those that need one core side by side, those with workers of their own alone. Prints
 * what each said and took, and `N passed, N failed` at the end. `.ci/run checks` or `.ci/run journeys` runs one part,
 * for a service that has a machine for each.
 */
type Step = {
  part: 'checks' | 'journeys'
  name: string
  command: string
  /** The step whose result it cannot do without. */
  needs?: 'build'
  /** The step whose result spares it some work. */
  after?: string
  /** How many of the two cores it keeps busy. */
  cores: 1 | 2
  /** A report of tests, which count one by one. */
  report?: string
}

const steps: Step[] = [
  { part: 'checks', name: 'build', command: 'npm run --silent build', cores: 1 },
  // Most of its time it makes images, one after the other.
  { part: 'checks', name: 'npm run dev in a clean copy', command: 'npm run --silent try-dev', cores: 1 },
  { part: 'checks', name: 'types', command: 'npm run --silent types', cores: 1 },
  { part: 'checks', name: 'format and lint', command: 'npm run --silent lint', cores: 1 },
  { part: 'checks', name: 'import arrows', command: 'npm run --silent arrows', cores: 1 },
  { part: 'checks', name: 'unused code', command: 'npm run --silent unused', cores: 1 },
  { part: 'checks', name: 'licences of dependencies', command: 'npm run --silent licences', cores: 1 },
  {
    part: 'checks',
    name: 'a test for every call',
    command: 'npm run --silent api-coverage -- --check',
    cores: 1,
  },
  {
    part: 'checks',
    name: 'a test for every line of the specification',
    command: 'npm run --silent spec-coverage -- --check',
    cores: 1,
  },
  {
    part: 'checks',
    name: 'the guides to a new content type and a new block',
    command: 'node dev/guides/try-guides.ts --short',
    cores: 1,
  },
  {
    part: 'checks',
    name: 'unit and API tests',
    command: 'vitest run --reporter=default --reporter=json --outputFile.json=results/unit.json',
    needs: 'build',
    cores: 2,
    report: 'results/unit.json',
  },
  {
    part: 'checks',
    name: 'unit and API tests of the specification have passed',
    command: 'node e2e/spec/spec-passed.ts results/unit.json',
    after: 'unit and API tests',
    cores: 1,
  },
  {
    part: 'journeys',
    name: 'journeys in a browser',
    command: 'node e2e/run.ts',
    needs: 'build',
    // It has made the smaller sizes of the demo's images.
    after: 'npm run dev in a clean copy',
    cores: 2,
    report: 'e2e/results/report.json',
  },
  {
    part: 'journeys',
    name: 'journeys that are measured',
    command: 'node e2e/run.ts --measured',
    needs: 'build',
    cores: 2,
    report: 'e2e/results/measured/report.json',
  },
  {
    part: 'journeys',
    name: 'journeys of the specification have passed',
    command: 'node e2e/spec/spec-passed.ts e2e/results/report.json e2e/results/measured/report.json',
    after: 'journeys that are measured',
    cores: 1,
  },
  {
    part: 'journeys',
    name: 'pages against bare nginx',
    command: 'node bench/pages.ts --short',
    needs: 'build',
    cores: 2,
  },
  {
    part: 'journeys',
    name: 'no enquiry is lost',
    command: 'node faults/run.ts inbox --short',
    needs: 'build',
    cores: 2,
  },
]

const root = join(import.meta.dirname, '..')
const results = join(root, 'results')
const [wanted] = process.argv.slice(2)
const chosen = steps.filter(({ part, name }) => !wanted || part === wanted || name === 'build')
const started = performance.now()
const waiting = [...chosen]
const done: { name: string; isPassed: boolean; from: number; seconds: number; tests?: [number, number] }[] =
  []
const running = new Set<string | undefined>()
let freeCores = 2
let hasEnded = Promise.withResolvers<void>()

for (const old of [results, join(root, 'e2e/results')]) rmSync(old, { recursive: true, force: true })
mkdirSync(results)
while (done.length < chosen.length) {
  for (let next = nextStep(); next; next = nextStep()) void run(next)
  await hasEnded.promise
  hasEnded = Promise.withResolvers<void>()
}
tell()

/** In their order: one that waits for a second core is not overtaken. */
function nextStep() {
  const isOpen = (name?: string) => waiting.some((step) => step.name === name) || running.has(name)
  const step = waiting.find(({ needs, after }) => !isOpen(needs) && !isOpen(after))
  if (!step || step.cores > freeCores) return
  waiting.splice(waiting.indexOf(step), 1)
  running.add(step.name)
  freeCores -= step.cores
  return step
}

async function run({ name, command, cores, report }: Step) {
  const from = (performance.now() - started) / 1000
  const log = join(results, `${name.replace(/\W+/g, '-')}.log`)
  // A step that runs alone prints as it runs; the output of parallel ones is printed one after the other.
  const out = cores === 2 ? 'inherit' : openSync(log, 'w')
  if (cores === 2) console.log(`── ${name}`)
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', out, out] })
  const [code] = await once(child, 'exit')
  if (typeof out === 'number') {
    closeSync(out)
    process.stdout.write(`── ${name}\n${readFileSync(log, 'utf8')}`)
  }
  const seconds = (performance.now() - started) / 1000 - from
  const isPassed = code === 0
  console.log(`   ${isPassed ? 'passed' : 'FAILED'} in ${Math.round(seconds)} s`)
  done.push({ name, isPassed, from, seconds, tests: report ? countsOf(join(root, report)) : undefined })
  running.delete(name)
  freeCores += cores
  hasEnded.resolve()
}

function tell() {
  writeFileSync(join(results, 'steps.json'), JSON.stringify(done, null, 2))
  console.log('── times')
  for (const { name, from, seconds } of done)
    console.log(`   ${minutes(from)} + ${minutes(seconds)}  ${name}`)
  const all = (performance.now() - started) / 1000
  console.log(`   ${minutes(all)} in all, after packages were installed`)
  const counts = [true, false].map(
    (wasPassed, index) =>
      done.filter(({ isPassed }) => isPassed === wasPassed).length +
      done.reduce((sum, { tests }) => sum + (tests?.[index] ?? 0), 0),
  )
  console.log(`${counts[0]} passed, ${counts[1]} failed`)
  process.exitCode = counts[1] === 0 ? 0 : 1
}

function minutes(seconds: number) {
  return `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, '0')}`.padStart(5)
}
