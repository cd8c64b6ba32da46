import { expect, test } from 'vitest'
import { standardPrivacyText } from './standard-privacy-text.ts'

const company = {
  name: 'Wattwerk',
  address: '1 Ohm Street\nSheffield',
  email: 'office@wattwerk.example',
  phone: null,
}
const partOf = (id: string, facts: Partial<Parameters<typeof standardPrivacyText>[0]> = {}) =>
  standardPrivacyText({ company, keepMonths: 0, ...facts })
    .find((part) => part.id === id)
    ?.paragraphs.join(' ')

test('names the controller with address and contact, as far as the company has given them', () => {
  expect(partOf('controller')).toBe(
    'The controller for the personal data described on this page is Wattwerk, 1 Ohm Street, Sheffield. You can reach us by email office@wattwerk.example.',
  )
  const bare = { name: 'Wattwerk', address: null, email: null, phone: null }
  expect(partOf('controller', { company: bare })).toBe(
    'The controller for the personal data described on this page is Wattwerk.',
  )
})

test('says how long messages are kept, as it is set', () => {
  expect(partOf('messages')).toContain('for as long as it takes to deal with your request')
  expect(partOf('messages', { keepMonths: 1 })).toContain('one month after your first message')
  expect(partOf('messages', { keepMonths: 24 })).toContain('24 months after your first message')
})

test('names everything that is stored with a message and with a subscription', () => {
  for (const stored of [
    /email address/,
    /page you wrote from/,
    /asked about/,
    /privacy note/,
    /reasons why/,
    /who has read/,
  ])
    expect(partOf('messages')).toMatch(stored)
  for (const stored of [
    /email address/,
    /when you asked/,
    /wording you agreed to/,
    /when you confirmed/,
    /seven days/,
    /90 days/,
  ])
    expect(partOf('newsletter')).toMatch(stored)
})

test('says when it was last updated', () => {
  expect(partOf('changes')).toMatch(/Last updated: \d{1,2} \w+ 20\d\d\.$/)
})
