import { readFileSync } from 'node:fs'

/** Prints `passed failed` of a Vitest or Playwright report. What passed at the second try is named by the runner. */
const report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const counts = report.stats
  ? [report.stats.expected + report.stats.flaky, report.stats.unexpected]
  : [report.numPassedTests, report.numFailedTests + report.numFailedTestSuites]
console.log(counts.join(' '))
