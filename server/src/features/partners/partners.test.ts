import { texts } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../../test/api.ts'
import { processorTime } from '../../../test/processor-time.ts'
import { testHistory, testRevert } from '../../../test/standard/standard-history.ts'
import { testList, testRead } from '../../../test/standard/standard-reads.ts'
import {
  testAddresses,
  testCreate,
  testRemove,
  testRestore,
  testRules,
  testUpdate,
} from '../../../test/standard/standard-writes.ts'

const api = startApi()
let number = 0
const valid = () => ({
  name: `Norrkabel ${++number}`,
  website: 'norrkabel.example',
  description: 'Cable systems',
  logo: '/uploads/partners/norrkabel.webp',
})
const type = {
  api,
  name: 'partners',
  word: 'partner',
  valid,
  field: 'name',
  publicFields: ['name', 'website', 'description', 'logo'],
}
const address = async () => `/partners/${(await api.create('partners', valid()))._id}`

describe('GET /partners', () => {
  testList(type)

  test('they come in the order in which they were added', async () => {
    for (const name of ['Order B', 'Order A']) await api.create('partners', { ...valid(), name })
    expect(await api.column('/partners?search=order', 'name')).toEqual(['Order B', 'Order A'])
  })
})

describe('POST /partners', () => {
  testCreate(type)

  testRules(api, 'POST', () => '/partners', valid, [
    [
      { name: undefined, description: undefined },
      { name: 'Name is required', description: 'Description is required' },
    ],
    [{ name: '   ' }, { name: 'Name is required' }],
    [{ description: '' }, { description: 'Description is required' }],
    [{ website: 'not a url' }, { website: 'Please enter a valid website URL' }],
    [{ website: 'x' }, { website: 'Please enter a valid website URL' }],
    [{ website: 'http://' }, { website: 'Please enter a valid website URL' }],
    [{ name: 'x'.repeat(201) }, { name: texts.api.tooLong(200) }],
  ])
  testAddresses(type, ['website', 'logo'])

  test('an empty website or logo means none', async () => {
    const bare = { name: 'Bare', description: 'Has neither' }
    for (const input of [bare, { ...bare, website: '', logo: '' }, { ...bare, website: null, logo: null }])
      expect(await api.create('partners', input)).toMatchObject({ website: null, logo: null })
  })

  test('A48: an address of a hundred thousand characters is refused at once', async () => {
    for (const website of [
      'a.'.repeat(50_000),
      `https://${'a'.repeat(100_000)}`,
      `${'/'.repeat(100_000)}.x`,
    ]) {
      const post = () => api.staff('POST', '/partners', { ...valid(), website })
      expect((await post()).status).toBe(422)
      expect(await processorTime(post)).toBeLessThan(50)
    }
  })
})

describe('GET /partners/{id}', () => {
  testRead(type)
})

describe('PUT /partners/{id}', () => {
  testUpdate(type)

  testRules(api, 'PUT', address, () => ({}), [
    [
      { name: '', website: 'not a url' },
      { name: 'Name is required', website: 'Please enter a valid website URL' },
    ],
  ])
})

describe('DELETE /partners/{id}', () => {
  testRemove(type)
})

describe('POST /partners/{id}/restore', () => {
  testRestore(type)
})

describe('GET /partners/{id}/history', () => {
  testHistory(type)
})

describe('POST /partners/{id}/revert', () => {
  testRevert(type)
})
