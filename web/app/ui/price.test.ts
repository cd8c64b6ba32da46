import { expect, test } from 'vitest'
import { price } from './price.ts'

test('prints dollars with two decimals, and words where there is no price', () => {
  expect([1234.5, 0, 7, 9_999_999_999.99].map(price)).toEqual([
    '$1,234.50',
    '$0.00',
    '$7.00',
    '$9,999,999,999.99',
  ])
  expect(price(null)).toBe('Contact us')
})
