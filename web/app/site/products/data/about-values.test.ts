import type { ProductValue, UsedCharacteristic } from '@busbar/contract'
import { expect, test } from 'vitest'
import { aboutValues } from './about-values.ts'

const told = (value: ProductValue, more: object = {}) => {
  const characteristic = { _id: 'one', name: 'One', choices: [], unit: null, etimFeature: null, ...more }
  const [property] = aboutValues({
    values: { one: value },
    variants: [],
    characteristics: [characteristic as unknown as UsedCharacteristic],
  })
  return property
}

test('a number is told in its own unit, with the code of UNECE', () => {
  expect(
    told({ kind: 'number', relation: 'is', value: '12000', unit: 'kV' }, { etimFeature: 'EF000227' }),
  ).toEqual({
    '@type': 'PropertyValue',
    name: 'One',
    propertyID: 'EF000227',
    value: 12,
    unitCode: 'KVT',
    unitText: 'kV',
  })
  expect(told({ kind: 'number', relation: 'is', value: '3', unit: null })).toEqual({
    '@type': 'PropertyValue',
    name: 'One',
    value: 3,
  })
})

test('what is no single number is told by its ends', () => {
  expect(told({ kind: 'range', from: '-25', to: '40', unit: '°C' })).toMatchObject({
    minValue: -25,
    maxValue: 40,
    unitCode: 'CEL',
  })
  const atMost = told({ kind: 'number', relation: 'atMost', value: '1000', unit: 'm' })
  expect([atMost, atMost && 'minValue' in atMost]).toMatchObject([{ maxValue: 1000 }, false])
  expect(told({ kind: 'number', relation: 'plusMinus', value: '5', unit: '%' })).toMatchObject({
    minValue: -5,
    maxValue: 5,
  })
})

test('words are told as people read them, and yes as true', () => {
  expect(
    told({ kind: 'choice', keys: ['dry'] }, { choices: [{ key: 'dry', label: 'Dry type' }] }),
  ).toMatchObject({
    value: 'Dry type',
  })
  expect(told({ kind: 'yesNo', isTrue: true })).toMatchObject({ value: true })
})
