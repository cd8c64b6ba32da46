import { expect, test } from 'vitest'
import { nextTab } from './section-tabs.tsx'

test('S6: the arrows lead from tab to tab around both ends, Home and End to the first and last', () => {
  expect(nextTab('ArrowDown', 4, 5)).toBe(0)
  expect(nextTab('ArrowUp', 0, 5)).toBe(4)
  expect(nextTab('ArrowRight', 1, 5)).toBe(2)
  expect(nextTab('ArrowLeft', 1, 5)).toBe(0)
  expect([nextTab('Home', 3, 5), nextTab('End', 3, 5), nextTab(' ', 3, 5)]).toEqual([0, 4, 3])
  expect([nextTab('Tab', 0, 5), nextTab('a', 0, 5), nextTab('toString', 0, 5)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
