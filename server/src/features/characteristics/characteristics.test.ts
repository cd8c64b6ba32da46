import { describe, expect, test } from 'vitest'
import { standardTests } from '../../../test/standard/standard-tests.ts'

let number = 0
const dry = { key: 'dry', label: 'Dry', etimValue: null }
const { api, make } = standardTests('characteristics', {
  valid: () => ({
    name: `Rated voltage ${++number}`,
    kind: 'number',
    unit: 'kV',
    decimals: 1,
    group: 'Ratings',
    choices: [],
    isMultiple: false,
    description: 'Between phases.',
    etimFeature: 'EF000227',
  }),
  publicFields: [
    'name',
    'slug',
    'kind',
    'unit',
    'decimals',
    'group',
    'choices',
    'isMultiple',
    'description',
    'etimFeature',
  ],
  rules: [
    [{ name: undefined }, { name: 'Name is required' }],
    [{ unit: 'parsec' }, { unit: 'This unit is not known' }],
    [{ decimals: 7 }, { decimals: 'Please enter a whole number from 0 to 6' }],
    [{ etimFeature: 'EC000227' }, { etimFeature: 'Please enter an ETIM code, such as EF000227' }],
    [{ kind: 'text' }, { unit: 'Only numbers and ranges have a unit' }],
    [{ kind: 'choice', unit: null }, { choices: 'Please add at least one choice' }],
    [{ choices: [dry] }, { choices: 'Only a choice has something to choose from' }],
    [{ kind: 'choice', unit: null, choices: [dry, dry] }, { choices: 'Two choices have the same key' }],
    [
      { kind: 'choice', unit: null, choices: [{ ...dry, key: 'Dry type' }] },
      { 'choices.0.key': 'Please use lower-case letters, digits and single hyphens' },
    ],
  ],
  changeRules: [
    [{ name: '' }, { name: 'Name is required' }],
    [{ kind: 'yesNo' }, { unit: 'Only numbers and ranges have a unit' }],
  ],
  addresses: [],
})

const volts = { kind: 'number', value: '12000', unit: 'kV' }
const product = (more: object) =>
  api.create('products', { title: `Motor ${++number}`, shortDescription: 'Turns', ...more })

describe('POST /characteristics', () => {
  test('a name that another one has, in whatever case, is taken until that one is deleted', async () => {
    const { _id, slug } = await make({ name: 'Insulation level' })
    expect(slug).toBe('insulation-level')
    const answer = await api.user('POST', '/characteristics', { name: 'INSULATION LEVEL' })
    expect([answer.status, answer.body.code]).toEqual([409, 'name_taken'])
    await api.user('DELETE', `/characteristics/${_id}`)
    expect((await api.user('POST', '/characteristics', { name: 'insulation level' })).status).toBe(201)
  })

  test('a name is enough: a plain number', async () => {
    expect(await api.create('characteristics', { name: 'Number of poles' })).toMatchObject({
      kind: 'number',
      unit: null,
      choices: [],
      isMultiple: false,
    })
  })
})

describe('PUT /characteristics/{id}', () => {
  test('what would make values of products unfit is refused, and what would not is taken', async () => {
    const { _id } = await make()
    const { _id: ofVariant } = await make()
    await product({
      values: { [_id]: volts },
      variants: [{ orderCode: `C-${number}`, values: { [ofVariant]: volts } }],
    })
    const put = async (id: string, body: object) => api.user('PUT', `/characteristics/${id}`, body)
    for (const id of [_id, ofVariant]) {
      const refused = await put(id, { unit: 'A' })
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        409,
        'in_use',
        '1 product has values that would no longer fit. Please remove them first.',
      ])
      expect((await put(id, { kind: 'range' })).status).toBe(409)
      expect((await put(id, { unit: 'V', decimals: 0 })).status).toBe(200)
    }
    expect((await api.user('PUT', `/characteristics/${(await make())._id}`, { unit: 'A' })).status).toBe(200)
  })

  test('a choice that a product has cannot go; its words can change', async () => {
    const { _id } = await make({
      kind: 'choice',
      unit: null,
      choices: [dry, { ...dry, key: 'oil', label: 'Oil' }],
    })
    await product({ values: { [_id]: { kind: 'choice', keys: ['dry'] } } })
    const put = async (choices: object[]) =>
      (await api.user('PUT', `/characteristics/${_id}`, { choices })).status
    expect(await put([{ ...dry, key: 'oil', label: 'Oil' }])).toBe(409)
    expect(await put([{ ...dry, label: 'Cast resin' }])).toBe(200)
  })
})

describe('DELETE /characteristics/{id}', () => {
  test('one that is used stays; it goes once nothing that is there uses it', async () => {
    const { _id } = await make()
    const path = `/characteristics/${_id}`
    const used = await product({ values: { [_id]: volts } })
    const { _id: category } = await api.create('categories', {
      title: `Drives ${number}`,
      characteristics: [{ characteristic: _id }],
    })
    const refused = await api.user('DELETE', path)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'It is still used by 1 product and 1 category. Please remove it there first.',
    ])
    expect((await api.user('GET', path)).status).toBe(200)
    await api.user('DELETE', `/products/${used._id}`)
    expect((await api.user('DELETE', path)).status).toBe(409)
    await api.user('PUT', `/categories/${category}`, { characteristics: [] })
    expect((await api.user('DELETE', path)).status).toBe(200)
    const back = await api.user('POST', `/products/${used._id}/restore`)
    expect([back.status, back.body.data.values]).toEqual([200, {}])
  })
})
