import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export type Command = {
  command: string
  args: string[]
  /** The file that takes stdout and stderr; without it both are pipes for the caller to read. */
  log?: string
  env?: Record<string, string | undefined>
  cwd?: string
  uid?: number
  gid?: number
  /** What asks this program to end in good order. */
  stopSignal?: NodeJS.Signals
}

export type Running = {
  child: ChildProcess
  pid: number
  hasExited(): boolean
  /** Settles when it has ended. */
  gone: Promise<void>
  /** Asks it to end, insists after `seconds`, and returns when it is gone. */
  stop(seconds?: number): Promise<void>
  /** kill -9, for the process and whatever it started in its group. */
  kill(): void
}

/**
 * Starts a program that ends with us, however we end: also by kill -9, when no handler of ours would run.
 * It has a process group of its own, so that Ctrl-C reaches us alone and we choose the order of stopping.
 */
export async function startProcess(of: Command): Promise<Running> {
  const out = of.log ? openSync(of.log, 'a') : 'pipe'
  const child = spawn(of.command, of.args, {
    stdio: ['ignore', out, out],
    detached: true,
    env: { ...process.env, ...of.env },
    cwd: of.cwd,
    uid: of.uid,
    gid: of.gid,
  })
  if (typeof out === 'number') closeSync(out)
  await once(child, 'spawn')

  const pid = child.pid as number
  const stopSignal = of.stopSignal ?? 'SIGTERM'
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const hasExited = () => child.exitCode !== null || child.signalCode !== null
  const guard = guardAgainstOrphan(pid, stopSignal)
  child.once('exit', () => guard?.kill())

  async function stop(seconds = 10) {
    if (hasExited()) return
    child.kill(stopSignal)
    await Promise.race([gone, pause(seconds * 1000, undefined, { ref: false })])
    // A program that is started by a script goes on when the script has ended.
    signalGroup(pid, 'SIGKILL')
    await gone
  }

  function kill() {
    if (!hasExited()) signalGroup(pid, 'SIGKILL')
  }

  return { child, pid, hasExited, gone, stop, kill }
}

/** The end of a log, for the message of an error. */
export function tailOf(log: string, lines = 20): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}

/** A shell waits for the end of a pipe that only we hold; the system closes it when we are gone. */
function guardAgainstOrphan(pid: number, signal: NodeJS.Signals) {
  if (process.platform === 'win32') return
  const script = `cat >/dev/null; kill -${signal.slice(3)} ${pid}`
  const shell = spawn('sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true, cwd: '/' })
  shell.unref()
  return { kill: () => shell.pid && signalGroup(shell.pid, 'SIGKILL') }
}

function signalGroup(leader: number, signal: NodeJS.Signals) {
  try {
    process.kill(process.platform === 'win32' ? leader : -leader, signal)
  } catch {
    // Already gone.
  }
}
