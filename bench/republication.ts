import { readFileSync } from 'node:fs'
import type { Client } from '@busbar/contract'
import type { Stack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { measureBareRender } from './bare-render.ts'
import { percentile } from './percentile.ts'
import { timeSaves } from './time-saves.ts'

const target = 0.5
const slowestSave = 1000
const bareTrees = 100

type Options = { stack: Stack; admin: Client; paths: string[]; metricsUrl: string }

/**
 * How fast all pages are published again after a change that each of them shows, next to a bare loop that only renders
 * them, and how long a save takes meanwhile until its page is served. Processor time tells more on a busy machine.
 */
export async function measureRepublication({ stack, admin, paths, metricsUrl }: Options) {
  const read = async () => ({ ...(await readNumbers(metricsUrl)), cpu: processorTime(stack.apps[0]?.pid) })
  const before = await read()
  const began = performance.now()
  const elapsed = () => performance.now() - began
  await admin.siteSettings.update({ titleSuffix: `Published again ${paths.length}` })
  let took = 0
  const watching = (async () => {
    // Saves make pages due as well, but later: once the oldest is younger than the change of all, that one is done.
    const isOver = async () => (await read()).unpublishedSeconds * 1000 < elapsed() - 2000
    await waitUntil('the republication', isOver, { seconds: 3600, every: 200 })
    took = elapsed()
  })()
  const saves = await timeSaves(stack, admin, () => took > 0)
  await watching
  const after = await read()
  const pages = after.published - before.published
  const perSecond = (pages * 1000) / took
  const cpu = (after.cpu - before.cpu) / pages
  const bare = await measureBareRender(stack, paths.slice(0, bareTrees))
  return {
    pages,
    perSecond: round(perSecond),
    barePerSecond: round(bare.perSecond),
    ratio: round(perSecond / bare.perSecond),
    target,
    cpu: round(cpu),
    bareCpu: round(bare.cpu),
    cpuRatio: round(bare.cpu / cpu),
    saves: saves.length,
    saveP50: Math.round(percentile(saves, 50)),
    saveP95: Math.round(percentile(saves, 95)),
  }
}

export function reportRepublication(figures: Awaited<ReturnType<typeof measureRepublication>>) {
  const { pages, perSecond, barePerSecond, ratio, cpu, bareCpu, cpuRatio, saves, saveP50, saveP95 } = figures
  console.log(`${pages} pages published again: ${perSecond} a second, ${cpu} ms of processor time each.`)
  console.log(`The same rendered by bare react-dom: ${barePerSecond} a second, ${bareCpu} ms each.`)
  console.log(
    'Bare leaves out to match the address, load the data, compress, write the files and note what was read.',
  )
  const verdict = ratio >= target ? 'reached' : 'NOT REACHED'
  console.log(`Target ${target} ${verdict}: ${ratio}, ${cpuRatio} by processor time alone.`)
  const saveVerdict = saveP95 < slowestSave ? 'reached' : 'NOT REACHED'
  const times = `p95 ${saveP95} ms and p50 ${saveP50} ms of ${saves}`
  console.log(`Target ${slowestSave} ms for a save meanwhile ${saveVerdict}: ${times}.`)
}

/** Milliseconds on a processor so far, of all its threads; the system counts in hundredths of a second. */
function processorTime(pid = 0) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function round(value: number) {
  return Number(value.toFixed(value < 10 ? 3 : 1))
}

async function readNumbers(url: string) {
  const text = await (await fetch(url)).text()
  const numberOf = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length) ?? 0,
    )
  return {
    published: numberOf('busbar_pages_total{result="published"}'),
    unpublishedSeconds: numberOf('busbar_unpublished_seconds'),
  }
}
