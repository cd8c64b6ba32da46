import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

const base = { name: 'Relay', price: 10, tags: ['a'] }

test('changes of different fields come together', () => {
  const result = mergeValues(base, { ...base, name: 'Relay 2' }, { ...base, price: 12 })
  expect(result).toEqual({ merged: { name: 'Relay 2', price: 12, tags: ['a'] }, clashes: [] })
})

test('a field that both changed differently is a clash, and mine stands in it until somebody decides', () => {
  const result = mergeValues(base, { ...base, tags: ['b'] }, { ...base, tags: ['c'] })
  expect(result).toEqual({ merged: { ...base, tags: ['b'] }, clashes: ['tags'] })
})

test('a field that both changed to the same is no clash', () => {
  const both = { ...base, price: 11 }
  expect(mergeValues(base, both, { ...both })).toEqual({ merged: both, clashes: [] })
})
