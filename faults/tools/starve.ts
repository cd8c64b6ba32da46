import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { childrenOf } from '../../dev/postgres/postgres.ts'

/** A processor's time comes in slices: one of them, and then none for as long as the other nine last. */
const slice = 10
const period = 100

/**
 * Gives each of these programs, and whatever they have started, a tenth of a processor until it is stopped, by halting
 * them most of the time. Tells for which share of the time they were halted, and how much of a processor the first had.
 */
export function starve(pids: number[]) {
  const [first = 0] = pids
  const began = { at: performance.now(), used: secondsUsed(first) }
  const guard = guardAgainstHalt(pids)
  let halted = 0
  let isOver = false
  const starving = (async () => {
    while (!isOver) {
      const haltedAt = performance.now()
      const all = pids.flatMap((pid) => [pid, ...childrenOf(pid)])
      signal(all, 'SIGSTOP')
      await pause(period - slice)
      signal(all, 'SIGCONT')
      halted += performance.now() - haltedAt
      await pause(slice)
    }
  })()
  return {
    async stop() {
      isOver = true
      await starving
      guard.kill()
      const seconds = (performance.now() - began.at) / 1000
      return { haltedShare: halted / 1000 / seconds, usedShare: (secondsUsed(first) - began.used) / seconds }
    },
  }
}

/** A stopped process cannot even end: if we are killed, a shell at the other end of our pipe resumes them. */
function guardAgainstHalt(pids: number[]) {
  const script = `cat >/dev/null; for pid in ${pids.join(' ')}; do
    kill -CONT $pid $(cat /proc/$pid/task/$pid/children); done`
  const shell = spawn('sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: '/' })
  shell.unref()
  return shell
}

function signal(pids: number[], name: NodeJS.Signals) {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // Already gone.
    }
}

/** The seconds that it has had of a processor, in hundredths as the kernel counts. */
function secondsUsed(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
