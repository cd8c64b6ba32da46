import type { ProductValue, UsedCharacteristic } from '@busbar/contract'
import { expect, test } from 'vitest'
import { shownSpecification } from './shown-specification.ts'

const characteristic = (_id: string, more: object = {}) =>
  ({
    _id,
    name: _id,
    kind: 'number',
    unit: 'A',
    choices: [],
    group: null,
    ...more,
  }) as unknown as UsedCharacteristic
const amperes = (value: string): ProductValue => ({ kind: 'number', relation: 'is', value, unit: 'A' })
const words = (text: string): ProductValue => ({ kind: 'text', text })
const variant = (values: Record<string, ProductValue>, orderCode = 'A-1') => ({
  orderCode,
  name: null,
  values,
  price: null,
})

/** What the product says about a characteristic in which these variants differ. */
function spread(ofVariants: ProductValue[], own?: ProductValue) {
  const { groups } = shownSpecification({
    values: own ? { current: own } : {},
    variants: [...ofVariants.map((value) => variant({ current: value })), ...(own ? [variant({})] : [])],
    characteristics: [characteristic('current')],
  })
  return groups[0]?.rows[0]?.value.replaceAll('\u00a0', ' ')
}

test('values stand in their groups in the order of the category, those without a group at the end', () => {
  const { groups, keyFigures } = shownSpecification({
    values: {
      current: amperes('630'),
      standard: words('IEC 62271'),
      depth: amperes('1'),
      fault: amperes('20'),
    },
    variants: [],
    characteristics: [
      characteristic('standard'),
      characteristic('current', { group: 'Ratings', isKeyFigure: true }),
      characteristic('depth', { group: 'Dimensions' }),
      characteristic('fault', { group: 'Ratings' }),
      characteristic('unknown', { group: 'Ratings', isKeyFigure: true }),
    ],
  })
  expect(groups.map(({ name, rows }) => [name, ...rows.map((row) => row.name)])).toEqual([
    ['Ratings', 'current', 'fault'],
    ['Dimensions', 'depth'],
    ['General', 'standard'],
  ])
  expect(keyFigures).toEqual([{ name: 'current', value: '630\u00a0A' }])
})

test('a product without values has none to show, and values of no group at all need no heading', () => {
  expect(
    shownSpecification({ values: {}, variants: [], characteristics: [characteristic('current')] }),
  ).toEqual({
    keyFigures: [],
    groups: [],
  })
  expect(
    shownSpecification({
      values: { current: amperes('1') },
      variants: [],
      characteristics: [characteristic('current')],
    }).groups,
  ).toMatchObject([{ name: null }])
})

test('where variants differ, the product says from the least to the most, exactly', () => {
  expect(spread([amperes('1250'), amperes('630'), amperes('2500')])).toBe('630–2500 A')
  expect(spread([amperes('630'), amperes('630')])).toBe('630 A')
  expect(spread([amperes('1250')], amperes('400'))).toBe('400–1250 A')
  expect(spread([{ kind: 'range', from: '1', to: '5', unit: 'A' }, amperes('9')])).toBe('1–9 A')
})

test('what has no least and most is named one by one, and too many are left to the variants', () => {
  expect(spread([words('dry'), words('oil')])).toBe('dry, oil')
  expect(spread([amperes('1'), { kind: 'number', relation: 'atLeast', value: '2', unit: 'A' }])).toBe(
    '1 A, ≥ 2 A',
  )
  expect(spread([amperes('1'), { kind: 'number', relation: 'is', value: '2000', unit: 'kA' }])).toBe(
    '1 A, 2 kA',
  )
  expect(spread(['a', 'b', 'c', 'd'].map(words))).toBe('See variants')
})
