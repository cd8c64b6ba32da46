import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { type Running, startProcess, tailOf } from '../process.ts'
import { waitUntil } from '../wait-until.ts'
import { findBinaries } from './postgres-binaries.ts'
import { type Home, makeHome, reachableBinaries } from './postgres-home.ts'

export type Postgres = {
  /** Stays the same over `stop` or `kill` and `start`, so that clients can reconnect. */
  url(database: string): string
  port: number
  /** The postmaster's. */
  pid: number
  /** Starts it again after `stop` or `kill`. */
  start(): Promise<void>
  stop(): Promise<void>
  /** kill -9 for the postmaster and its children: what a power cut leaves behind. */
  kill(): void
}

export type PostgresOptions = {
  folder: string
  /** `false` for tests: as fast as memory. It survives a kill of its processes, but not of the machine. */
  durable?: boolean
}

/**
 * A private PostgreSQL in a folder, on a free loopback port, that ends with this process. When the folder's
 * server already runs, for a second `npm run dev`, that one is used and left running.
 */
export async function startPostgres({ folder, durable = true }: PostgresOptions): Promise<Postgres> {
  const home = makeHome(folder)
  const { bin } = reachableBinaries(findBinaries(home.version), home)
  if (!home.version) initialise(bin, home, durable)
  const password = readFileSync(home.password, 'utf8')

  let port = 0
  let pid = 0
  let own: Running | undefined
  let wasKilled = false

  async function start() {
    if (wasKilled) await own?.gone
    if (own && !own.hasExited()) return
    const other = await runningIn(home)
    if (other) {
      port = other.port
      pid = other.pid
      return
    }
    port ||= await freePort()
    own = await startServer(bin, home, settings(port, durable))
    pid = own.pid
    wasKilled = false
  }

  function kill() {
    if (!own || own.hasExited()) return
    // Listed first: once the postmaster is dead, nobody is their parent. They have sessions of their own.
    const children = childrenOf(own.pid)
    for (const victim of [own.pid, ...children]) signal(victim, 'SIGKILL')
    wasKilled = true
  }

  await start()
  return {
    url: (database) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`,
    get port() {
      return port
    },
    get pid() {
      return pid
    },
    start,
    kill,
    async stop() {
      await own?.stop()
    },
  }
}

const superuser = 'busbar'

/**
 * A password even on loopback: with `trust`, every local user and every page that can reach a local port
 * through a developer's browser would be one step from a superuser, who may run programs.
 */
function initialise(bin: string, home: Home, durable: boolean) {
  writeFileSync(home.password, randomBytes(24).toString('hex'), { mode: 0o600 })
  home.give(home.password)

  // Made beside its place and then renamed, so that an interrupted start leaves no half-made data behind.
  const fresh = `${home.data}.new`
  rmSync(fresh, { recursive: true, force: true })
  const args = ['-D', fresh, '-U', superuser, '--pwfile', home.password, '--auth=scram-sha-256']
  args.push('--encoding=UTF8', ...locale(), '--no-instructions')
  if (!durable) args.push('--no-sync')
  execFileSync(join(bin, 'initdb'), args, {
    cwd: home.folder,
    ...home.owner,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  renameSync(fresh, home.data)
}

/** Sorted by code point, so that an order never depends on the machine; upper and lower case of all letters. */
function locale(): string[] {
  if (process.platform === 'linux') return ['--locale=C.UTF-8']
  if (process.platform === 'darwin') return ['--locale=C', '--lc-ctype=en_US.UTF-8']
  return ['--no-locale']
}

function settings(port: number, durable: boolean): string[] {
  const all: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Tries again for a while: after kill -9, the last child may still hold the shared memory. */
async function startServer(bin: string, home: Home, args: string[]): Promise<Running> {
  for (let attempt = 1; ; attempt++) {
    writeFileSync(home.log, '')
    const command = join(bin, 'postgres')
    const server = await startProcess({
      command,
      args: ['-D', home.data, ...args],
      log: home.log,
      cwd: home.folder,
      stopSignal: 'SIGINT', // A 'fast shutdown': SIGTERM would wait for every client to leave.
      ...home.owner,
    })
    await waitUntil('PostgreSQL', () => server.hasExited() || isReady(home, server.pid), { seconds: 120 })
    if (!server.hasExited()) return server
    if (attempt === 5) throw new Error(`PostgreSQL does not start:\n${tailOf(home.log)}`)
    await pause(500)
  }
}

/** The server that already runs on this data, once it takes connections. */
async function runningIn(home: Home): Promise<{ pid: number; port: number } | undefined> {
  const lock = readLock(home)
  if (!lock) return
  if (!isAlive(lock.pid)) return // PostgreSQL itself knows what to do with a lock whose owner is dead.
  if (!isPostgres(lock.pid)) {
    // The system has given the number to another program since, and PostgreSQL would refuse to start.
    rmSync(home.lock)
    return
  }
  const isSettled = () => !isAlive(lock.pid) || isReady(home, lock.pid)
  await waitUntil('the PostgreSQL of another process', isSettled)
  // Looked at twice: when that process has only just ended, its server is about to follow.
  await pause(300)
  await waitUntil('the PostgreSQL of another process', isSettled)
  return isAlive(lock.pid) ? lock : undefined
}

function isReady(home: Home, pid: number): boolean {
  const lock = readLock(home)
  return lock?.pid === pid && lock.status === 'ready'
}

/** `postmaster.pid`: process id, data folder, start time, port, socket, address, memory key, status. */
function readLock(home: Home): { pid: number; port: number; status: string } | undefined {
  if (!existsSync(home.lock)) return
  const lines = readFileSync(home.lock, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() }
}

function isAlive(pid: number): boolean {
  return signal(pid, 0)
}

function isPostgres(pid: number): boolean {
  const proc = `/proc/${pid}/comm`
  const name = existsSync(proc)
    ? readFileSync(proc, 'utf8')
    : execFileSync('ps', ['-o', 'comm=', '-p', `${pid}`], { encoding: 'utf8' })
  return name.includes('postgres')
}

/** What a program has started itself. */
export function childrenOf(pid: number): number[] {
  const proc = `/proc/${pid}/task/${pid}/children`
  const list = existsSync(proc)
    ? readFileSync(proc, 'utf8')
    : execFileSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' })
  return list.split(/\s+/).filter(Boolean).map(Number)
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
