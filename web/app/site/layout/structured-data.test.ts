import { expect, test } from 'vitest'
import { readableHours } from './opening-hours.ts'
import { shownCompany } from './shown-company.ts'
import { aboutProduct, organization } from './structured-data.ts'

test('V7: opening hours are told as search engines read them, and a line in other words is not', () => {
  expect(
    readableHours(
      'Monday to Thursday 07:30–17:00\nFri 7.30 - 15:30\nSaturdays by appointment\nSo. 9:00-12:00',
    ),
  ).toEqual(['Mo-Th 07:30-17:00', 'Fr 07:30-15:30'])
  expect(readableHours('')).toEqual([])
})

test('V7: a firm that tells neither hours nor an emergency number is told without them', () => {
  const origin = 'https://firm.example'
  const told = organization({ company: shownCompany(null), origin })
  expect([told['@type'], 'openingHours' in told, 'contactPoint' in told]).toEqual([
    'Organization',
    false,
    false,
  ])
  const company = { ...shownCompany(null), openingHours: 'Mo 8:00-12:00', emergencyPhone: '+44 1' }
  expect(organization({ company, origin })).toMatchObject({
    '@type': ['Organization', 'LocalBusiness'],
    openingHours: ['Mo 08:00-12:00'],
    contactPoint: { contactType: 'emergency', telephone: '+44 1' },
  })
})

test('a product is told with its price, its values or both; without either there is nothing to tell', () => {
  const site = { origin: 'https://firm.example', company: shownCompany(null) }
  const product = {
    title: 'Motor',
    slug: 'motor',
    shortDescription: 'Turns.',
    lifecycle: 'active' as const,
    amount: null,
    currency: 'EUR',
    category: { title: 'Drives' },
    properties: [],
  }
  expect(aboutProduct(site, product)).toEqual([])
  const [valued] = aboutProduct(site, { ...product, properties: [{ name: 'Power' }] })
  expect([valued, valued && 'offers' in valued]).toMatchObject([
    { category: 'Drives', additionalProperty: [{ name: 'Power' }] },
    false,
  ])
  const [ended] = aboutProduct(site, { ...product, amount: 99, lifecycle: 'discontinued' })
  expect(ended).toMatchObject({ offers: { price: '99.00', availability: 'https://schema.org/Discontinued' } })
})
