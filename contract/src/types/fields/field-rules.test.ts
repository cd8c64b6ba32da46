import { expect, test } from 'vitest'
import { clients } from '../clients.ts'
import { partners } from '../partners.ts'
import { products } from '../products.ts'
import { services } from '../services.ts'
import { fieldRules } from './field-rules.ts'

test('a text has its greatest length, whatever else is done with it', () => {
  expect(fieldRules(partners.input, 'name')).toMatchObject({ isRequired: true, maxLength: 200, empty: '' })
  expect(fieldRules(partners.input, 'website')).toMatchObject({
    isRequired: false,
    maxLength: 2048,
    empty: null,
  })
  expect(fieldRules(clients.input, 'email')).toMatchObject({ isRequired: true, maxLength: 254 })
})

test('a list has the greatest number and the greatest length of its entries', () => {
  expect(fieldRules(services.input, 'features')).toMatchObject({ maxItems: 50, maxLength: 200, empty: [] })
})

test('a flag is off, a choice the first, and what may be nothing is nothing', () => {
  const empty = (name: string) => fieldRules(products.input, name).empty
  expect(['isNew', 'status', 'price', 'category', 'mainImageUrl'].map(empty)).toEqual([
    false,
    'active',
    null,
    null,
    null,
  ])
})

test('a field that does not exist is a mistake', () => {
  expect(() => fieldRules(partners.input, 'nmae')).toThrow('nmae')
})
