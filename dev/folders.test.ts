import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { codeFiles } from './house/code-files.ts'

const most = 25

test(`no folder has more than ${most} files of code`, () => {
  const counts = new Map<string, number>()
  for (const file of codeFiles()) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const full = [...counts]
    .filter(([, count]) => count > most)
    .map(([folder, count]) => `${folder} has ${count}: move those that belong together into a folder in it`)
  expect(full).toEqual([])
})
