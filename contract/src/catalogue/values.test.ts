import { expect, test } from 'vitest'
import { printValue } from './print-value.ts'
import { readValue } from './read-value.ts'
import { type ValueRules, valueProblem } from './value-problem.ts'

const rules = (given: Partial<ValueRules> & { decimals?: number }) => ({
  kind: 'number' as const,
  unit: null,
  choices: [],
  isMultiple: false,
  decimals: null,
  ...given,
})
const choices = ['Oil', 'Cast resin, dry'].map((label) => ({
  key: label.toLowerCase().split(/\W/)[0] ?? '',
  label,
  etimValue: null,
}))

test('what is typed becomes a value of its kind, and is printed as people read it', () => {
  const both = (typed: string, of: ReturnType<typeof rules>) => {
    const read = readValue(typed, of)
    return 'value' in read ? printValue(read.value, { characteristic: of }) : read.problem
  }
  expect(both('0,4kV', rules({ unit: 'V' }))).toBe('0.4\u00a0kV')
  expect(both('5 %', rules({ unit: '%', decimals: 2 }))).toBe('5.00\u00a0%')
  expect(both('5 ‰', rules({ unit: '%', decimals: 2 }))).toBe('5\u00a0‰')
  expect(both('-25 to 40', rules({ kind: 'range', unit: '°C' }))).toBe('−25…+40\u00a0°C')
  expect(both(' IEC 60076 ', rules({ kind: 'text' }))).toBe('IEC 60076')
  expect(both(' ', rules({ kind: 'text' }))).toBe('Please enter a text')
  expect(both('✓', rules({ kind: 'yesNo' }))).toBe('Yes')
  expect(both('No', rules({ kind: 'yesNo' }))).toBe('No')
  expect(both('perhaps', rules({ kind: 'yesNo' }))).toBe('Please enter yes or no')
})

test('choices are understood by their words, commas and all, or by their keys', () => {
  const keys = (typed: string, isMultiple = true) => {
    const read = readValue(typed, rules({ kind: 'choice', choices, isMultiple }))
    return 'value' in read && read.value.kind === 'choice'
      ? read.value.keys
      : 'problem' in read && read.problem
  }
  expect(keys('oil')).toEqual(['oil'])
  expect(keys('Cast resin, dry')).toEqual(['cast'])
  expect(keys('oil; cast')).toEqual(['oil', 'cast'])
  expect(keys('Oil, gas')).toBe('“gas” is not among the choices')
  expect(keys('oil, cast', false)).toBe('Only one can be chosen')
})

test('a value that does not fit its characteristic is named', () => {
  const volts = { kind: 'number' as const, relation: 'is' as const, value: '12000', unit: 'kV' }
  expect(valueProblem(volts, rules({ unit: 'V' }))).toBeNull()
  expect(valueProblem(volts, rules({ unit: 'A' }))).toBe('kV doesn’t measure the same as A')
  expect(valueProblem(volts, rules({}))).toBe('This is a plain number without a unit')
  expect(valueProblem({ ...volts, unit: null }, rules({ unit: 'V' }))).toBe('This value needs a unit')
  expect(valueProblem(volts, rules({ kind: 'range', unit: 'V' }))).toBe('This must be a range')
  const chosen = (...keys: string[]) =>
    valueProblem({ kind: 'choice', keys }, rules({ kind: 'choice', choices }))
  expect(chosen('oil')).toBeNull()
  expect(chosen('gas')).toBe('“gas” is not among the choices')
  expect(chosen('oil', 'cast')).toBe('Only one can be chosen')
  expect(chosen('oil', 'oil')).toBe('The same choice appears twice')
})
