import { expect, test } from 'vitest'
import { recordValues } from './record-values.ts'

test('a new record is empty and shown on the website', () => {
  expect(recordValues('services', undefined, ['details', 'displayOrder'])).toEqual({
    title: '',
    shortDescription: null,
    description: null,
    fullDescription: null,
    imageUrl: null,
    features: [],
    isActive: true,
    address: null,
    searchTitle: null,
    searchDescription: null,
    shareImage: null,
  })
})

test('an editor holds the fields that can be saved, and nothing else of the record', () => {
  const partner = { _id: '1', revision: 3, name: 'Norden', website: null, description: 'Relays', logo: null }
  expect(recordValues('partners', partner, ['website'])).toEqual({
    name: 'Norden',
    description: 'Relays',
    logo: null,
  })
})
