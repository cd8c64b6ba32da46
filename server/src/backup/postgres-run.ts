import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findPrograms } from '../platform/postgres/postgres-programs.ts'

type Program = Parameters<NonNullable<ReturnType<typeof findPrograms>>['path']>[0]

export type RunningProgram = { child: ChildProcessWithoutNullStreams; done: Promise<void> }

/** Starts one of PostgreSQL's programs on a database. The password goes by the environment: others see arguments. */
export function startProgram(program: Program, url: string, args: string[]): RunningProgram {
  const programs = findPrograms()
  if (!programs) throw new Error(`${program} is not installed. Debian: apt-get install postgresql-client`)
  const child = spawn(programs.path(program), args, { env: { ...process.env, ...environmentOf(url) } })
  let said = ''
  child.stderr.on('data', (bytes) => {
    said = (said + bytes).slice(-2000)
  })
  // The exit code shows which process failed first; a broken pipe is only a consequence.
  child.stdin.on('error', () => {})
  const done = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`)
  })
  // It may fail before anybody waits for it.
  done.catch(() => {})
  return { child, done }
}

function environmentOf(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const plain = decodeURIComponent
  return {
    PGHOST: searchParams.get('host') ?? plain(hostname),
    PGPORT: port || '5432',
    PGUSER: plain(username),
    PGPASSWORD: plain(password),
    PGDATABASE: plain(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? undefined,
    PGAPPNAME: 'busbar backup',
    PGTZ: 'UTC',
  }
}
