import { expect, test } from 'vitest'
import { canBePage, isAddressPart, isReservedAddress } from './page-address.ts'
import { slugOf } from './slug-of.ts'

test('a part of an address is lower-case words with hyphens', () => {
  for (const part of ['about-us', 'a', '2026', 'iso-9001'])
    expect([part, isAddressPart(part)]).toEqual([part, true])
  for (const part of ['', 'About', 'a_b', 'a.b', '-a', 'a-', 'a--b', 'a/b', 'ü', 'index', 'a\n'])
    expect([part, isAddressPart(part)]).toEqual([part, false])
  expect(isAddressPart('0190a6c2-3d4e-7f00-8123-456789abcdef')).toBe(false)
})

test('what the product needs itself is kept, with all that is below it', () => {
  for (const address of ['', 'admin', 'admin/users', 'news/feed', 'uploads/a'])
    expect([address, isReservedAddress(address)]).toEqual([address, true])
  for (const address of ['about-us', 'company/news', 'administration'])
    expect([address, isReservedAddress(address)]).toEqual([address, false])
})

test('only what could be a page is looked up', () => {
  for (const address of ['about-us', 'a/b/c', '0190a6c2-3d4e-7f00-8123-456789abcdef'])
    expect([address, canBePage(address)]).toEqual([address, true])
  for (const address of ['', 'a/b/c/d', 'a//b', '../a', 'admin/x', 'x'.repeat(61), 'wp_login', 'A', 'a/'])
    expect([address, canBePage(address)]).toEqual([address, false])
})

test('every title makes a part of an address', () => {
  for (const title of ['Über uns', '  Öl & Gas! ', 'About--us', '日本'])
    expect([title, isAddressPart(slugOf(title))]).toEqual([title, true])
})
