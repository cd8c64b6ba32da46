import { execFile, execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

export type Answered = {
  asked: number
  served: number
  refused: number
  unanswered: number
  /** Of those that were served, in milliseconds. */
  p99: number
}

type Flood = {
  seconds: number
  connections: number
  /** So many ask each second, whether or not others still wait. Without it each asks again when it has an answer. */
  rate?: number
  /** Where it may write. */
  folder: string
}

/** Connections of one program ask all at the same moments; so many programs, begun apart, are a steady stream. */
const programs = 12

/** Requests one address with h2load, written in C: the client must not take the processor from the server. */
export async function flood(url: string, { seconds, connections, rate, folder }: Flood): Promise<Answered> {
  if (!rate) return sumOf(await ask(url, seconds, connections, [], join(folder, 'asked.tsv')))
  const each = Math.round(connections / programs)
  const perConnection = rate / (each * programs)
  const apart = 1000 / perConnection / programs
  const lines = await Promise.all(
    Array.from({ length: programs }, async (_, index) => {
      await pause(index * apart)
      return ask(url, seconds, each, [`--rps=${perConnection}`], join(folder, `asked-${index}.tsv`))
    }),
  )
  return sumOf(lines.flat())
}

/** When it was asked, the status, and after how many microseconds it came. */
type Line = [at: number, status: number, took: number]

async function ask(url: string, seconds: number, connections: number, more: string[], log: string) {
  // It would write on at the end of an older one.
  await rm(log, { force: true })
  const args = ['--h1', `--clients=${connections}`, `--duration=${seconds}`, `--log-file=${log}`, ...more]
  await promisify(execFile)('h2load', [...args, url])
  const lines = (await readFile(log, 'utf8')).trim().split('\n')
  return lines.map((line) => line.split('\t').map(Number) as Line)
}

function sumOf(lines: Line[]): Answered {
  const served = lines.filter(([, status]) => status === 200)
  const refused = lines.filter(([, status]) => status === 503 || status === 429).length
  const took = served.map(([, , microseconds]) => microseconds).toSorted((a, b) => a - b)
  return {
    asked: lines.length,
    served: served.length,
    refused,
    unanswered: lines.length - served.length - refused,
    p99: (took[Math.floor(took.length * 0.99)] ?? 0) / 1000,
  }
}

export function hasFlood(): boolean {
  try {
    execFileSync('h2load', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
