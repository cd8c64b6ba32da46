import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../../test/api.ts'
import { processorTime } from '../../../test/measure/processor-time.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'
import { testSession } from '../../../test/standard/standard-writes.ts'

let number = 0
const valid = () => ({
  name: `Grid Operator ${++number}`,
  email: `client${number}@grid.example`,
  description: 'They came at night and the lights were on by morning.',
  imageUrl: '/uploads/clients/grid.webp',
  isActive: true,
})
const { api, address } = standardTests('clients', {
  valid,
  publicFields: ['name', 'description', 'imageUrl', 'isActive'],
  rules: [
    [
      { name: undefined, email: undefined, description: undefined, imageUrl: undefined },
      {
        name: 'Client name is required',
        email: 'Client email is required',
        description: 'Client testimonial is required',
        imageUrl: 'Client image is required',
      },
    ],
    [{ name: '   ' }, { name: 'Client name is required' }],
    [{ email: ' ' }, { email: 'Client email is required' }],
    [{ email: 'a@b' }, { email: 'Please enter a valid email address' }],
    [{ email: 'a b@c.example' }, { email: 'Please enter a valid email address' }],
    [{ description: '' }, { description: 'Client testimonial is required' }],
    [{ imageUrl: '' }, { imageUrl: 'Client image is required' }],
  ],
  changeRules: [
    [
      { name: '', imageUrl: '' },
      { name: 'Client name is required', imageUrl: 'Client image is required' },
    ],
    [{ email: 'nobody' }, { email: 'Please enter a valid email address' }],
  ],
  addresses: ['imageUrl'],
})

describe('GET /clients', () => {
  test('A26: a visitor sees active clients only and never an email address @spec-162', async () => {
    const hidden = await api.create('clients', { ...valid(), name: 'Concealed Client', isActive: false })
    const shown = await api.create('clients', { ...valid(), name: 'Concealed Client too' })
    const { body, text } = await api.visitor('GET', '/clients?search=concealed')
    expect(fieldOf(body.data, '_id')).toEqual([shown._id])
    expect(text).not.toContain('@')
    expect(body.data[0]).not.toHaveProperty('email')
    expect(await api.column('/clients?search=concealed', '_id')).toEqual([hidden._id, shown._id])
    expect(await api.column('/clients?search=concealed', 'email')).toEqual([hidden.email, shown.email])
  })

  test('?isActive=true and =false narrow the list', async () => {
    for (const isActive of [true, false])
      await api.create('clients', { ...valid(), name: 'Narrow', isActive })
    for (const isActive of [true, false])
      expect(await api.column(`/clients?search=narrow&isActive=${isActive}`, 'isActive')).toEqual([isActive])
    const visitors = await api.visitor('GET', '/clients?search=narrow&isActive=true')
    expect(fieldOf(visitors.body.data, 'isActive')).toEqual([true])
    expect((await api.visitor('GET', '/clients?search=narrow&isActive=false')).body.data).toEqual([])
    expect((await api.visitor('GET', '/clients?isActive=perhaps')).status).toBe(400)
  })

  test('A24: a visitor can neither search nor sort by email address', async () => {
    await api.create('clients', { ...valid(), email: 'oracle@grid.example' })
    expect((await api.visitor('GET', '/clients?search=oracle@')).body.data).toEqual([])
    expect(await api.column('/clients?search=oracle@', 'email')).toEqual(['oracle@grid.example'])
    for (const sort of ['email', '-email']) {
      expect((await api.visitor('GET', `/clients?sort=${sort}`)).status).toBe(400)
      expect((await api.user('GET', `/clients?sort=${sort}`)).status).toBe(200)
    }
  })
})

describe('POST /clients', () => {
  test('a new client is active unless it is said otherwise @spec-95 @spec-162', async () => {
    const { isActive, ...unsaid } = valid()
    expect((await api.create('clients', unsaid)).isActive).toBe(true)
    expect((await api.create('clients', { ...unsaid, isActive: false })).isActive).toBe(false)
  })

  test('A48: an email address of a hundred thousand characters is refused at once', async () => {
    const post = () => api.user('POST', '/clients', { ...valid(), email: `a@${'a-'.repeat(50_000)}` })
    expect((await post()).status).toBe(422)
    expect(await processorTime(post)).toBeLessThan(50)
  })
})

describe('POST /clients/activate-all', () => {
  testSession(api, 'POST', () => '/clients/activate-all')

  test('all inactive clients are shown in one change, which tells how many they were', async () => {
    await api.user('POST', '/clients/activate-all')
    const made = []
    for (const name of ['Asleep A', 'Asleep B'])
      made.push(await api.create('clients', { ...valid(), name, isActive: false }))
    const trashed = await api.create('clients', { ...valid(), name: 'Asleep C', isActive: false })
    await api.user('DELETE', `/clients/${trashed._id}`)
    const answer = await api.user('POST', '/clients/activate-all')
    expect([answer.status, answer.body.data]).toEqual([200, { activated: 2 }])
    const visitors = await api.visitor('GET', '/clients?search=asleep')
    expect(fieldOf(visitors.body.data, '_id')).toEqual(fieldOf(made, '_id'))
    expect(fieldOf(visitors.body.data, 'revision')).toEqual([2, 2])
    expect(await api.column('/clients?search=asleep&trash=true', 'isActive')).toEqual([false])
  })

  test('with none inactive it activates none', async () => {
    await api.user('POST', '/clients/activate-all')
    const answer = await api.user('POST', '/clients/activate-all')
    expect([answer.status, answer.body.data]).toEqual([200, { activated: 0 }])
  })
})

describe('GET /clients/{id}', () => {
  test('A26: a visitor does not see an inactive client @spec-162', async () => {
    const path = await address()
    await api.user('PUT', path, { isActive: false })
    expect((await api.visitor('GET', path)).status).toBe(404)
    expect((await api.user('GET', path)).status).toBe(200)
  })
})

describe('PUT /clients/{id}', () => {
  test('the whole client with a flipped flag toggles it @spec-162', async () => {
    const input = valid()
    const { _id } = await api.create('clients', input)
    const put = async (isActive: boolean) =>
      (await api.user('PUT', `/clients/${_id}`, { ...input, isActive })).body.data
    expect(await put(false)).toMatchObject({ ...input, isActive: false, revision: 2 })
    expect(await put(true)).toMatchObject({ ...input, isActive: true, revision: 3 })
  })
})
