import { expect, test } from 'vitest'
import { plainRow, rowsWith } from './row-words.ts'

const rowOf = (...cells: string[]) => ({ name: cells[0], cells: cells.map(plainRow) })
const rows = [
  rowOf('VT-1250/20', '18\u202f500W', '≥\u00a099.5\u00a0%', '−25…+40\u00a0°C', 'Natural ester'),
  rowOf('VT-18/20', '500W', 'Mineral oil'),
]
const found = (typed: string) => [...rowsWith(rows, typed)].map(({ name }) => name)

test.each(['vt-12', 'vt 1250', '18500 W', '18 500', '99,5 %', '-25', 'NATURAL', 'ester 99.5', '1250 18500'])(
  '“%s” finds the one row that has it, however it is written',
  (typed) => expect(found(typed)).toEqual(['VT-1250/20']),
)

test('nothing typed is in every row, and what no row has in none', () => {
  expect(found(' ')).toHaveLength(2)
  expect(['1600', 'ester 98', '2018', 'natural oil'].flatMap(found)).toEqual([])
})
