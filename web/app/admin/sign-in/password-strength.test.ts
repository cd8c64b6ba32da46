import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['a', 1],
  ['X7!q', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['12345678901234567890', 1],
  ['abcdefghijklmnop', 1],
  ['kabel7', 1],
  ['Kabel 7x', 2],
  ['winterlicht', 2],
  ['copperwindow', 2],
  ['Transformer-88', 3],
  ['copper window harbour nine', 4],
])('rates %j as %i of 4', (password, expected) => {
  expect(passwordStrength(password)).toBe(expected)
})

test('never rates a longer password lower', () => {
  const typed = 'River, copper & 9 bells'
  const ratings = Array.from(typed, (_, index) => passwordStrength(typed.slice(0, index + 1)))
  expect(ratings).toEqual(ratings.toSorted((one, other) => one - other))
})
