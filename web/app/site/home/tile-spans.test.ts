import { expect, test } from 'vitest'
import { tileSpans } from './tile-spans.ts'

test('fills every row of twelve columns, however few tiles there are', () => {
  for (let count = 1; count <= 8; count++) {
    const spans = tileSpans(count)
    expect(spans).toHaveLength(count)
    let row = 0
    for (const span of spans) {
      row += span
      expect(row, `${count}: ${spans}`).toBeLessThanOrEqual(12)
      if (row === 12) row = 0
    }
    expect(row, `${count}: ${spans}`).toBe(0)
  }
})

test('puts the wide tile of a row under the narrow one of the row above', () => {
  expect(tileSpans(4)).toEqual([7, 5, 5, 7])
})

test('makes many tiles small and alike', () => {
  expect(new Set(tileSpans(50))).toEqual(new Set([3]))
})

test('has nothing to share out among none', () => {
  expect(tileSpans(0)).toEqual([])
})
