import lighthouse from 'lighthouse'
import { median } from './median.ts'

/**
 * The goals for every page. Sizes are bytes as they travel, headers included. `bareTbt` and `bareLcp` are of the same
 * page without its scripts, and `ownTbt` is what the scripts add.
 */
export const figures = {
  performance: { goal: 100, unit: '', isAtLeast: true },
  accessibility: { goal: 100, unit: '', isAtLeast: true },
  bestPractices: { goal: 100, unit: '', isAtLeast: true },
  seo: { goal: 100, unit: '', isAtLeast: true },
  lcp: { goal: 1400, unit: ' ms', isAtLeast: false },
  bareLcp: { goal: 1400, unit: ' ms', isAtLeast: false },
  cls: { goal: 0, unit: '', isAtLeast: false },
  tbt: { goal: 70, unit: ' ms', isAtLeast: false },
  bareTbt: { goal: 50, unit: ' ms', isAtLeast: false },
  ownTbt: { goal: 20, unit: ' ms', isAtLeast: false },
  scripts: { goal: 15, unit: ' kB', isAtLeast: false },
  transfer: { goal: 450, unit: ' kB', isAtLeast: false },
}

export type Figure = keyof typeof figures
export type Audited = {
  values: Record<Figure, number>
  /** What cost points, as Lighthouse words it. */
  findings: string[]
  /** How fast Lighthouse found this machine to be; it takes 1500 and more for a desk's, and slows that down. */
  machine: number
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
type Flags = NonNullable<Parameters<typeof lighthouse>[1]>
/** What a single report tells. */
type Own = Omit<Audited['values'], 'bareTbt' | 'bareLcp' | 'ownTbt'>

/**
 * Several runs with the page's scripts and without, in turn, so that both meet the same machine; of each figure the one
 * in the middle.
 */
export async function measure(url: string, { port, runs }: { port: number; runs: number }): Promise<Audited> {
  const reports: Report[] = []
  const bare: Report[] = []
  for (let run = 0; run < runs; run++) {
    reports.push(await reportOn(url, port))
    bare.push(await reportOn(url, port, { blockedUrlPatterns: ['*.js'] }))
  }
  const middle = (some: Report[], read: (report: Report) => number) => median(some.map(read))
  const bareTbt = middle(bare, ({ audits }) => numberIn(audits, 'total-blocking-time'))
  const all = reports.map(valuesIn)
  const values = Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((one) => one[name as keyof Own]))]),
  ) as Own
  const last = reports.at(-1) as Report
  return {
    values: {
      ...values,
      bareTbt: Math.round(bareTbt),
      ownTbt: Math.round(values.tbt - bareTbt),
      bareLcp: Math.round(middle(bare, ({ audits }) => numberIn(audits, 'largest-contentful-paint'))),
    },
    findings: findingsIn(last),
    machine: Math.round(last.environment.benchmarkIndex),
  }
}

async function reportOn(url: string, port: number, more: Flags = {}): Promise<Report> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error', ...more })
  const problem = result?.lhr.runtimeError?.message
  if (!result || problem) throw new Error(`Lighthouse on ${url}: ${problem ?? 'no result'}`)
  return result.lhr
}

function valuesIn(report: Report): Own {
  const { categories, audits } = report
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    lcp: Math.round(numberIn(audits, 'largest-contentful-paint')),
    cls: Number(numberIn(audits, 'cumulative-layout-shift').toFixed(4)),
    tbt: Math.round(numberIn(audits, 'total-blocking-time')),
    ...sizesIn(report),
  }
}

function numberIn(audits: Report['audits'], name: string) {
  return audits[name]?.numericValue ?? Number.NaN
}

/** In kB. A script that is loaded ahead is a script too, whatever the browser calls its kind. */
function sizesIn(report: Report) {
  const details = report.audits['network-requests']?.details
  if (details?.type !== 'table') throw new Error('Lighthouse does not tell the requests')
  const requests = details.items.map(({ url, transferSize }) => ({
    isScript: new URL(String(url)).pathname.endsWith('.js'),
    size: Number(transferSize),
  }))
  const kilobytes = (some: typeof requests) =>
    Math.round(some.reduce((sum, { size }) => sum + size, 0) / 100) / 10
  return { scripts: kilobytes(requests.filter(({ isScript }) => isScript)), transfer: kilobytes(requests) }
}

function findingsIn(report: Report): string[] {
  const counted = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  const audits = [...new Set(counted.map(({ id }) => id))].map((id) => report.audits[id])
  return audits.flatMap((audit) =>
    audit && audit.score !== null && audit.score < 1
      ? [`${audit.title} ${audit.displayValue ?? ''}`.trim()]
      : [],
  )
}
