import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTree } from '../dev/copy-tree.ts'
import { type Guard, type TestName, withoutGuard } from './guard.ts'
import { failingWhole, filesAndTitles, isNoticed, type Result } from './results.ts'

const atOnce = 2

/** Takes guards away one by one and runs the test of each. Answers whether all of them hold. */
export async function breakOneByOne(guards: Guard[]) {
  const started = Date.now()
  const folder = await mkdtemp(join(tmpdir(), 'busbar-mutate-'))
  const copies = await Promise.all(
    Array.from({ length: atOnce }, (_, number) => copyTree(join(folder, String(number)))),
  )
  try {
    const tests = guards.map(({ noticedBy }) => noticedBy)
    const unsure = await failingWhole(tests, (some) => runTests(copies[0] as string, some))
    for (const test of unsure) console.log(`fails with nothing broken: ${test.join(' ')}`)
    const sure = guards.filter(({ noticedBy }) => !unsure.includes(noticedBy))
    const isHeld = await breakEach(sure, copies, started)
    return isHeld && unsure.length === 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function breakEach(guards: Guard[], copies: string[], started: number) {
  const left = [...guards]
  const survivors: Guard[] = []
  let noticed = 0
  await Promise.all(
    copies.map(async (copy) => {
      for (let guard = left.shift(); guard; guard = left.shift()) {
        const isMissed = await isMissedIn(copy, guard)
        if (isMissed) noticed++
        else survivors.push(guard)
        const outcome = isMissed ? 'noticed ' : guard.coveredBy ? 'covered ' : 'SURVIVES'
        console.log(`${outcome} ${guard.guard}${isMissed ? '' : because(guard)}`)
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
async function isMissedIn(copy: string, guard: Guard) {
  const path = join(copy, guard.file)
  const source = await readFile(path, 'utf8')
  await writeFile(path, withoutGuard(guard, source))
  try {
    return isNoticed(await runTests(copy, [guard.noticedBy]), guard)
  } finally {
    await writeFile(path, source)
  }
}

function because({ coveredBy, noticedBy: [file, title] }: Guard) {
  return coveredBy ? ` (by ${coveredBy})` : `\n         ${file} passes without it: ${title}`
}

/** What came of these tests. */
async function runTests(copy: string, tests: TestName[]): Promise<Result[]> {
  const report = join(copy, 'mutate-report.json')
  await rm(report, { force: true })
  const { files, titles } = filesAndTitles(tests)
  const args = ['run', ...files, '-t', titles, '--testTimeout=180000', '--hookTimeout=180000']
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
