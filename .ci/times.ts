import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * What the last `.ci/run` took, slowest first: its steps, the files of journeys with what they waited for, the slowest
 * journeys, and the files of unit and API tests. `npm run ci-times -- 40` lists 40 of each.
 */
const most = Number(process.argv[2] ?? 25)
const root = join(import.meta.dirname, '..')
const labels = ['start', 'sign-in', 'publishing', 'axe'] as const

type Spent = Partial<Record<(typeof labels)[number], number>>
type Journey = { file: string; title: string; all: number; spent: Spent }

table(
  'steps',
  read<{ name: string; seconds: number }[]>('results/steps.json').map(({ name, seconds }) => ({
    name,
    seconds,
  })),
)
const journeys = ['e2e/results/times.json', 'e2e/results/measured/times.json'].flatMap((file) =>
  read<Journey[]>(file),
)
table(
  'files of journeys',
  Object.entries(Object.groupBy(journeys, ({ file }) => file)).map(([file, all = []]) => ({
    name: `${file} (${all.length})`,
    seconds: sum(all.map(({ all: time }) => time)) / 1000,
    spent: total(all),
  })),
)
table(
  'journeys',
  journeys.map(({ file, title, all, spent }) => ({ name: `${file}: ${title}`, seconds: all / 1000, spent })),
)
const unit = read<{ testResults?: { name: string; startTime: number; endTime: number }[] }>(
  'results/unit.json',
)
table(
  'files of unit and API tests',
  (unit.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  })),
)

type Row = { name: string; seconds: number; spent?: Spent }

function table(title: string, rows: Row[]) {
  if (rows.length === 0) return
  const hasSpent = rows.some(({ spent }) => spent)
  const all = sum(rows.map(({ seconds }) => seconds))
  console.log(`\n${title}: ${rows.length}, ${all.toFixed(0)} s in all`)
  if (hasSpent) {
    const spent = total(rows.map(({ spent = {} }) => ({ spent })))
    console.log(line('all of them', all, spent))
    console.log(`${'s'.padStart(8)}${labels.map((label) => label.padStart(12)).join('')}`)
  }
  for (const { name, seconds, spent } of rows.toSorted((a, b) => b.seconds - a.seconds).slice(0, most))
    console.log(line(name, seconds, spent))
}

function line(name: string, seconds: number, spent?: Spent) {
  const columns = spent ? labels.map((label) => ((spent[label] ?? 0) / 1000).toFixed(1).padStart(12)) : []
  return `${seconds.toFixed(1).padStart(8)}${columns.join('')}  ${name.slice(0, 110)}`
}

function total(rows: { spent: Spent }[]): Spent {
  return Object.fromEntries(labels.map((label) => [label, sum(rows.map(({ spent }) => spent[label] ?? 0))]))
}

function sum(numbers: number[]) {
  return numbers.reduce((all, number) => all + number, 0)
}

function read<Content>(file: string): Content {
  const path = join(root, file)
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  console.log(`${file} is not there: it comes with .ci/run`)
  return [] as Content
}
