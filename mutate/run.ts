import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTree } from '../dev/copy-tree.ts'
import { type Guard, withoutGuard } from './guard.ts'
import { security } from './security.ts'
import { takeover } from './takeover.ts'

/** Takes guards away one by one, each in a copy of the tree, and says which no test misses. */
const lists: Record<string, Guard[]> = { security, takeover }

const [name = '', only = ''] = process.argv.slice(2)
const guards = lists[name]?.filter(({ guard }) => guard.includes(only))
if (!guards?.length) {
  console.error(`npm run mutate -- <${Object.keys(lists).join('|')}> [words of a guard]`)
  process.exit(2)
}

const atOnce = 2
const started = Date.now()
const folder = await mkdtemp(join(tmpdir(), 'busbar-mutate-'))
const copies = await Promise.all(
  Array.from({ length: atOnce }, (_, number) => copyTree(join(folder, String(number)))),
)
try {
  const unsure = await failingWhole(guards)
  for (const { noticedBy } of unsure) console.log(`fails with nothing broken: ${noticedBy.join(' ')}`)
  const isHeld = await breakEach(guards.filter((guard) => !unsure.includes(guard)))
  process.exitCode = isHeld && unsure.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Those whose test fails without any change, so that its failure proves nothing. A busy machine gets a second try. */
async function failingWhole(guards: Guard[], tries = 2): Promise<Guard[]> {
  if (guards.length === 0 || tries === 0) return guards
  const results = await runTests(copies[0] as string, guards)
  const failing = guards.filter((guard) => {
    const named = results.filter((one) => isNamed(one, guard))
    return named.length === 0 || named.some(({ outcome }) => outcome !== 'passed')
  })
  return failingWhole(failing, tries - 1)
}

async function breakEach(guards: Guard[]) {
  const left = [...guards]
  const survivors: Guard[] = []
  let noticed = 0
  await Promise.all(
    copies.map(async (copy) => {
      for (let guard = left.shift(); guard; guard = left.shift()) {
        const isNoticed = await isMissed(copy, guard)
        if (isNoticed) noticed++
        else survivors.push(guard)
        const outcome = isNoticed ? 'noticed ' : guard.coveredBy ? 'covered ' : 'SURVIVES'
        console.log(`${outcome} ${guard.guard}${isNoticed ? '' : because(guard)}`)
      }
    }),
  )
  const covered = survivors.filter(({ coveredBy }) => coveredBy)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `${noticed + covered.length} of ${guards.length} hold: ${noticed} noticed, ${covered.length} covered by a second guard; ${seconds} s`,
  )
  return survivors.length === covered.length
}

/** Whether a test fails when this guard is gone. */
async function isMissed(copy: string, guard: Guard) {
  const path = join(copy, guard.file)
  const source = await readFile(path, 'utf8')
  await writeFile(path, withoutGuard(guard, source))
  try {
    const results = await runTests(copy, [guard])
    return results.some((one) => isNamed(one, guard) && one.outcome === 'failed')
  } finally {
    await writeFile(path, source)
  }
}

function because({ coveredBy, noticedBy: [file, title] }: Guard) {
  return coveredBy ? ` (by ${coveredBy})` : `\n         ${file} passes without it: ${title}`
}

/** A test that ran out of time proves nothing: the machine may be busy. */
type Result = { title: string; file: string; outcome: 'passed' | 'failed' | 'late' }

function isNamed(result: Result, { noticedBy: [file, title] }: Guard) {
  return result.file.endsWith(`/${file}`) && result.title.includes(title)
}

/** What came of the tests of these guards. */
async function runTests(copy: string, guards: Guard[]): Promise<Result[]> {
  const report = join(copy, 'mutate-report.json')
  await rm(report, { force: true })
  const files = new Set(guards.map(({ noticedBy: [file] }) => file))
  const titles = new Set(guards.map(({ noticedBy: [, title] }) => title.replace(/[^\w ]/g, '.')))
  const args = ['run', ...files, '-t', [...titles].join('|'), '--testTimeout=180000', '--hookTimeout=180000']
  const reporter = ['--reporter=json', `--outputFile=${report}`]
  const vitest = join(copy, 'node_modules/.bin/vitest')
  await once(spawn(vitest, [...args, ...reporter], { cwd: copy, stdio: 'ignore' }), 'exit')
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName: title, status, failureMessages }) => {
        const isLate = failureMessages.some((message) => /timed out in \d+ms/.test(message))
        return { title, file, outcome: status === 'passed' ? 'passed' : isLate ? 'late' : 'failed' }
      }),
  )
}

type Report = {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
