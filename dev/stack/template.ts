import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of a stack that has ended, and the port of its address, which stands in its pages. */
export type Template = { folder: string; port: number }

/** Puts everything that a template holds into a stack's folder, in place of what is there. */
export function copyTemplate(template: Template, folder: string) {
  for (const part of ['postgres', 'site', 'uploads', 'mail'])
    rmSync(join(folder, part), { recursive: true, force: true })
  // With its owner and modes, on which PostgreSQL insists.
  for (const part of ['postgres', 'site', 'uploads'])
    execFileSync('cp', ['-a', join(template.folder, part), folder])
}
