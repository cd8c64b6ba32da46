import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of a stack that has ended, and the port of its address, which stands in its pages. */
export type Template = { folder: string; port: number }

/** Puts everything that a template holds into a stack's folder, in place of what is there. */
export function copyTemplate({ folder }: Template, to: string) {
  for (const part of ['postgres', 'site', 'uploads', 'mail'])
    rmSync(join(to, part), { recursive: true, force: true })
  copyParts(folder, to, ['postgres', 'site', 'uploads'])
}

/** With their owner and modes, on which PostgreSQL insists. */
export function copyParts(from: string, to: string, parts: string[]) {
  for (const part of parts) execFileSync('cp', ['-a', join(from, part), to])
}
