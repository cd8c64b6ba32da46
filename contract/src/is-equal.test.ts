import { expect, test } from 'vitest'
import { isEqual } from './is-equal.ts'

test('values are equal by what they say, whatever the order of their keys', () => {
  expect(isEqual({ a: 1, b: [{ c: null, d: 'x' }] }, { b: [{ d: 'x', c: null }], a: 1 })).toBe(true)
  expect(isEqual({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isEqual([1, 2], [2, 1])).toBe(false)
  expect(isEqual([1], [1, 2])).toBe(false)
  expect(isEqual({ a: null }, { a: '' })).toBe(false)
  expect(isEqual([], {})).toBe(false)
  expect(isEqual(null, undefined)).toBe(false)
})

test('a file equals itself alone', () => {
  const file = new File(['a'], 'a.png')
  expect(isEqual(file, file)).toBe(true)
  expect(isEqual(file, new File(['a'], 'a.png'))).toBe(false)
})
