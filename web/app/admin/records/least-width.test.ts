import { expect, test } from 'vitest'
import { actionsWidth, leastWidth } from './least-width.ts'

test('columns with a width of their own take it; the others need room for their words', () => {
  expect(leastWidth({ columns: [{ width: 100 }, {}, {}] })).toBe(400)
  expect(leastWidth({ columns: [{ width: 100 }, { least: 220 }], selection: {}, actions: () => null })).toBe(
    100 + 220 + 56 + actionsWidth,
  )
})

test('columns without a width share equally, so each needs as much as the widest of them', () => {
  expect(leastWidth({ columns: [{ least: 100 }, { least: 300 }] })).toBe(600)
})

test('a share must be wide enough, and leave enough to the others', () => {
  expect(leastWidth({ columns: [{ width: '20%', least: 200 }, { width: 100 }] })).toBe(1000)
  expect(leastWidth({ columns: [{ width: '50%', least: 100 }, { width: 400 }] })).toBe(800)
})
