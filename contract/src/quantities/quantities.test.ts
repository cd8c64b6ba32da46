import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalText } from './decimal.ts'
import { printNumberValue, printRangeValue } from './print-quantity.ts'
import {
  compareValues,
  extentOf,
  inBaseUnit,
  inUnit,
  type NumberValue,
  numberRelations,
  type RangeValue,
  roundedInUnit,
} from './quantity.ts'
import { readNumberValue, readRangeValue } from './read-quantity.ts'
import { unitOf, units, unitsLike } from './units.ts'

const anyUnit = fc.constantFrom(null, ...units.keys())
const mark = fc.constantFrom('.' as const, ',' as const)
/** Up to twelve digits before the point and behind it, and no digit that says nothing. */
const anyNumber = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.stringMatching(/^\d{0,12}$/))
  .map(([whole, part]) => {
    const behind = part.replace(/0+$/, '')
    return behind ? `${whole}.${behind}` : String(whole)
  })

const numberValue = fc
  .tuple(fc.constantFrom(...numberRelations), anyNumber, anyUnit)
  .map(([relation, number, unit]): NumberValue => {
    const value = inBaseUnit(relation === 'plusMinus' ? number.replace('-', '') : number, unit)
    return { kind: 'number', relation: value === '0' ? 'is' : relation, value, unit }
  })

const rangeValue = fc
  .tuple(anyNumber, anyNumber, anyUnit, fc.constantFrom('both', 'from', 'to'))
  .map(([one, other, unit, ends]): RangeValue => {
    const [from = '0', to = '0'] = [inBaseUnit(one, unit), inBaseUnit(other, unit)].toSorted(compareValues)
    return { kind: 'range', from: ends === 'to' ? null : from, to: ends === 'from' ? null : to, unit }
  })

test('a number that is printed and read again is the same, in every unit', () => {
  fc.assert(
    fc.property(numberValue, mark, (value, decimalMark) => {
      const printed = printNumberValue(value, { decimalMark })
      expect(readNumberValue(printed, { unit: value.unit, decimalMark })).toEqual({ value })
    }),
    { numRuns: 3000 },
  )
})

test('a range that is printed and read again is the same, in every unit', () => {
  fc.assert(
    fc.property(rangeValue, mark, (value, decimalMark) => {
      const printed = printRangeValue(value, { decimalMark })
      expect(readRangeValue(printed, { unit: value.unit, decimalMark })).toEqual({ value })
    }),
    { numRuns: 3000 },
  )
})

test('every unit is understood by its own symbol, wherever another one like it is expected', () => {
  for (const { symbol } of units.values())
    for (const like of unitsLike(symbol))
      expect(readNumberValue(`7.5 ${symbol}`, { unit: like.symbol })).toEqual({
        value: { kind: 'number', relation: 'is', value: inBaseUnit('7.5', symbol), unit: symbol },
      })
})

test('there and back in any unit is the same number, and a decimal text in between', () => {
  fc.assert(
    fc.property(anyNumber, anyUnit, (number, unit) => {
      const value = inBaseUnit(number, unit)
      expect(value).toMatch(decimalText)
      expect(inUnit(value, unit)).toBe(inBaseUnit(number, null))
    }),
  )
})

test('numbers are in the same order in every unit, far beyond what floating point can tell apart', () => {
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: 1, max: 40 }), anyUnit, (number, place, unit) => {
      const value = inBaseUnit(number, unit)
      const [whole = '', part = ''] = value.replace('-', '').split('.')
      const sign = value.startsWith('-') ? '-' : ''
      const more = `${sign}${whole}.${part}${'0'.repeat(place)}1`
      expect(compareValues(value, more)).toBe(sign ? 1 : -1)
      expect(compareValues(more, value)).toBe(sign ? -1 : 1)
      expect(compareValues(value, value)).toBe(0)
    }),
  )
})

test('0.1 + 0.2 is no trap: thirds are rounded, and nothing else', () => {
  expect(inUnit('100', 'min')).toBeNull()
  expect(roundedInUnit('100', 'min', 4)).toBe('1.6667')
  expect(roundedInUnit('-100', 'min', 4)).toBe('-1.6667')
  expect(inUnit('90', 'min')).toBe('1.5')
  expect(inBaseUnit('0.3', 'kV')).toBe('300')
})

test('a value covers what it says', () => {
  const number = (relation: NumberValue['relation']) =>
    extentOf({ kind: 'number', relation, value: '5', unit: null })
  expect(number('is')).toEqual({ from: '5', to: '5' })
  expect(number('atLeast')).toEqual({ from: '5', to: null })
  expect(number('lessThan')).toEqual({ from: null, to: '5' })
  expect(number('plusMinus')).toEqual({ from: '-5', to: '5' })
})

test('decimals are filled up on request', () => {
  const value: NumberValue = { kind: 'number', relation: 'is', value: '5', unit: '%' }
  expect(printNumberValue(value, { decimals: 1 })).toBe('5.0\u00a0%')
  expect(printNumberValue(value, { decimals: 1, decimalMark: ',' })).toBe('5,0\u00a0%')
})

test('every kind has one base unit, and codes are those of Recommendation 20', () => {
  for (const { symbol } of units.values()) expect(unitsLike(symbol)[0]?.factor).toBe('1')
  const codes = [...units.values()].map(({ code }) => code)
  expect(codes.filter((code) => !/^[A-Z0-9]{2,3}$/.test(code))).toEqual([])
  // dB and dB(A) share one: the recommendation has no weighted level.
  expect(codes.length - new Set(codes).size).toBe(1)
  expect(unitOf('kVA').code).toBe('KVA')
})
