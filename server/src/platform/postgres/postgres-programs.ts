import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** PostgreSQL's own programs of one version, by their paths. */
export type Programs = { major: number; path: (program: Program) => string }

const debian = '/usr/lib/postgresql'

/** The newest that are installed: an older pg_dump refuses a newer server. Null where there are none. */
export function findPrograms(): Programs | null {
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  const found = folders.flatMap((folder) => {
    const major = majorOf(join(folder, 'pg_dump'))
    return major ? [{ major, path: (program: Program) => join(folder, program) }] : []
  })
  return found.sort((a, b) => b.major - a.major)[0] ?? null
}

function majorOf(program: string): number | null {
  if (!existsSync(program)) return null
  try {
    const said = execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(/(\d+)/.exec(said)?.[1]) || null
  } catch {
    return null
  }
}
