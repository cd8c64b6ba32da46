import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutGuard } from './guard.ts'
import { security } from './security.ts'
import { takeover } from './takeover.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

const guards = [...security, ...takeover]

test.each(guards)('this guard can still be broken, and its test is there: $guard', (guard) => {
  expect(withoutGuard(guard, read(guard.file))).not.toBe(read(guard.file))
  const [file, title] = guard.noticedBy
  expect(read(file)).toContain(title)
})
