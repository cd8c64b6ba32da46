import { defaults, type NumberFormat } from '@busbar/contract'
import { expect, test } from 'vitest'
import { currencyName, price, priceStyleOf } from './price.ts'

test('prints dollars with two decimals, and words where there is no price @spec-31 @spec-235', () => {
  const standard = priceStyleOf()
  expect([1234.5, 0, 7, 9_999_999_999.99].map((amount) => price(amount, standard))).toEqual([
    '$1,234.50',
    '$0.00',
    '$7.00',
    '$9,999,999,999.99',
  ])
  expect(price(7.128, standard).split('.')[1]).toHaveLength(2)
  expect(price(null, standard)).toBe('Contact us')
})

test('prints any currency in any of the formats, and the firm’s own words where there is no price', () => {
  const words = { noPrice: 'On request' }
  const inFormat = (currency: string, numberFormat: NumberFormat) =>
    // Which apostrophe, and which space that never breaks, is for the language's own data to say.
    price(1234.5, priceStyleOf({ ...defaults, words, currency, numberFormat }))
      .replace(/\s/g, ' ')
      .replace('’', "'")
  expect([
    inFormat('EUR', 'de-DE'),
    inFormat('EUR', 'fr-FR'),
    inFormat('CHF', 'de-CH'),
    inFormat('INR', 'en-IN'),
    inFormat('GBP', 'en-US'),
    inFormat('JPY', 'en-US'),
  ]).toEqual(['1.234,50 €', '1 234,50 €', "CHF 1'234.50", '₹1,234.50', '£1,234.50', '¥1,235'])
  expect(price(null, priceStyleOf({ ...defaults, words }))).toBe('On request')
})

test('names a currency as people speak of it', () => {
  expect(['USD', 'EUR', 'CHF', 'INR'].map(currencyName)).toEqual([
    'dollars',
    'euros',
    'Swiss francs',
    'Indian rupees',
  ])
})
