import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../../test/api.ts'
import { pageSample, publicPageFields } from '../../../test/standard/standard-page.ts'
import { testActive } from '../../../test/standard/standard-reads.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'

let number = 0
const valid = () => ({
  title: `Switchgear ${++number}`,
  shortDescription: 'From planning to handover',
  description: 'We plan and build it.',
  fullDescription: 'We plan, build, test and look after it.',
  details: 'Up to 36 kV',
  imageUrl: '/uploads/services/switchgear.webp',
  features: ['Planning', 'Testing'],
  isActive: true,
  ...pageSample,
})
const { api, type, address } = standardTests('services', {
  valid,
  publicFields: [
    'title',
    'shortDescription',
    'description',
    'fullDescription',
    'details',
    'imageUrl',
    'features',
    'isActive',
    'displayOrder',
    ...publicPageFields,
  ],
  rules: [
    [{ title: undefined }, { title: 'Title is required' }],
    [{ title: '  ' }, { title: 'Title is required' }],
    [{ imageUrl: 'not an image' }, { imageUrl: 'Please choose an uploaded image or a web address' }],
  ],
  changeRules: [[{ title: '' }, { title: 'Title is required' }]],
  addresses: ['shareImage', 'imageUrl'],
})

describe('GET /services', () => {
  test('they come in their order @spec-150', async () => {
    const [first, second] = [await api.create('services', valid()), await api.create('services', valid())]
    await api.user('PUT', `/services/${second._id}`, { displayOrder: 0 })
    const ids = fieldOf((await api.visitor('GET', '/services')).body.data, '_id')
    expect([ids[0], ids.at(-1)]).toEqual([second._id, first._id])
  })

  test('A26: visitors see active services only; ?isActive narrows the list for staff', async () => {
    const hidden = await api.create('services', { ...valid(), title: 'Concealed one', isActive: false })
    const shown = await api.create('services', { ...valid(), title: 'Concealed two' })
    const visitors = await api.visitor('GET', '/services?search=concealed')
    expect(fieldOf(visitors.body.data, '_id')).toEqual([shown._id])
    expect((await api.visitor('GET', '/services?search=concealed&isActive=false')).body.data).toEqual([])
    expect(await api.column('/services?search=concealed', '_id')).toEqual([hidden._id, shown._id])
    expect(await api.column('/services?search=concealed&isActive=false', '_id')).toEqual([hidden._id])
  })
})

describe('GET /services/active', () => {
  testActive(type, { isActive: false })
})

describe('POST /services', () => {
  test('a title is enough; what is left out is none, and the service is active @spec-150', async () => {
    expect(await api.create('services', { title: 'Bare' })).toMatchObject({
      shortDescription: null,
      description: null,
      fullDescription: null,
      details: null,
      imageUrl: null,
      features: [],
      isActive: true,
    })
  })

  test('features are a list of texts', async () => {
    const status = async (features: unknown) =>
      (await api.user('POST', '/services', { ...valid(), features })).status
    expect(await status(['  Trimmed '])).toBe(201)
    expect(await status([''])).toBe(422)
    expect(await status(Array(51).fill('x'))).toBe(422)
    for (const features of ['x', [7], [['x']], { 0: 'x' }]) expect(await status(features)).toBe(400)
  })
})

describe('GET /services/{id}', () => {
  test('A26: a visitor does not see an inactive service @spec-150', async () => {
    const path = await address()
    await api.user('PUT', path, { isActive: false })
    expect((await api.visitor('GET', path)).status).toBe(404)
    expect((await api.user('GET', path)).status).toBe(200)
  })
})

describe('PUT /services/{id}', () => {
  test('isActive alone can be sent, and toggles @spec-150', async () => {
    const path = await address()
    for (const isActive of [false, true])
      expect((await api.user('PUT', path, { isActive })).body.data.isActive).toBe(isActive)
  })

  test('features are replaced as a whole, and null empties a text', async () => {
    const path = await address()
    const answer = await api.user('PUT', path, { features: ['Other'], details: null, description: '' })
    expect(answer.body.data).toMatchObject({ features: ['Other'], details: null, description: null })
  })
})
