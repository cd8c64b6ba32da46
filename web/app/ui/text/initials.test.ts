import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('takes the first letters of two words at most', () => {
  expect(initials('Kestrin Automation Group')).toBe('KA')
  expect(initials('torvane')).toBe('T')
})

test('skips signs and stays whole for letters of any script', () => {
  expect(initials('“Ørsted” & 𝒱olt')).toBe('Ø𝒱')
  expect(initials('???')).toBe('–')
})
