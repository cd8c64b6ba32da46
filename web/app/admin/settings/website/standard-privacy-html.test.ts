import { type Company, defaults } from '@busbar/contract'
import { expect, test } from 'vitest'
import { standardPrivacyHtml } from './standard-privacy-html.ts'

test('the standard text comes with headings, and nothing in it is taken for markup', () => {
  const company = { ...defaults.company, name: 'Volt <& Sons>', address: null, email: null, phone: null }
  const html = standardPrivacyHtml(company as unknown as Company, { keepMonths: 24 })
  expect(html).toMatch(/^<h2>In short<\/h2><p>/)
  expect(html).toContain('is Volt &lt;&amp; Sons&gt;.')
  expect(html).toContain('24 months after your first message')
})
