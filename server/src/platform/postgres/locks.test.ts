import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { channels, locks, queueNames } from './locks.ts'

const source = new URL('../..', import.meta.url).pathname

test('C1: every lock, channel and queue is one of its kind', () => {
  for (const names of [locks, channels, queueNames].map(Object.values)) {
    expect(new Set(names).size).toBe(names.length)
  }
})

test('C1: no lock number, channel or queue is named anywhere else', () => {
  const elsewhere = globSync('**/*.ts', { cwd: source })
    .filter((file) => !/locks\.ts$|\.test\.ts$/.test(file))
    .filter((file) => /4_?201_?\d{3}|channel: '|queue: '/.test(readFileSync(`${source}${file}`, 'utf8')))
  expect(elsewhere).toEqual([])
})
