import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

export type Load = {
  requestsPerSecond: number
  /** In milliseconds. */
  p99: number
  /** Microseconds of processor time that the server spent on one request: other programs do not count in. */
  cpu: number
}

/** One run of wrk, on a processor of its own, against a server whose processes are known. */
export async function load(
  url: string,
  { seconds, cpu, pids }: { seconds: number; cpu: number; pids: number[] },
): Promise<Load> {
  const wrk = ['wrk', '-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: gzip', url]
  const before = processorTime(pids)
  const { stdout } = await promisify(execFile)('taskset', ['-c', `${cpu}`, ...wrk])
  const requestsPerSecond = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  const [, amount, unit] = stdout.match(/99%\s+([\d.]+)(us|ms|s)\b/) ?? []
  const p99 = Number(amount) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
  const requests = Number(stdout.match(/(\d+) requests in/)?.[1])
  const failures = stdout.match(/Non-2xx.*|Socket errors.*/)
  if (failures || !requestsPerSecond) throw new Error(`wrk on ${url}: ${failures ?? stdout}`)
  return { requestsPerSecond, p99, cpu: (processorTime(pids) - before) / requests }
}

/** Microseconds on a processor so far, as the scheduler counts them. */
function processorTime(pids: number[]): number {
  const nanoseconds = pids.map((pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]))
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1000
}

export function hasWrk(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v wrk taskset'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
