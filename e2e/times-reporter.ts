import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

/** What one journey took, in milliseconds, and how much of that it spent on what. */
export type JourneyTimes = {
  file: string
  title: string
  worker: number
  /** Since the beginning of the run. */
  from: number
  all: number
  spent: Record<string, number>
}

const labels = ['start', 'sign-in', 'publishing', 'axe']

/** Keeps what each journey took for `npm run ci-times`. */
export default class TimesReporter implements Reporter {
  readonly #file: string
  readonly #began = Date.now()
  readonly #journeys: JourneyTimes[] = []

  constructor({ outputFile = 'results/times.json' }: { outputFile?: string }) {
    this.#file = join(import.meta.dirname, outputFile)
  }

  onTestEnd(test: TestCase, { startTime, parallelIndex, steps }: TestResult) {
    const spent: Record<string, number> = {}
    addUp(steps, spent)
    this.#journeys.push({
      file: relative(join(import.meta.dirname, 'journeys'), test.location.file),
      title: test.title,
      worker: parallelIndex,
      from: startTime.getTime() - this.#began,
      // Not the result's own duration, which leaves out what its worker does before and after it.
      all: steps.reduce((sum, { duration }) => sum + duration, 0),
      spent,
    })
  }

  onEnd() {
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(this.#journeys))
  }
}

/** The time under each label; what is under one is not looked into. */
function addUp(steps: TestStep[], spent: Record<string, number>) {
  for (const { title, category, duration, steps: within } of steps) {
    const name = category === 'fixture' ? /"(.+)"/.exec(title)?.[1] : title
    if (name && labels.includes(name)) spent[name] = (spent[name] ?? 0) + duration
    else addUp(within, spent)
  }
}
