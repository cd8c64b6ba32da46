import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('keeps a text that fits, in one line', () => {
  expect(excerpt(' Cable\nand  accessories ', 40)).toBe('Cable and accessories')
})

test('ends at a word and drops what hangs there', () => {
  expect(excerpt('Cable, accessories and drums', 20)).toBe('Cable, accessories…')
})

test('never grows past its length, even in one long word', () => {
  expect(excerpt('x'.repeat(100), 20)).toHaveLength(20)
})
