import { expect, test } from 'vitest'
import { viewer } from './accounts/session.ts'
import { collections } from './collection.ts'
import { company } from './company.ts'
import { message } from './messages.ts'

test('every entity has the fields that the specification names @spec-87 @spec-88 @spec-89 @spec-90 @spec-91 @spec-92 @spec-93 @spec-94 @spec-95 @spec-96', () => {
  const { services, products, categories, events, team, partners, clients } = collections
  const has = (entity: { shape: object }, fields: string) =>
    expect(Object.keys(entity.shape)).toEqual(expect.arrayContaining(fields.split(' ')))
  has(
    company,
    '_id name description email phone address logo socialMedia heroImages heroStats faq coordinates',
  )
  has(company.shape.logo, 'imageUrl altText')
  has(company.shape.socialMedia, 'facebook twitter instagram linkedin youtube')
  has(company.shape.heroImages.element, 'imageUrl title subtitle buttonText buttonLink')
  has(company.shape.heroStats, 'yearsExperience projectsCompleted')
  has(company.shape.faq.element, 'question answer')
  has(company.shape.coordinates, 'lat lng')
  has(viewer, '_id name email role')
  has(services.item, '_id title shortDescription description fullDescription details imageUrl features')
  has(products.item, '_id title shortDescription fullDescription mainImageUrl images category status')
  has(products.item, 'price isNew isEcoFriendly')
  has(categories.item, '_id title description shortDescription longDescription details imageUrl')
  has(categories.item, 'imagePublicId isActive displayOrder subcategories events products')
  has(events.item, '_id title description details date imageUrl imagePublicId location organizer')
  has(events.item, 'registrationUrl category')
  has(team.item, '_id name surname position jobTitle description email imageUrl isActive')
  has(partners.item, '_id name website description logo')
  has(clients.item, '_id name email description imageUrl isActive')
  has(message, '_id name email subject message status isRead readBy createdAt replies')
  expect(products.item.shape.status.options).toEqual(['active', 'inactive'])
  expect(message.shape.status.options).toEqual(['unread', 'read', 'archived'])
})
