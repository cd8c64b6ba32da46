import { existsSync, readFileSync } from 'node:fs'

/** How many tests passed and failed in a Vitest or Playwright report. One that needed a second try failed. */
export function countsOf(file: string): [passed: number, failed: number] {
  if (!existsSync(file)) return [0, 1]
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats
    ? [report.stats.expected, report.stats.unexpected + report.stats.flaky]
    : [report.numPassedTests, report.numFailedTests + report.numFailedTestSuites]
}
