import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutGuard } from './guard.ts'
import { screens, untouched } from './screens.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const journeys = [...screens.map(({ noticedBy }) => noticedBy), ...untouched]

test.each(screens)('this fault can still be planted: $guard', (fault) => {
  expect(withoutGuard(fault, read(fault.file))).not.toBe(read(fault.file))
})

test('all faults can be planted together', () => {
  const files = new Map<string, string>()
  for (const fault of screens)
    files.set(fault.file, withoutGuard(fault, files.get(fault.file) ?? read(fault.file)))
})

test.each(journeys)('this journey is there, once: %s %s', (file, title) => {
  expect(read(file).split(title)).toHaveLength(2)
})

test('each fault has a journey of its own', () => {
  const names = journeys.map((journey) => journey.join(' '))
  expect(names).toEqual([...new Set(names)])
})
