import { expect, test } from 'vitest'
import { readCells } from './read-cells.ts'

test('rows are lines and cells are between tabs, whatever ends the lines', () => {
  expect(readCells('A\t1\r\nB\t2\nC\t\n')).toEqual([
    ['A', '1'],
    ['B', '2'],
    ['C', ''],
  ])
})

test('a quoted cell may have line breaks, tabs and quotes', () => {
  expect(readCells('A\t"two\nlines"\nB\t"19"""\n')).toEqual([
    ['A', 'two lines'],
    ['B', '19"'],
  ])
})

test('a quote behind a number is no beginning of a cell', () => {
  expect(readCells('Rack\t19"\n"half\tcell')).toEqual([
    ['Rack', '19"'],
    ['"half', 'cell'],
  ])
})

test('empty lines keep their place, but for those at the end', () => {
  expect(readCells('1\n\n3\n\n\n')).toEqual([['1'], [''], ['3']])
  expect(readCells('')).toEqual([])
})
