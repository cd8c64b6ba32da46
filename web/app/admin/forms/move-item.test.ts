import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test('moves an entry to another place, and the others make room', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
})

test('gives the same list back where there is nowhere to move to', () => {
  const list = ['a', 'b']
  for (const [from, to] of [
    [0, -1],
    [1, 2],
    [1, 1],
    [5, 0],
  ] as const)
    expect(moveItem(list, from, to)).toBe(list)
})
