import type { ProductValue, UsedCharacteristic } from '@busbar/contract'
import { expect, test } from 'vitest'
import { priceStyleOf } from '../../../ui/text/price.ts'
import { shownVariants } from './shown-variants.ts'

const characteristics = ['current', 'angle', 'type', 'same'].map(
  (_id) =>
    ({
      _id,
      name: _id,
      kind: _id === 'type' ? 'text' : 'number',
      unit: null,
      choices: [],
    }) as unknown as UsedCharacteristic,
)
const number = (value: string, unit: string, relation: 'is' | 'atMost' = 'is'): ProductValue => ({
  kind: 'number',
  relation,
  value,
  unit,
})
const variant = (orderCode: string, values: Record<string, ProductValue>, price: number | null = null) => ({
  orderCode,
  name: null,
  values,
  price,
})
const table = (variants: ReturnType<typeof variant>[], values: Record<string, ProductValue> = {}) =>
  shownVariants({ values, variants, characteristics }, priceStyleOf())

test('a unit that a whole column shares stands in its head', () => {
  const { columns, rows } = table([
    variant('A', { current: number('630', 'A') }),
    variant('B', { current: number('1250', 'A', 'atMost') }),
  ])
  expect(columns).toEqual([{ name: 'current', unit: 'A', isNumber: true }])
  expect(rows.map(({ cells }) => cells)).toEqual([['630'], ['≤\u00a01250']])
})

test('other columns keep the unit at each value: different ones, words, degrees', () => {
  const { columns, rows } = table([
    variant('A', {
      current: number('630', 'A'),
      angle: number('45', '°'),
      type: { kind: 'text', text: 'dry' },
    }),
    variant('B', { current: number('2000', 'kA'), angle: number('90', '°') }),
  ])
  expect(columns.map(({ unit }) => unit)).toEqual([null, null, null])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['630\u00a0A', '45°', 'dry'],
    ['2\u00a0kA', '90°', null],
  ])
})

test('a variant that says nothing has what the product has; what no variant says is no column', () => {
  const { columns, rows, hasPrices } = table(
    [variant('A', { current: number('630', 'A') }, 99), variant('B', {})],
    { current: number('400', 'A'), same: number('1', 'A') },
  )
  expect(columns.map(({ name }) => name)).toEqual(['current'])
  expect(rows.map(({ cells, price }) => [...cells, price])).toEqual([
    ['630', '$99.00'],
    ['400', null],
  ])
  expect(hasPrices).toBe(true)
  expect(table([variant('A', {})])).toMatchObject({ columns: [], hasNames: false, hasPrices: false })
})
