import { texts } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../../../test/measure/processor-time.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'

let number = 0
const valid = () => ({
  name: `Norrkabel ${++number}`,
  website: 'norrkabel.example',
  description: 'Cable systems',
  logo: '/uploads/partners/norrkabel.webp',
})
const { api } = standardTests('partners', {
  valid,
  publicFields: ['name', 'website', 'description', 'logo'],
  rules: [
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
  ],
  changeRules: [
    [
      { name: '', website: 'not a url' },
      { name: 'Name is required', website: 'Please enter a valid website URL' },
    ],
  ],
  addresses: ['website', 'logo'],
})

describe('GET /partners', () => {
  test('they come in the order in which they were added @spec-162', async () => {
    for (const name of ['Order B', 'Order A']) await api.create('partners', { ...valid(), name })
    expect(await api.column('/partners?search=order', 'name')).toEqual(['Order B', 'Order A'])
  })
})

describe('POST /partners', () => {
  test('an empty website or logo means none @spec-162', async () => {
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
      const post = () => api.user('POST', '/partners', { ...valid(), website })
      expect((await post()).status).toBe(422)
      expect(await processorTime(post)).toBeLessThan(50)
    }
  })
})
