import { expect, test } from 'vitest'
import { prefetchRules } from './prefetch-rules.ts'

/** As a browser reads them: https://wicg.github.io/nav-speculation/speculation-rules.html */
type Where = { href_matches: string | string[] } | { or: Where[] } | { and: Where[] } | { not: Where }

const origin = 'https://busbar.example'

function matches(where: Where, address: string): boolean {
  if ('or' in where) return where.or.some((one) => matches(one, address))
  if ('and' in where) return where.and.every((one) => matches(one, address))
  if ('not' in where) return !matches(where.not, address)
  return [where.href_matches].flat().some((pattern) => new URLPattern(pattern, origin).test(address, origin))
}

const isPrefetched = (address: string) => prefetchRules.prefetch.some(({ where }) => matches(where, address))

test.each([
  ...['/', '/#team', '/contact', '/privacy'],
  ...['/service/repair', '/products/drive', '/categories/energy'],
  ...['/news', '/news/new-hall', '/references', '/references/port'],
  ...['/about-us', '/about-us/quality', '/news-archive'],
])('a published page is fetched before it is opened: %s', (address) => {
  expect(isPrefetched(address)).toBe(true)
})

test.each([
  ...['/admin', '/admin/products', '/login', '/api/products', '/contact/products/drive'],
  ...['/newsletter', '/newsletter/confirm?token=x', '/preview/x', '/coming-soon', '/category/energy'],
  ...['/files/ab12/sheet.pdf', '/uploads/products/drive.webp', '/news/feed.xml', '/sitemap.xml'],
  ...['https://elsewhere.example/', 'https://elsewhere.example/products/drive', 'tel:+15550100'],
])('nothing else is: %s', (address) => {
  expect(isPrefetched(address)).toBe(false)
})
