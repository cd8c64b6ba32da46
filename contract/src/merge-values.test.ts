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

test('the entries of a keyed field are brought together one by one', () => {
  const base = { values: { voltage: 12, current: 630, weight: 3 } }
  const mine = { values: { voltage: 24, current: 630, weight: 3, losses: 1 } }
  const theirs = { values: { voltage: 12, current: 1250 } }
  expect(mergeValues(base, mine, theirs, ['values'])).toEqual({
    merged: { values: { voltage: 24, current: 1250, losses: 1 } },
    clashes: [],
  })
  expect(mergeValues(base, mine, theirs).clashes).toEqual(['values'])
})

test('an entry that both changed is a clash, and the others are brought together all the same', () => {
  type Entries = { values: Record<string, number> }
  const base: Entries = { values: { voltage: 12, current: 630 } }
  const mine: Entries = { values: { voltage: 24, current: 630 } }
  expect(mergeValues(base, mine, { values: { voltage: 36, current: 800 } }, ['values'])).toEqual({
    merged: { values: { voltage: 24, current: 800 } },
    clashes: ['values'],
  })
  expect(mergeValues(base, mine, { values: { current: 630 } }, ['values'])).toEqual({
    merged: { values: { voltage: 24, current: 630 } },
    clashes: ['values'],
  })
})
