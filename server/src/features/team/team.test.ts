import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../../test/api.ts'
import { processorTime } from '../../../test/measure/processor-time.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'

let number = 0
const valid = () => ({
  name: `Ada ${++number}`,
  surname: 'Volt',
  position: 'Engineering',
  jobTitle: 'Protection engineer',
  description: 'Keeps what must not fail from failing.',
  email: `ada${number}@wattwerk.example`,
  isEmailPublic: false,
  imageUrl: '/uploads/team/ada.webp',
  isActive: true,
})
const { api, address } = standardTests('team', {
  valid,
  publicFields: ['name', 'surname', 'position', 'jobTitle', 'description', 'email', 'imageUrl', 'isActive'],
  rules: [
    [
      { name: undefined, position: undefined, jobTitle: undefined, description: undefined, email: undefined },
      {
        name: 'Name is required',
        position: 'Position is required',
        jobTitle: 'Job title is required',
        description: 'Description is required',
        email: 'Email is required',
      },
    ],
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ position: '' }, { position: 'Position is required' }],
    [{ jobTitle: '' }, { jobTitle: 'Job title is required' }],
    [{ description: '' }, { description: 'Description is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'ada' }, { email: 'Please enter a valid email address' }],
    [{ email: 'ada@wattwerk' }, { email: 'Please enter a valid email address' }],
    [{ email: 'аda@wattwerk.example' }, { email: 'Please enter a valid email address' }],
    [{ email: 'a@b.example, c@d.example' }, { email: 'Please enter a valid email address' }],
  ],
  changeRules: [
    [
      { name: '', email: 'ada' },
      { name: 'Name is required', email: 'Please enter a valid email address' },
    ],
    [{ jobTitle: ' ' }, { jobTitle: 'Job title is required' }],
  ],
  addresses: ['imageUrl'],
})

describe('GET /team', () => {
  test('active members come first, then the others, both in the order of the alphabet @spec-162', async () => {
    const position = 'Sorted'
    for (const [name, isActive] of [
      ['Zoe', true],
      ['bert', true],
      ['Émile', true],
      ['Anna', false],
      ['Carl', false],
      ['Ada', true],
    ])
      await api.create('team', { ...valid(), name, isActive, position })
    expect(await api.column('/team?search=sorted', 'name')).toEqual([
      'Ada',
      'bert',
      'Émile',
      'Zoe',
      'Anna',
      'Carl',
    ])
  })

  test('A26: visitors see active members only; ?isActive narrows the list for staff', async () => {
    const hidden = await api.create('team', { ...valid(), position: 'Concealing', isActive: false })
    const shown = await api.create('team', { ...valid(), position: 'Concealing' })
    const visitors = await api.visitor('GET', '/team?search=concealing')
    expect(fieldOf(visitors.body.data, '_id')).toEqual([shown._id])
    expect((await api.visitor('GET', '/team?search=concealing&isActive=false')).body.data).toEqual([])
    expect(await api.column('/team?search=concealing', '_id')).toEqual([shown._id, hidden._id])
    expect(await api.column('/team?search=concealing&isActive=false', '_id')).toEqual([hidden._id])
    expect(await api.column('/team?search=concealing&isActive=true', '_id')).toEqual([shown._id])
    expect((await api.user('GET', '/team?isActive=perhaps')).status).toBe(400)
  })

  test('A26: a visitor sees an email address only if it is marked public', async () => {
    const position = 'Addressed'
    await api.create('team', { ...valid(), position, name: 'A', email: 'secret@wattwerk.example' })
    await api.create('team', {
      ...valid(),
      position,
      name: 'B',
      email: 'open@wattwerk.example',
      isEmailPublic: true,
    })
    const { body, text } = await api.visitor('GET', '/team?search=addressed')
    expect(fieldOf(body.data, 'email')).toEqual([null, 'open@wattwerk.example'])
    expect(text).not.toContain('secret@')
    expect(await api.column('/team?search=addressed', 'email')).toEqual([
      'secret@wattwerk.example',
      'open@wattwerk.example',
    ])
  })

  test('A24: a visitor can neither search nor sort by email address', async () => {
    await api.create('team', { ...valid(), email: 'oracle@wattwerk.example' })
    expect((await api.visitor('GET', '/team?search=oracle@')).body.data).toEqual([])
    expect(await api.column('/team?search=oracle@', 'email')).toEqual(['oracle@wattwerk.example'])
    for (const sort of ['email', '-email']) {
      expect((await api.visitor('GET', `/team?sort=${sort}`)).status).toBe(400)
      expect((await api.user('GET', `/team?sort=${sort}`)).status).toBe(200)
    }
  })
})

describe('POST /team', () => {
  test('a member is active, their address private, surname and picture may be missing @spec-162', async () => {
    const { surname, imageUrl, isActive, isEmailPublic, ...least } = valid()
    expect(await api.create('team', least)).toMatchObject({
      surname: null,
      imageUrl: null,
      isActive: true,
      isEmailPublic: false,
    })
  })

  test('an email address is kept in lower case', async () => {
    const made = await api.create('team', { ...valid(), email: ' Ada.Volt@Wattwerk.EXAMPLE ' })
    expect(made.email).toBe('ada.volt@wattwerk.example')
  })

  test('A48: an email address of a hundred thousand characters is refused at once', async () => {
    for (const email of ['a'.repeat(100_000), `a@${'a.'.repeat(50_000)}`, `a@${'a'.repeat(100_000)}`]) {
      const post = () => api.user('POST', '/team', { ...valid(), email })
      expect((await post()).status).toBe(422)
      expect(await processorTime(post)).toBeLessThan(50)
    }
  })
})

describe('GET /team/{id}', () => {
  test('A26: a visitor sees neither an inactive member nor a private address @spec-162', async () => {
    const path = await address()
    expect((await api.visitor('GET', path)).body.data.email).toBeNull()
    await api.user('PUT', path, { isEmailPublic: true })
    expect((await api.visitor('GET', path)).body.data.email).toMatch(/@wattwerk.example$/)
    await api.user('PUT', path, { isActive: false })
    expect((await api.visitor('GET', path)).status).toBe(404)
    expect((await api.user('GET', path)).status).toBe(200)
  })
})

describe('PUT /team/{id}', () => {
  test('isActive alone can be sent, and toggles @spec-162', async () => {
    const path = await address()
    for (const isActive of [false, true])
      expect((await api.user('PUT', path, { isActive })).body.data).toMatchObject({
        isActive,
        surname: 'Volt',
      })
    expect((await api.user('PUT', path, { isActive: 'no' })).status).toBe(400)
  })
})
