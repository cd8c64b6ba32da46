import { expect, test } from 'vitest'
import type { Described } from '../specification/typed-value.ts'
import { readVariants, type TypedVariant, withRows } from './paste-variants.ts'
import { variantsTexts } from './texts.ts'

const texts = variantsTexts.paste

const described = (_id: string, name: string, unit: string) =>
  ({
    _id,
    name,
    kind: 'number',
    unit,
    decimals: null,
    choices: [],
    isMultiple: false,
  }) as unknown as Described

const power = described('s', 'Rated power', 'kVA')
const mass = described('m', 'Mass', 'kg')
const kva = (number: number) =>
  ({ kind: 'number', relation: 'is', value: String(number * 1000), unit: 'kVA' }) as const
const variant = (orderCode: string, more: Partial<TypedVariant> = {}): TypedVariant => ({
  orderCode,
  name: null,
  values: {},
  price: null,
  ...more,
})
const read = (pasted: string, variants: TypedVariant[] = []) =>
  readVariants(pasted, { all: [power, mass], shown: [power], variants, mark: '.' })

test('without headings, columns are as the table has them', () => {
  const { rows } = read('T-630\tSmall\t630\t€ 12,400.50\nT-1000\t\t1 MVA\t')
  expect(withRows([], rows)).toEqual([
    variant('T-630', { name: 'Small', values: { s: kva(630) }, price: 12400.5 }),
    variant('T-1000', { values: { s: { ...kva(1000), unit: 'MVA' } } }),
  ])
})

test('with headings, columns are in any order, and unknown ones are named', () => {
  const { rows, unknown } = read('Mass (t)\tColour\tOrder no.\n1.5\tgrey\tT-630')
  expect(unknown).toEqual(['Colour'])
  expect(rows[0]?.variant?.orderCode).toBe('T-630')
  expect(rows[0]?.variant?.values?.m).toMatchObject({ unit: 't' })
})

test('a row of a known order code changes what it says, and leaves the rest', () => {
  const before = [variant('T 630', { name: 'Small', values: { s: kva(630) }, price: 5 }), variant('')]
  const { rows } = read('t630\t\t800\nT-1000', before)
  expect(rows.map(({ isNew }) => isNew)).toEqual([false, true])
  expect(withRows(before, rows)).toEqual([
    variant('T 630', { name: 'Small', values: { s: kva(800) }, price: 5 }),
    variant('T-1000'),
  ])
})

test('a row without an order code, with one of a row above or with an odd price is left out and says why', () => {
  const { rows } = read('\tSmall\nT-1\nt-1\nT-2\t\t\tten')
  expect(rows.map(({ problem }) => problem)).toEqual([
    texts.noCode,
    undefined,
    texts.twice,
    texts.priceUnclear('ten'),
  ])
  expect(withRows([], rows)).toEqual([variant('T-1')])
})

test('a value that is not understood is kept as it was typed', () => {
  const { rows } = read('T-1\t\tlots')
  expect(rows[0]?.variant?.values?.s).toMatchObject({ typed: 'lots' })
})
