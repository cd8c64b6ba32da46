import { expect, test } from 'vitest'
import type { ProductValue, ProductValues } from '../types/catalogue/product-values.ts'
import type { UsedCharacteristic } from '../types/products.ts'
import { differingIn, specificationOf } from './specification.ts'

const characteristic = (_id: string, more: Partial<UsedCharacteristic> = {}) =>
  ({
    _id,
    name: _id,
    unit: 'A',
    decimals: null,
    group: null,
    choices: [],
    isKeyFigure: false,
    ...more,
  }) as never
const amperes = (value: string, relation = 'is') =>
  ({ kind: 'number', relation, value, unit: 'A' }) as ProductValue
const variants = (...all: (ProductValue | null)[]) =>
  all.map((value, index) => ({
    orderCode: `${index}`,
    name: null,
    price: null,
    values: (value ? { current: value } : {}) as ProductValues,
  }))
const shown = (of: ReturnType<typeof variants>, own?: ProductValue) =>
  specificationOf(
    { values: own ? { current: own } : {}, variants: of, characteristics: [characteristic('current')] },
    '.',
  ).groups[0]?.rows[0]?.value

test('values are in their groups, those without one at the top, and key figures come first', () => {
  const values = { one: amperes('1'), two: amperes('2'), three: amperes('3') }
  const characteristics = [
    characteristic('one', { group: 'Ratings', isKeyFigure: true }),
    characteristic('none'),
    characteristic('two'),
    characteristic('three', { group: 'Ratings' }),
  ]
  const { keyFigures, groups } = specificationOf({ values, variants: [], characteristics })
  expect(keyFigures).toEqual([{ name: 'one', value: '1\u00a0A' }])
  expect(groups.map(({ name, rows }) => [name, rows.map(({ name }) => name)])).toEqual([
    ['', ['two']],
    ['Ratings', ['one', 'three']],
  ])
})

test('where variants differ, the value goes from the least to the most', () => {
  expect(shown(variants(amperes('2500'), amperes('630')))).toBe('630–2500\u00a0A')
  expect(shown(variants(amperes('630'), null), amperes('800'))).toBe('630–800\u00a0A')
  expect(shown(variants(amperes('630'), amperes('630')))).toBe('630\u00a0A')
  expect(shown(variants(), amperes('800'))).toBe('800\u00a0A')
})

test('values with no least and most are named one by one, or stand with the variants', () => {
  const open = ['1', '2', '3', '4'].map((value) => amperes(value, 'atLeast'))
  expect(shown(variants(...open.slice(0, 2)))).toBe('≥\u00a01\u00a0A, ≥\u00a02\u00a0A')
  expect(shown(variants(...open))).toBe('See variants')
})

test('variants differ in what one of them has a value of its own of', () => {
  const characteristics = [characteristic('voltage'), characteristic('current')]
  const values = { voltage: amperes('1'), current: amperes('1') }
  const [differing, ...others] = differingIn({
    values,
    variants: variants(null, amperes('2')),
    characteristics,
  })
  expect([differing, others]).toEqual([characteristics[1], []])
})
