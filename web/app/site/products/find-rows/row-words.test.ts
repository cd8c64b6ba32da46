import { expect, test } from 'vitest'
import { isFound, plainRow } from './row-words.ts'

const cells = ['VT-1250/20', '18\u202f500W', '≥\u00a099.5\u00a0%', '−25…+40\u00a0°C', 'Natural ester'].map(
  plainRow,
)
const finds = (typed: string) => isFound(cells, typed)

test.each([
  '',
  'vt-12',
  'vt 1250',
  '18500 W',
  '18 500',
  '99,5 %',
  '-25',
  'NATURAL',
  'ester 99.5',
  '1250 18500',
])('a row is found by “%s”', (typed) => expect(finds(typed)).toBe(true))

test.each(['1600', 'mineral', 'ester 98', '2018'])('but not by “%s”', (typed) =>
  expect(finds(typed)).toBe(false),
)
