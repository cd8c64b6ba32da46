import lighthouse from 'lighthouse'

/** The goals for every page. Sizes are bytes as they travel, headers included. */
export const figures = {
  performance: { goal: 100, unit: '', isAtLeast: true },
  accessibility: { goal: 100, unit: '', isAtLeast: true },
  bestPractices: { goal: 100, unit: '', isAtLeast: true },
  seo: { goal: 100, unit: '', isAtLeast: true },
  lcp: { goal: 1500, unit: ' ms', isAtLeast: false },
  cls: { goal: 0.01, unit: '', isAtLeast: false },
  tbt: { goal: 50, unit: ' ms', isAtLeast: false },
  scripts: { goal: 120, unit: ' kB', isAtLeast: false },
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

/** Several runs, and of those the one in the middle by its performance. */
export async function measure(url: string, { port, runs }: { port: number; runs: number }): Promise<Audited> {
  const audited: Audited[] = []
  for (let run = 0; run < runs; run++) audited.push(auditedFrom(await reportOn(url, port)))
  const sorted = audited.toSorted((a, b) => a.values.performance - b.values.performance)
  return sorted[Math.floor(runs / 2)] as Audited
}

async function reportOn(url: string, port: number): Promise<Report> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' })
  const problem = result?.lhr.runtimeError?.message
  if (!result || problem) throw new Error(`Lighthouse on ${url}: ${problem ?? 'no result'}`)
  return result.lhr
}

function auditedFrom(report: Report): Audited {
  const points = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const { scripts, transfer } = sizesIn(report)
  return {
    values: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      bestPractices: points('best-practices'),
      seo: points('seo'),
      lcp: Math.round(value('largest-contentful-paint')),
      cls: Number(value('cumulative-layout-shift').toFixed(4)),
      tbt: Math.round(value('total-blocking-time')),
      scripts,
      transfer,
    },
    findings: findingsIn(report),
    machine: Math.round(report.environment.benchmarkIndex),
  }
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
