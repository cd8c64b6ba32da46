import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const most = 30

test(`no folder has more than ${most} files of code`, () => {
  const counts = new Map<string, number>()
  for (const file of codeFiles()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const full = [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder} has ${count}: move those that belong together into a folder in it`)
  expect(full).toEqual([])
})

/** With those that git does not know yet, without those that are gone. */
function codeFiles() {
  const known = ['ls-files', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', known, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file) && existsSync(join(root, file)))
}
