import { type Browser, chromium } from '@playwright/test'

export type Load = {
  blocked: number
  layout: number
  style: number
  scripts: number
  parsing: number
  all: number
}

type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args: { name?: string; data?: { documentLoaderURL?: string } }
}

/** How much slower than this machine a phone is, and the length from which on a task is felt. */
const phone = 4
const felt = 50

const kinds: Record<Exclude<keyof Load, 'blocked' | 'all'>, RegExp> = {
  layout: /^Layout$/,
  style: /^(?:UpdateLayoutTree|RecalcStyle)/,
  scripts: /^(?:FunctionCall|EvaluateScript|RunMicrotasks|FireIdleCallback|TimerFire|v8\.)/,
  parsing: /^(?:ParseHTML|ParseAuthorStyleSheet)/,
}

/**
 * What a page's first load on a small screen costs the browser's main thread, in milliseconds of processor time; `blocked`
 * is what of a phone's tasks is beyond 50 ms. Processor time, because a busy machine makes no difference to it.
 */
export async function startTracer() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  return {
    /** A page `isBare` without its scripts. */
    load: (url: string, isBare: boolean) => traceLoad(browser, url, isBare),
    stop: () => browser.close(),
  }
}

async function traceLoad(browser: Browser, url: string, isBare: boolean): Promise<Load> {
  const session = await browser.newBrowserCDPSession()
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  try {
    const page = await context.newPage()
    if (isBare) await page.route('**/*.js', (route) => route.abort())
    await session.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        // Tasks are in the second of them.
        includedCategories: [
          'devtools.timeline',
          'disabled-by-default-devtools.timeline',
          'blink.user_timing',
          'v8',
        ],
        excludedCategories: ['*'],
      },
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(2500)
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
  } finally {
    await context.close()
    await session.detach()
  }
  return loadIn(events, url)
}

function loadIn(events: TraceEvent[], url: string): Load {
  const began = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(url),
  )
  if (!began) throw new Error(`The trace does not show ${url}`)
  const here = events.filter(({ pid, ts }) => pid === began.pid && ts >= began.ts)
  const thread = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === began.pid && args.name === 'CrRendererMain',
  )
  const own = here.filter(({ tid, ph }) => tid === thread?.tid && ph === 'X')
  const tasks = own.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000)
  if (tasks.length === 0) throw new Error('The trace has no tasks: nothing can be said about blocked time')
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const of = selfTimes(own)
  return {
    blocked: sum(tasks.map((task) => Math.max(0, phone * task - felt))),
    all: sum(tasks),
    ...(Object.fromEntries(
      Object.entries(kinds).map(([kind, names]) => [
        kind,
        sum([...of].flatMap(([name, time]) => (names.test(name) ? [time] : []))),
      ]),
    ) as Record<keyof typeof kinds, number>),
  }
}

/** Processor time by name, each without what ran within it. */
function selfTimes(events: TraceEvent[]) {
  const times = new Map<string, number>()
  const open: { end: number; name: string }[] = []
  const add = (name: string, time: number) => times.set(name, (times.get(name) ?? 0) + time)
  for (const { name, ts, dur = 0, tdur = 0 } of events.toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  )) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop()
    const around = open.at(-1)
    if (around) add(around.name, -tdur / 1000)
    add(name, tdur / 1000)
    open.push({ end: ts + dur, name })
  }
  return times
}
