import type { MeasuredCall } from './calls.ts'
import { sizes } from './fill.ts'
import type { Samples } from './measure.ts'

export type Row = Omit<MeasuredCall, 'path'> & Samples & { statements: number }

const target = 2

/**
 * Prints a table for people, and all figures as JSON in the last line. The fastest of all runs stands beside the
 * percentiles: on a machine that is busy with other things, it tells what the two sides take by themselves.
 */
export function report(nothing: Row, rows: Row[]) {
  const floor = figuresOf(nothing).api
  console.log(`A call without any SQL: ${floor.best} ms at best, p50 ${floor.p50} ms, p99 ${floor.p99} ms.`)
  print([
    '',
    '',
    'API best',
    'p50',
    'p99',
    'SQL best',
    'p50',
    'p99',
    'ratio',
    'at best',
    'queries',
    'kB',
    'runs',
  ])
  const figures = rows.map(figuresOf)
  for (const { name, who, api, sql, ratio, queries, kilobytes, runs, status } of figures) {
    const times = [api.best, api.p50, api.p99, sql.best, sql.p50, sql.p99, ratio.p50, ratio.best]
    const columns = [...times.map((time) => time.toFixed(2)), ...[queries, kilobytes, runs].map(String)]
    print([name, who, ...columns, status === 200 ? '' : `answered ${status}`])
  }
  const near = figures.filter(({ ratio }) => ratio.p50 <= target)
  console.log(
    `${near.length} of ${figures.length} calls are within ${target} times of their bare SQL at p50.`,
  )
  console.log(JSON.stringify({ sizes, target, floor, calls: figures }))
}

function figuresOf({ name, who, status, statements, bytes, api, bare }: Row) {
  const times = { api: timesOf(api), sql: timesOf(bare) }
  const ratio = { p50: round(times.api.p50 / times.sql.p50), best: round(times.api.best / times.sql.best) }
  const kilobytes = Math.round(bytes / 1000)
  return { name, who, status, ...times, ratio, queries: statements, kilobytes, runs: api.length }
}

function timesOf(samples: number[]) {
  return {
    best: round(Math.min(...samples)),
    p50: round(percentile(samples, 0.5)),
    p99: round(percentile(samples, 0.99)),
  }
}

function percentile(samples: number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function print([name = '', who = '', ...columns]: string[]) {
  console.log(name.padEnd(42), who.padEnd(13), ...columns.map((column) => column.padStart(8)))
}

function round(value: number): number {
  return Number(value.toFixed(2))
}
