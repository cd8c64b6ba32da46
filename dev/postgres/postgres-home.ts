import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Binaries } from './postgres-binaries.ts'

export type Home = {
  folder: string
  data: string
  password: string
  log: string
  /** The file by which a running server says that the data is taken. */
  lock: string
  /** Of the data that is already there. */
  version?: number
  /** The user that runs the server when we are root, since PostgreSQL refuses to run as root. */
  owner?: { uid: number; gid: number }
  /** Hands a file that we made to the owner. */
  give(path: string): void
}

/** The folder for one private server, which only the user it runs as can read. */
export function makeHome(wanted: string): Home {
  const owner = process.getuid?.() === 0 ? someoneElse() : undefined
  if (owner) letPassThrough(dirname(resolve(wanted)))
  const folder = owner && !canReach(dirname(resolve(wanted)), owner) ? standIn(wanted) : resolve(wanted)
  const give = (path: string) => owner && chownSync(path, owner.uid, owner.gid)

  mkdirSync(dirname(folder), { recursive: true })
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  if (owner && statSync(folder).uid === 0 && readdirSync(folder).length === 0) give(folder)
  if (owner && statSync(folder).uid !== owner.uid) {
    throw new Error(`${folder} belongs to another user; PostgreSQL's data is not put there. Remove it.`)
  }

  const data = join(folder, 'data')
  const made = join(data, 'PG_VERSION')
  return {
    folder,
    data,
    password: join(folder, 'password'),
    log: join(folder, 'postgres.log'),
    lock: join(data, 'postmaster.pid'),
    version: existsSync(made) ? Number.parseInt(readFileSync(made, 'utf8'), 10) : undefined,
    owner,
    give,
  }
}

/** The programs themselves, copied beside the data when the owner cannot reach them where they are. */
export function reachableBinaries(binaries: Binaries, { folder, owner }: Home): Binaries {
  const { bin, home } = binaries
  if (!owner || !home || canReach(bin, owner)) return binaries
  const copy = join(folder, 'programs')
  if (!existsSync(copy)) cpSync(home, copy, { recursive: true, verbatimSymlinks: true })
  return { ...binaries, bin: join(copy, 'bin') }
}

function someoneElse(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody']
    .map((name) => users.find((user) => user.startsWith(`${name}:`)))
    .find(Boolean)
  if (!line) throw new Error('PostgreSQL does not run as root. Run this as another user.')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** A folder made by mkdtemp is shut. To pass through it, without looking around, does no harm. */
function letPassThrough(folder: string) {
  if (dirname(folder) !== tmpdir() || !existsSync(folder)) return
  const { mode, uid } = statSync(folder)
  if (uid === 0) chmodSync(folder, mode | 0o011)
}

/** Whether a user may enter this folder: the mode of each folder above it decides, a clone in /root is shut. */
function canReach(folder: string, { uid, gid }: { uid: number; gid: number }): boolean {
  if (existsSync(folder)) {
    const { mode, uid: holder, gid: group } = statSync(folder)
    const bit = holder === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
  }
  return dirname(folder) === folder || canReach(dirname(folder), { uid, gid })
}

/** A place outside the project that is the same each time for the same project. */
function standIn(wanted: string): string {
  const shared = existsSync('/var/tmp') ? '/var/tmp' : tmpdir()
  const key = createHash('sha256').update(resolve(wanted)).digest('hex').slice(0, 12)
  return join(shared, `busbar-postgres-${key}`)
}
