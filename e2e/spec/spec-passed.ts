import { readFileSync } from 'node:fs'
import { specLinesIn, specTests } from './spec-tests.ts'

/**
 * Reads what Vitest or Playwright has reported, and fails when a test that shows a line of the specification has not
 * run or has not passed. Of journeys that several machines share, each has those of its own files to answer for.
 */
type Ran = { file: string; title: string; isPassed: boolean }
type UnitReport = {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[]
}
type Suite = {
  suites?: Suite[]
  specs?: { file: string; title: string; tests: { status: string }[] }[]
}

const ran = process.argv.slice(2).flatMap((report) => testsIn(JSON.parse(readFileSync(report, 'utf8'))))
const isOfRunner = /\.test\.ts$/.test(ran[0]?.file ?? '') ? /\.test\.ts$/ : /\.spec\.ts$/
const complaints = ran
  .filter(({ title, isPassed }) => specLinesIn(title).length > 0 && !isPassed)
  .map(({ file, title }) => `has not passed: ${file}: ${title}`)
for (const { file, title, lines } of specTests().filter(({ file }) => isOfRunner.test(file))) {
  const ofFile = ran.filter((test) => test.file.endsWith(file) || file.endsWith(`/${test.file}`))
  if (ofFile.length === 0 && process.env.E2E_SHARD) continue
  const shown = ofFile.flatMap((test) => specLinesIn(test.title))
  if (!lines.every((line) => shown.includes(line))) complaints.push(`has not run: ${file}: ${title}`)
}
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length > 0 ? 1 : 0)

function testsIn(report: UnitReport | Suite): Ran[] {
  if (!('testResults' in report)) return journeysIn(report)
  return report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file, title, isPassed: status === 'passed' })),
  )
}

function journeysIn({ suites = [], specs = [] }: Suite): Ran[] {
  const own = specs.map(({ file, title, tests }) => ({
    file,
    title,
    isPassed: tests.some(({ status }) => status === 'expected' || status === 'flaky'),
  }))
  return [...own, ...suites.flatMap(journeysIn)]
}
