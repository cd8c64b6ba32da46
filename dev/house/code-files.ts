import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Every file of code, from the root on: with those that git does not know yet, without those that are gone. */
export function codeFiles() {
  const known = ['ls-files', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', known, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file) && existsSync(join(root, file)))
}
