import { readFileSync } from 'node:fs'

/** Prints `passed failed` of a Vitest or Playwright report. */
const report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const counts = report.stats
  ? [report.stats.expected, report.stats.unexpected + report.stats.flaky]
  : [report.numPassedTests, report.numFailedTests + report.numFailedTestSuites]
console.log(counts.join(' '))
