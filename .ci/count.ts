import { existsSync, readFileSync } from 'node:fs'

/** How many tests passed and failed in a Vitest or Playwright report. The runner lists flaky ones. */
export function countsOf(file: string): [passed: number, failed: number] {
  if (!existsSync(file)) return [0, 1]
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats
    ? [report.stats.expected + report.stats.flaky, report.stats.unexpected]
    : [report.numPassedTests, report.numFailedTests + report.numFailedTestSuites]
}
